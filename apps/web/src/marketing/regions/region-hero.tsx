import type { ContactLine, RegionPageWords } from '@tintforge/content';
import type { ReactNode } from 'react';
import { BookAction } from '../parts/actions';
import styles from './region-hero.module.css';

interface RegionHeroProps {
  words: RegionPageWords['hero'];
  line: ContactLine;
  picture: ReactNode;
  pictureKeeps: 'middle' | 'ground';
}

/**
 * The start of a regional page: the place, its phone number as large as its name and a booking button, in the first
 * screen.
 */
export function RegionHero({ words, line, picture, pictureKeeps }: RegionHeroProps) {
  return (
    <div data-theme="ink" className={styles.root}>
      <div className={styles.picture} data-keeps={pictureKeeps}>
        {picture}
      </div>
      <div className={styles.words}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <a className={styles.phone} href={line.href} translate="no">
          {line.phone}
        </a>
        <BookAction>{words.book}</BookAction>
      </div>
    </div>
  );
}
