import { type ReactNode, useId } from 'react';
import { Container } from '../container/container';
import type { Elements } from '../elements';
import styles from './page-footer.module.css';

/** One column of a footer's links. */
export interface FooterColumn {
  heading: string;
  /** Links, each a separate element. */
  links: readonly ReactNode[];
}

/** One phone line in a footer. */
export interface FooterLine {
  /** The places that a phone line is for: text, or a link to their page. */
  label: ReactNode;
  /** As printed: "(202) 555-0142". */
  phone: string;
  /** As a link: "tel:+12025550142". */
  href: string;
}

/** Props of {@link PageFooter}. */
export interface PageFooterProps {
  /** The logo, and under it the tagline. */
  brand: Elements;
  tagline: string;
  /** Under the tagline. */
  social?: Elements;
  /** Links under headings, side by side. */
  columns: readonly FooterColumn[];
  /** Phone lines by region. */
  lines: { heading: string; rows: readonly FooterLine[] };
  /** The last line: the copyright notice at the left, links at the right. */
  rights: ReactNode;
  rightsLinks: readonly ReactNode[];
}

/** The footer of a page: the brand, links and phone lines. */
export function PageFooter({ brand, tagline, social, columns, lines, rights, rightsLinks }: PageFooterProps) {
  const id = useId();
  return (
    <footer className={styles.root} data-theme="ink">
      <Container>
        <div className={styles.top}>
          <div className={styles.brand}>
            {brand}
            <p>{tagline}</p>
            {social}
          </div>
          {columns.map(({ heading, links }, index) => (
            <nav key={heading} aria-labelledby={`${id}-${index}`}>
              <h2 id={`${id}-${index}`} className={styles.heading}>
                {heading}
              </h2>
              <LinkList>{links}</LinkList>
            </nav>
          ))}
          <div>
            <h2 className={styles.heading}>{lines.heading}</h2>
            <ul className={styles.lines}>
              {lines.rows.map(({ label, phone, href }) => (
                <li key={href}>
                  <span>{label}</span>
                  <a href={href} translate="no">
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <span>{rights}</span>
          <LinkList isInLine>{rightsLinks}</LinkList>
        </div>
      </Container>
    </footer>
  );
}

function LinkList({ children, isInLine }: { children: readonly ReactNode[]; isInLine?: boolean }) {
  return (
    <ul className={styles.links} data-in-line={isInLine}>
      {children.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the links of a site stand in a fixed order
        <li key={index}>{link}</li>
      ))}
    </ul>
  );
}
