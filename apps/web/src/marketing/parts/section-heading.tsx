import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** The h2, which makes a statement. */
  heading: string;
  /** Shown next to it. */
  lead?: ReactNode;
  /** For `aria-labelledby`, or an anchor. */
  id?: string | undefined;
}

/** The start of a section: heading at the left, lead at the right, both on one line; stacked on a phone. */
export function SectionHeading({ heading, lead, id }: SectionHeadingProps) {
  return (
    <div className={styles.root}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
