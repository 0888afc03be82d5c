import type { ReactNode } from 'react';
import styles from './ruled-columns.module.css';

interface RuledColumnsProps {
  /** Which columns are wide beside the narrow last one: the first two alike, or the middle one more. */
  wide: 'first-two' | 'middle';
  /** The three columns. */
  children: ReactNode;
}

/** Three columns with rules between them; on a narrower screen the last lies below, on a phone one below the other. */
export function RuledColumns({ wide, children }: RuledColumnsProps) {
  return (
    <div className={styles.root} data-wide={wide}>
      {children}
    </div>
  );
}
