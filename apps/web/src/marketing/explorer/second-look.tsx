import { explorerResults } from '@tintforge/content';
import { CheckList } from '@tintforge/ui';
import type { Look } from './look';
import { differencesOf } from './look-differences';
import styles from './look-result.module.css';

const words = explorerResults.second;

/** The differences of the second look, in words. */
export function SecondLook({ look }: { look: Look }) {
  const differences = differencesOf(look);
  return (
    <section>
      <h2 className={styles.heading}>{words.heading}</h2>
      {differences.length === 0 ? <p>{words.same}</p> : <CheckList look="ruled" items={differences} />}
    </section>
  );
}
