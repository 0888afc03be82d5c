import { explorerResults } from '@tintforge/content';
import { following } from '../../lib/following';
import type { Look, LookName, LookStep } from './look';
import type { Offer } from './look-booking';
import { LookOffer } from './look-offer';
import styles from './look-result.module.css';
import { bringLookWords } from './look-words';

const { looks } = explorerResults;

const Verdicts = following(async () => (await bringLookWords()).LookVerdicts);

interface LookResultProps {
  look: Look;
  name: LookName;
  /** There is no second look next to it. */
  isAlone: boolean;
  /** A shade isn't allowed, or isn't verified. */
  isRefused: boolean;
  offers: readonly Offer[];
  onLook: (step: LookStep) => void;
}

/** A look's legal status window by window, the effect of its film, and the package for it. */
export function LookResult({ look, name, isAlone, isRefused, offers, onLook }: LookResultProps) {
  return (
    <section className={styles.root} aria-label={isAlone ? undefined : looks[name]}>
      {!isAlone && <p className={styles.look}>{looks[name]}</p>}
      <Verdicts look={look} name={name} />
      <LookOffer look={look} name={name} isAlone={isAlone} isRefused={isRefused} offers={offers} onLook={onLook} />
    </section>
  );
}
