import { siteWords } from '@tintforge/content';
import type { ReactNode } from 'react';
import styles from './main-region.module.css';

/** The first thing that the keyboard reaches: past the header, to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {siteWords.skip}
    </a>
  );
}

/** The page itself, between what surrounds it. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}
