import { paths } from '@tintforge/app-base/paths';
import { explorerPage, filmComparison, lawWords } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import { filmPath } from '../../lib/film-paths';
import { WayOn } from '../parts/way-on';
import styles from './explorer-end.module.css';

const { closing } = explorerPage;

/** The sources of the figures, with links. */
export function ExplorerEnd() {
  return (
    <section className={styles.root}>
      <Container className={styles.words}>
        <h2 className={styles.heading}>{closing.heading}</h2>
        <div>
          <p>
            {closing.text} {lawWords.disclaimer}
          </p>
          <ul className={styles.ways}>
            {filmComparison.columns.map(({ filmType }) => (
              <li key={filmType}>
                <WayOn to={filmPath(filmType)}>{filmType}</WayOn>
              </li>
            ))}
            <li>
              <WayOn to={paths.comparison}>{closing.comparison}</WayOn>
            </li>
          </ul>
        </div>
      </Container>
    </section>
  );
}
