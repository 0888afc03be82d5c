import { type FilmType, judgeReading, type MeterReading, netVlt, typicalGlassPercent } from '@tintforge/booking-core';
import { type Film, type FilmRow, films } from '../films';

/** The columns of a film's table that hold a measured share. */
export type MeasuredColumn = Exclude<keyof FilmRow, 'id' | 'product' | 'isInterpolated'>;

function filmOf(filmType: FilmType): Film | undefined {
  return films.find((film) => film.filmType === filmType);
}

/** The table of a film, dark to light. */
export function filmRowsOf(filmType: FilmType): readonly FilmRow[] {
  return filmOf(filmType)?.rows ?? [];
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
] as const;

/** On which windows of a road car registered in Florida a shade may be. */
export type FloridaVerdict = (typeof floridaVerdicts)[number];

/** The three limits, each as a window that has it. */
const windows = {
  front: { zone: 'front-sides', legalClass: 'passenger' },
  rear: { zone: 'rear-sides', legalClass: 'passenger' },
  multipurposeRear: { zone: 'rear-sides', legalClass: 'mpv' },
} as const satisfies Record<string, Pick<MeterReading, 'zone' | 'legalClass'>>;

/**
 * Where a shade is legal on typical glass, by the rule that decides about an order: a table that can be read in two
 * ways counts by the darker. Shades that are legal by less than the meter's margin of error are metered first.
 * `vltPercent` is as in the film's table.
 */
export function floridaVerdict(filmType: FilmType, vltPercent: number): FloridaVerdict {
  const vltBasis = filmOf(filmType)?.vltBasis ?? 'unknown';
  const { judgedPercent } = netVlt({ vltPercent, vltBasis }, typicalGlassPercent);
  const kindOn = (window: keyof typeof windows) =>
    judgeReading({ ...windows[window], measuredVltPercent: judgedPercent }).kind;
  const front = kindOn('front');
  if (front !== 'not-legal') return front === 'legal' ? 'all-sides' : 'all-sides-metered';
  const rear = kindOn('rear');
  if (rear !== 'not-legal') return rear === 'legal' ? 'rear' : 'rear-metered';
  return kindOn('multipurposeRear') === 'legal' ? 'multipurpose' : 'none';
}

/** The words of a film's measured table. */
export const filmTableWords = {
  heading: 'Technical Specifications',
  caption: (film: string) => `Technical specifications of ${film}`,
  labels: { name: 'Product', swatch: 'Shade', vlt: 'VLT', verdict: 'Legal in Florida on' },
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
