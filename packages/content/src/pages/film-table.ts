import type { FilmType } from '@tintforge/booking-core';
import { verdictOfShade } from '@tintforge/shop/film-verdicts';
import { films } from '@tintforge/shop/films';
import { statementOf, verdictAsKnown, withStatement } from '../film-statements';
import type { FilmRow, HomeVerdict, MeasuredColumn } from '../shapes';
import { seriesOf } from './film-series';

/** The table of a film, dark to light, with what the owner states of it. */
export function filmRowsOf(filmType: FilmType): readonly FilmRow[] {
  const film = films.find((each) => each.filmType === filmType);
  return film?.rows.map((row) => withStatement(row, statementOf(film.series))) ?? [];
}

/** The least and the most, in percent, that a film's table holds in a column; undefined when the manufacturer publishes none. */
export function measuredRange(filmType: FilmType, column: MeasuredColumn): readonly [number, number] | undefined {
  const values = filmRowsOf(filmType).flatMap((row) => row[column] ?? []);
  return values.length === 0 ? undefined : [Math.min(...values), Math.max(...values)];
}

/** A range in words, "51 to 66%", or one figure where both ends are the same; undefined for an empty column. */
export function measuredText(filmType: FilmType, column: MeasuredColumn): string | undefined {
  const range = measuredRange(filmType, column);
  if (range === undefined) return undefined;
  const [least, most] = range;
  return least === most ? `${most}%` : `${least} to ${most}%`;
}

/** Where a shade meets the limits of the shop's state, by its film and its VLT as in the film's table. */
export function homeVerdict(filmType: FilmType, vltPercent: number): HomeVerdict {
  const id = filmRowsOf(filmType).find((row) => row.vltPercent === vltPercent)?.id ?? '';
  return verdictAsKnown(seriesOf(filmType), verdictOfShade[id] ?? 'all-sides');
}

/** The numbers of a film's shades that meet the limits of the shop's state next to the driver, the lightest first. */
export function shadesInFront(filmType: FilmType): number[] {
  const rows = filmRowsOf(filmType).filter(({ vltPercent }) => homeVerdict(filmType, vltPercent) === 'all-sides');
  return rows.map(({ vltPercent }) => vltPercent).toReversed();
}
