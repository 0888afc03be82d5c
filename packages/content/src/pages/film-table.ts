import type { FilmType } from '@tintforge/booking-core';
import { unpublished, verdictOfShade } from '@tintforge/shop/film-verdicts';
import { films } from '@tintforge/shop/films';
import type { FilmRow, HomeVerdict, MeasuredColumn } from '../shapes';

/** The table of a film, dark to light. */
export function filmRowsOf(filmType: FilmType): readonly FilmRow[] {
  return films.find((film) => film.filmType === filmType)?.rows ?? [];
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
  return verdictOfShade[id] ?? (unpublished.includes(filmType) ? 'not-verified' : 'all-sides');
}
