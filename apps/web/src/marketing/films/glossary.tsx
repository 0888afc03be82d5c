import { filmGlossary, type GlossaryEntry } from '@tintforge/content';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import styles from './glossary.module.css';

const entries: readonly GlossaryEntry[] = filmGlossary.entries;

/** The columns of the film tables, explained; the same on all three film pages. */
export function Glossary() {
  return (
    <PageSection tone="paper-2">
      <SectionHeading heading={filmGlossary.heading} />
      <dl className={styles.root}>
        {entries.map(({ title, abbreviation, description }) => (
          <div key={title} className={styles.entry}>
            <dt className={styles.term}>
              <span>{title}</span>
              {abbreviation !== undefined && <span className={styles.abbreviation}>{abbreviation}</span>}
            </dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
