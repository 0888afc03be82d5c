import { useStateLaw } from '@tintforge/app-base/tint/state-laws';
import { lawWords } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import { island } from '../../islands/island';
import { CarRule } from './car-rule';
import styles from './explorer.module.css';
import { LookResult } from './look-result';
import { LookShare } from './look-share';
import { SecondLook } from './second-look';
import { useLook } from './use-look';

/**
 * The look's legal status, its price, and its link. Separate from the picture, so that a first touch there fetches
 * less.
 */
function Results() {
  const { look, change } = useLook();
  useStateLaw(look);
  const hasSecond = look.otherShades !== null;
  return (
    <Container className={styles.rest}>
      <CarRule look={look} onLook={change} />
      {hasSecond && <SecondLook look={look} />}
      <div className={styles.results} data-count={hasSecond ? 2 : 1}>
        <LookResult look={look} name="a" isAlone={!hasSecond} onLook={change} />
        {hasSecond && <LookResult look={look} name="b" isAlone={false} onLook={change} />}
      </div>
      <p className={styles.disclaimer}>{lawWords.disclaimer}</p>
      <LookShare look={look} />
    </Container>
  );
}

export const LookResults = island('look-results', Results, { readsAddress: true, wakesWith: 'film-explorer' });
