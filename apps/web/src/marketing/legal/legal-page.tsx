import { Container, keepValues } from '@tintforge/ui';
import styles from './legal-page.module.css';

/** A text to read from top to bottom. */
export interface LegalText {
  heading: string;
  /** "November 20, 2026" */
  lastUpdated: string;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

interface LegalPageProps {
  text: LegalText;
  /** The other legal page, and home. */
  links: readonly { to: string; label: string }[];
}

/** One legal text with its date and further links. */
export function LegalPage({ text, links }: LegalPageProps) {
  return (
    <Container className={styles.root}>
      <h1 className={styles.title}>{text.heading}</h1>
      <p className={styles.updated}>{`Last updated ${text.lastUpdated}`}</p>
      <p className={styles.lead}>{text.lead}</p>
      {text.sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2 className={styles.heading}>{section.heading}</h2>
          <div className={styles.paragraphs}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{keepValues(paragraph)}</p>
            ))}
          </div>
        </section>
      ))}
      <p className={styles.links}>
        {links.map((link) => (
          <a key={link.to} href={link.to}>
            {link.label}
          </a>
        ))}
      </p>
    </Container>
  );
}
