import type { FilmType } from '@tintforge/booking-core';
import { films } from '@tintforge/shop/films';
import type { FilmRow } from '../shapes';

/** The columns of a film's table that hold a measured share. */
export type MeasuredColumn = Exclude<keyof FilmRow, 'id' | 'product' | 'isInterpolated'>;

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

/** On which windows of a road car registered in Florida a shade may be. */
export const floridaVerdicts = [
  'all-sides',
  'all-sides-metered',
  'rear',
  'rear-metered',
  'multipurpose',
  'none',
  'not-verified',
] as const;

/** On which windows of a road car registered in Florida a shade may be. */
export type FloridaVerdict = (typeof floridaVerdicts)[number];

/**
 * The verdict on each shade by its id, on typical glass and by the rule that decides about an order: a table that can be
 * read in two ways counts by the darker, and shades that meet a limit by less than the meter's margin of error are metered
 * first. `not-verified` is light that would be enough, of a film whose reflectance isn't published. Written down, so that
 * a table carries no law; the tests hold it to the rule.
 */
const verdictOfShade: Readonly<Record<string, FloridaVerdict>> = {
  'ceramic-ir-5': 'none',
  'hybrid-5': 'none',
  'hybrid-15': 'multipurpose',
  'hybrid-20': 'rear',
  'hybrid-30': 'rear',
  'carbon-5': 'none',
  'carbon-15': 'rear-metered',
  'carbon-25': 'rear',
};

/** Where a shade meets Florida's limits, by its film and its VLT as in the film's table. */
export function floridaVerdict(filmType: FilmType, vltPercent: number): FloridaVerdict {
  const id = filmRowsOf(filmType).find((row) => row.vltPercent === vltPercent)?.id ?? '';
  return verdictOfShade[id] ?? (filmType === 'Ceramic Film' ? 'not-verified' : 'all-sides');
}

/** The words of a film's measured table. */
export const filmTableWords = {
  heading: 'Technical Specifications',
  caption: (film: string) => `Technical specifications of ${film}`,
  labels: { name: 'Product', swatch: 'Shade', vlt: 'VLT', verdict: 'Meets Florida’s limits on' },
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
    multipurpose: 'Behind the driver of truck-based SUVs',
    none: 'Not for road cars',
    'not-verified': 'Not verified: reflectance isn’t published',
  } satisfies Record<FloridaVerdict, string>,
  notes: {
    interpolated: '≈ interpolated between the two values the manufacturer publishes.',
    unpublished: (columns: string) => `The manufacturer doesn’t publish ${columns} for these shades.`,
    reflection: 'VLR: visible light reflected, outside and inside.',
    glass: 'Shades are measured on typical 73% glass. On your car, the meter decides.',
    unknownGlass:
      'The manufacturer doesn’t say which glass the ceramic shades were measured on. Each counts here as the darker of its two readings.',
  },
} as const;
