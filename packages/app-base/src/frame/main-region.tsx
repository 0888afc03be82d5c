import { siteWords } from '@tintforge/content';
import type { ReactNode } from 'react';
import styles from './main-region.module.css';

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {siteWords.skip}
    </a>
  );
}

/** The page's main content. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}
