import type { ContactLine, RegionPageWords } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { BookAction } from '../parts/actions';
import styles from './region-hero.module.css';

interface RegionHeroProps {
  words: RegionPageWords['hero'];
  line: ContactLine;
  picture: ReactNode;
  pictureKeeps: 'middle' | 'ground';
}

/** The start of a regional page: the place, its number as large as its name, and one broad picture. */
export function RegionHero({ words, line, picture, pictureKeeps }: RegionHeroProps) {
  return (
    <div data-theme="ink">
      <div className={styles.picture} data-keeps={pictureKeeps}>
        {picture}
      </div>
      <Container className={styles.plate}>
        <div>
          <h1 className={styles.heading}>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <div className={styles.actions}>
          <a className={styles.phone} href={line.href}>
            {line.phone}
          </a>
          <BookAction>{words.book}</BookAction>
        </div>
      </Container>
    </div>
  );
}
