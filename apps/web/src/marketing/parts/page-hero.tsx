import { CheckList, Container, type Elements } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

interface PageHeroProps {
  /** The page's one h1. */
  heading: string;
  lead: ReactNode;
  /** Dark glass or paper; `startsOnInk` of the page's entry has to match, for the header. */
  tone?: 'ink' | 'paper' | undefined;
  /** Promises, with check marks. */
  claims?: readonly string[] | undefined;
  /** The source of the claims, and where they can be checked. */
  claimsNote?: ReactNode;
  /** Large buttons: one primary. */
  actions: ReactNode;
  picture?: Elements;
  /** In the right half, or `below` the words from edge to edge. */
  pictureAt?: 'beside' | 'below' | undefined;
}

/** The start of a page: heading, actions, and one picture. */
export function PageHero(props: PageHeroProps) {
  const { tone = 'ink', pictureAt = 'beside', claims = [], picture } = props;
  return (
    <div
      className={styles.root}
      data-tone={tone}
      data-theme={tone === 'ink' ? 'ink' : undefined}
      data-picture={picture === undefined ? undefined : pictureAt}
    >
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{props.heading}</h1>
          <div className={styles.aside}>
            <p className={styles.lead}>{props.lead}</p>
            {claims.length > 0 && (
              <div className={styles.claims}>
                <CheckList items={claims} />
                {props.claimsNote !== undefined && <p className={styles.note}>{props.claimsNote}</p>}
              </div>
            )}
            <div className={styles.actions}>{props.actions}</div>
          </div>
        </div>
        {pictureAt === 'beside' && picture !== undefined && <div className={styles.picture}>{picture}</div>}
      </Container>
      {pictureAt === 'below' && picture}
    </div>
  );
}
