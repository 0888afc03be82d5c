import type { ReactNode } from 'react';
import styles from './ruled-columns.module.css';

interface RuledColumnsProps {
  /** Wide columns next to the narrow last one: the first two equally, or the middle one more. */
  wide: 'first-two' | 'middle';
  /** The three columns. */
  children: ReactNode;
}

/** Three columns with rules between them; on a narrower screen the last is below, on a phone all are stacked. */
export function RuledColumns({ wide, children }: RuledColumnsProps) {
  return (
    <div className={styles.root} data-wide={wide}>
      {children}
    </div>
  );
}
