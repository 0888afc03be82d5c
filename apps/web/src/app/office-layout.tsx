import type { ReactNode } from 'react';
import { DemoBanner } from './demo-banner';
import styles from './layout.module.css';
import { SkipLink } from './main-region';

/** What surrounds the shop's own area, whose frame brings all else. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <SkipLink />
      <DemoBanner />
      {children}
    </div>
  );
}
