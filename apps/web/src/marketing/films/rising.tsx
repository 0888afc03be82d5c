import type { ReactNode } from 'react';
import styles from './rising.module.css';

/** Rises into place when scrolled into view, where the browser supports that without script and motion is wanted. */
export function Rising({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
