import { explorerVerdicts } from '@tintforge/content';
import { CheckList } from '@tintforge/ui';
import type { Look } from './look';
import type { Offer } from './look-booking';
import { differencesOf } from './look-differences';
import styles from './look-result.module.css';

const words = explorerVerdicts.second;

/** The differences of the second look, in words. */
export function SecondLook({ look, offers }: { look: Look; offers: readonly Offer[] }) {
  const differences = differencesOf(look, offers);
  return (
    <section>
      <h2 className={styles.heading}>{words.heading}</h2>
      {differences.length === 0 ? <p>{words.same}</p> : <CheckList look="ruled" items={differences} />}
    </section>
  );
}
