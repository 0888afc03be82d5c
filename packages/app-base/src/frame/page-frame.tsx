import type { Elements } from '@tintforge/ui';
import { DemoBanner } from './demo-banner';
import { SkipLink } from './main-region';
import styles from './page-frame.module.css';

/** Start of every page: the skip link, and in a demo the demo notice. */
export function PageFrame({ children }: { children: Elements }) {
  return (
    <div className={styles.root}>
      <SkipLink />
      <DemoBanner />
      {children}
    </div>
  );
}
