import { automotivePage, shades } from '@tintforge/content';
import { Icon, PaneStrip, VisuallyHidden } from '@tintforge/ui';
import { filmPaths } from '../../lib/film-paths';
import styles from './film-links.module.css';

/** The three films, one a line with its shades from light to dark: each links to the film's page. */
export function FilmLinks() {
  const { items, shades: shadesTitle } = automotivePage.films;
  return (
    <ul className={styles.root}>
      {items.map(({ filmType, tier, tierName, text }) => {
        const percents = lightToDark(filmType);
        return (
          <li key={filmType}>
            <a href={filmPaths[filmType]} className={styles.link}>
              <h3 className={styles.name}>{filmType}</h3>
              <span className={styles.tier}>
                <span aria-hidden="true">{tier}</span>
                <VisuallyHidden>{tierName}</VisuallyHidden>
              </span>
              <span className={styles.text}>{text}</span>
              <PaneStrip shades={percents} title={shadesTitle(filmType, percents)} hasFigures />
              <Icon name="arrow-right" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function lightToDark(filmType: string): number[] {
  return shades
    .filter((shade) => shade.filmType === filmType)
    .map(({ vltPercent }) => vltPercent)
    .reverse();
}
