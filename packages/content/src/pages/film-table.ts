import type { FilmType } from '@tintforge/booking-core';
import { unpublished, verdictOfShade } from '@tintforge/shop/film-verdicts';
import { films } from '@tintforge/shop/films';
import { homeStateName } from '@tintforge/shop/law-words';
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

/** The words of a film's measured table. */
export const filmTableWords = {
  heading: 'Technical Specifications',
  caption: (film: string) => `Technical specifications of ${film}`,
  labels: { name: 'Product', swatch: 'Shade', vlt: 'VLT', verdict: `Meets ${homeStateName}’s limits on` },
  /** Short enough for a column; the glossary has the full names. */
  columns: {
    tserPercent: 'TSER',
    irRejectionPercent: 'IR rej.',
    irerPercent: 'IRER',
    uvBlockPercent: 'UV block',
    glareReductionPercent: 'Glare',
    vlrExteriorPercent: 'VLR ext.',
    vlrInteriorPercent: 'VLR int.',
  },
  /** In a sentence. */
  columnNames: {
    tserPercent: 'TSER',
    irRejectionPercent: 'infrared rejection',
    irerPercent: 'IRER',
    uvBlockPercent: 'UV protection',
    glareReductionPercent: 'glare reduction',
    vlrExteriorPercent: 'exterior reflection',
    vlrInteriorPercent: 'interior reflection',
  },
  swatch: (vltPercent: number) => `${vltPercent} percent shade`,
  unknown: 'not published',
  verdicts: {
    'all-sides': 'All side windows',
    'all-sides-metered': 'All side windows, metered first',
    rear: 'Behind the driver',
    'rear-metered': 'Behind the driver, metered first',
    'rear-clear-front': 'Behind the driver, if the front windows stay clear',
    multipurpose: 'Behind the driver of truck-based SUVs',
    none: 'Not for road cars',
    'not-verified': 'Not verified: reflectance isn’t published',
  } satisfies Record<HomeVerdict, string>,
  notes: {
    interpolated: '≈ interpolated between the two values the manufacturer publishes.',
    unpublished: (columns: string) => `The manufacturer doesn’t publish ${columns} for these shades.`,
    reflection: 'VLR: visible light reflected, outside and inside.',
    glass: 'Shades are measured on typical 73% glass. On your car, the meter decides.',
    unknownGlass: (film: string) =>
      `The manufacturer doesn’t say which glass the ${film.replace(/ film$/i, '').toLowerCase()} shades were measured on. Each counts here as the darker of its two readings.`,
  },
} as const;
