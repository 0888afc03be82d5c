import { late } from '@tintforge/app-base/late/late';
import { Container } from '@tintforge/ui';
import { Suspense } from 'react';
import { island } from '../../islands/island';
import { CarRule } from './car-rule';
import styles from './explorer.module.css';
import type { Look, LookName } from './look';
import type { Offer } from './look-booking';
import { LookResult } from './look-result';
import { LookShare } from './look-share';
import { bringLookWords } from './look-words';
import { useLook } from './use-look';
import { useLookLaw } from './use-look-law';

const SecondLook = late(async () => (await bringLookWords()).SecondLook);

/** The page's own knowledge of its results, so that the first response to a touch needs no law. */
export interface ServedResults {
  look: Look;
  /** A shade of it isn't allowed, or isn't verified. */
  isRefused: boolean;
  /** Every package of the shop. */
  offers: readonly Offer[];
  disclaimer: string;
}

/**
 * The look's legal status, its price, and its link. Separate from the picture, so that a first touch there fetches
 * less.
 */
function Results({ look: first, isRefused: isFirstRefused, offers, disclaimer }: ServedResults) {
  const { look, change } = useLook(first);
  const law = useLookLaw(look);
  const hasSecond = look.otherShades !== null;
  const isRefused = (name: LookName) => law?.isRefused(look, name) ?? isFirstRefused;
  return (
    <Container className={styles.rest}>
      <CarRule look={look} onLook={change} />
      {hasSecond && (
        <Suspense>
          <SecondLook look={look} offers={offers} />
        </Suspense>
      )}
      <div className={styles.results} data-count={hasSecond ? 2 : 1}>
        <LookResult
          look={look}
          name="a"
          isAlone={!hasSecond}
          isRefused={isRefused('a')}
          offers={offers}
          onLook={change}
        />
        {hasSecond && (
          <LookResult look={look} name="b" isAlone={false} isRefused={isRefused('b')} offers={offers} onLook={change} />
        )}
      </div>
      <p className={styles.disclaimer}>{disclaimer}</p>
      <LookShare look={look} served={first} law={law} />
    </Container>
  );
}

export const LookResults = island('look-results', Results, { readsAddress: true, wakesWith: 'film-explorer' });
