import { automotivePage, shades } from '@tintforge/content';
import { type Elements, Icon, PaneStrip, VisuallyHidden } from '@tintforge/ui';
import { filmPath } from '../../lib/film-paths';
import { isBuilt } from '../../lib/is-built';
import styles from './film-links.module.css';

/** The films, one a line with its shades from light to dark: each links to the film's page, where the shop has it. */
export function FilmLinks() {
  const { items, shades: shadesTitle } = automotivePage.films;
  return (
    <ul className={styles.root}>
      {items.map(({ filmType, tier, tierName, text }) => {
        const percents = lightToDark(filmType);
        return (
          <li key={filmType}>
            <FilmLink filmType={filmType}>
              <h3 className={styles.name}>{filmType}</h3>
              <span className={styles.tier}>
                <span aria-hidden="true">{tier}</span>
                <VisuallyHidden>{tierName}</VisuallyHidden>
              </span>
              <span className={styles.text}>{text}</span>
              <PaneStrip shades={percents} title={shadesTitle(filmType, percents)} hasFigures />
            </FilmLink>
          </li>
        );
      })}
    </ul>
  );
}

function FilmLink({ filmType, children }: { filmType: string; children: Elements }) {
  const path = filmPath(filmType);
  if (!isBuilt(path)) return <div className={styles.link}>{children}</div>;
  return (
    <a href={path} className={styles.link}>
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}

function lightToDark(filmType: string): number[] {
  return shades
    .filter((shade) => shade.filmType === filmType)
    .map(({ vltPercent }) => vltPercent)
    .reverse();
}
