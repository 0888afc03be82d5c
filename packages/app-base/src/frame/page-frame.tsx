import type { ReactNode } from 'react';
import { DemoBanner } from './demo-banner';
import { SkipLink } from './main-region';
import styles from './page-frame.module.css';

/** What every page begins with: the way past its header, and in a demo the word that it is one. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <SkipLink />
      <DemoBanner />
      {children}
    </div>
  );
}
