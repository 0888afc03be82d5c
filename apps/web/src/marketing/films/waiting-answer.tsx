import { comparedFilms, filmGuideWords, shades } from '@tintforge/content';
import { PaneStrip } from '@tintforge/ui';
import { shadesOf } from '../../lib/catalogue-facts';
import styles from './film-guide.module.css';

const words = filmGuideWords;

/** Shown until all four questions are answered: the progress, and what each film suits. */
export function WaitingAnswer({ count }: { count: number }) {
  return (
    <div className={styles.words}>
      <p className={styles.count}>{words.waiting.answered(count)}</p>
      <h3 className={styles.waiting}>{words.waiting.heading}</h3>
      <dl>
        {comparedFilms.map(({ filmType, name }) => (
          <div key={filmType} className={styles.film}>
            <dt>{name}</dt>
            <dd>{words.waiting.films[filmType]}</dd>
            <dd>
              <PaneStrip shades={shadesOf({ shades }, filmType)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
