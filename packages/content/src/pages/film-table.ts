import type { FilmType } from '@tintforge/booking-core';
import { type FilmRow, films } from '../films';

/** The columns of a film's table that hold a measured share. */
export type MeasuredColumn = Exclude<keyof FilmRow, 'product' | 'isInterpolated'>;

/** The table of a film, dark to light. */
export function filmRowsOf(filmType: FilmType): readonly FilmRow[] {
  return films.find((film) => film.filmType === filmType)?.rows ?? [];
}

/** The least and the most, in percent, that a film's table holds in a column; undefined when the maker publishes none. */
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

/**
 * What a table's VLT was measured on. Carbon and hybrid: film and typical 73% glass together, which their glare columns
 * prove; the ceramic sheet does not say (design/domain.md, section 3).
 */
const vltBases: Readonly<Record<FilmType, 'filmed-glass' | 'unknown'>> = {
  'Ceramic Film': 'unknown',
  'Hybrid Film': 'filmed-glass',
  'Carbon Film': 'filmed-glass',
};

/** Share of light that typical front glass lets through: the glossary's glass. */
const typicalGlass = 0.73;

/** Least percent of light through glass and film: Florida Statutes 316.2953 (beside the driver) and 316.2954 (behind). */
const limits = { front: 28, rear: 15, multipurposeRear: 6 };

/** Points above a limit under which the meter decides at the car: its own tolerance (316.2955). */
const meterTolerance = 3;

/** On which windows of a road car registered in Florida a shade may be. */
export const floridaVerdicts = [
  'all-sides',
  'all-sides-metered',
  'rear',
  'rear-metered',
  'multipurpose',
  'none',
] as const;
export type FloridaVerdict = (typeof floridaVerdicts)[number];

/**
 * Where a shade may be on typical 73% glass. `vltPercent` is as the film's table states it. A shade that is legal by one
 * reading of its table and not by the other has to be metered first.
 */
export function floridaVerdict(filmType: FilmType, vltPercent: number): FloridaVerdict {
  const darkest = vltBases[filmType] === 'unknown' ? vltPercent * typicalGlass : vltPercent;
  const isSafe = (limit: number) => darkest - limit >= meterTolerance;
  if (vltPercent >= limits.front) return isSafe(limits.front) ? 'all-sides' : 'all-sides-metered';
  if (vltPercent >= limits.rear) return isSafe(limits.rear) ? 'rear' : 'rear-metered';
  return isSafe(limits.multipurposeRear) ? 'multipurpose' : 'none';
}

/** The words of a film's specification table. */
export const filmTableWords = {
  heading: 'Technical Specifications',
  caption: (film: string) => `Technical specifications of ${film}`,
  labels: { name: 'Product', swatch: 'Shade', vlt: 'VLT', verdict: 'Legal in Florida on' },
  /** Short enough for a column; the glossary says them in full. */
  columns: {
    tserPercent: 'TSER',
    irRejectionPercent: 'IR rej.',
    irerPercent: 'IRER',
    uvBlockPercent: 'UV block',
    glareReductionPercent: 'Glare',
    vlrExteriorPercent: 'VLR ext.',
    vlrInteriorPercent: 'VLR int.',
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
  } satisfies Record<FloridaVerdict, string>,
  notes: {
    interpolated: '≈ interpolated between the two values the maker publishes.',
    unknown: '— not published.',
    reflection: 'VLR: visible light reflected, outside and inside.',
    glass: 'Shades are read on typical 73% glass; the meter decides on yours.',
    unknownGlass:
      'The maker does not say on which glass the ceramic shades were read, so we meter whatever is near a limit before we cut.',
  },
} as const;
