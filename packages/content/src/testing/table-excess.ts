import { films } from '@tintforge/shop/films';
import { filmRowsOf } from '../pages/film-table';
import type { Figure } from './film-figures';
import type { FilmName } from './film-names';
import { type FilmProperty, filmProperties } from './film-properties';

/**
 * Properties of which more is not better: a figure has to be one that the table holds, and means nothing without a
 * film.
 */
const described: readonly FilmProperty[] = ['light', 'reflection'];

/**
 * The excess of a figure over the film tables, in words; undefined where they hold it. Without a film's name the best
 * film counts for "up to" and the worst for "at least". A column that the manufacturer does not publish holds nothing.
 */
export function excessOf({ least, most, isFloor, property, film }: Figure): string | undefined {
  if (property === undefined) return undefined;
  const isDescribed = described.includes(property);
  if (isDescribed && film === undefined) return undefined;
  const whose = film ?? 'any film';
  const held = heldBy(film, property);
  if (held === undefined) return `${property}: ${most}%, and the table of ${whose} holds none`;
  if (most > held.most) return `${property}: ${most}% where the table of ${whose} ends at ${held.most}%`;
  if (isFloor && !isDescribed && least > held.least) {
    return `${property}: at least ${least}% where the table of ${whose} begins at ${held.least}%`;
  }
  if (isDescribed && least < held.least) return `${property}: ${least}% where ${whose} begins at ${held.least}%`;
  return undefined;
}

function heldBy(film: FilmName | undefined, property: FilmProperty) {
  const rows = films.flatMap(({ filmType }) =>
    filmRowsOf(filmType).filter(({ product }) => film === undefined || film === filmType || film === product),
  );
  const values = rows.flatMap((row) => filmProperties[property].columns.flatMap((column) => row[column] ?? []));
  return values.length === 0 ? undefined : { least: Math.min(...values), most: Math.max(...values) };
}
