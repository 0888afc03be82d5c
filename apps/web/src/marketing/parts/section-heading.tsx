import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** The h2: it states something. */
  heading: string;
  /** Said beside it. */
  lead?: ReactNode;
  /** For `aria-labelledby`, or to lead to. */
  id?: string | undefined;
}

/** What begins a section: the heading at the left, the lead at the right, both on one line; below each other on a phone. */
export function SectionHeading({ heading, lead, id }: SectionHeadingProps) {
  return (
    <div className={styles.root}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
