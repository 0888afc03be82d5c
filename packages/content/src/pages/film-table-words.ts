import { homeStateName } from '@tintforge/shop/law-words';
import type { HomeVerdict } from '../shapes';

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
