import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** Props of {@link Section}. */
export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A question of a form: its title in the left margin, its fields at the right, a rule above. */
export function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** Props of {@link FieldRow}. */
export interface FieldRowProps {
  /** Distribution of the width: equal halves or thirds, a narrow first field, or narrow last ones. */
  shape: 'halves' | 'thirds' | 'narrow-first' | 'wide-first';
  children: ReactNode;
}

/** Fields side by side; on a phone stacked, or two by two where they are short. */
export function FieldRow({ shape, children }: FieldRowProps) {
  return (
    <div className={styles.row} data-shape={shape}>
      {children}
    </div>
  );
}
