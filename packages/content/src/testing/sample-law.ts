import { films, homeJurisdiction } from '../index';

/**
 * The least light, in percent, that a state requires of the front side windows and the back glass of a passenger car, written
 * down from the statutes for the arithmetic of tests: Florida Statutes 316.2953 and 316.2954, C.R.S. 42-4-227.
 */
const leastLight: Readonly<Record<string, { front: number; back: number; isBackFree?: boolean }>> = {
  'US-FL': { front: 28, back: 15 },
  // Behind the driver less is allowed where the glass in front lets 70% through.
  'US-CO': { front: 27, back: 27, isBackFree: true },
};

const carbon = (films.find(({ series }) => series === 'carbon')?.rows ?? []).toSorted(
  (one, other) => one.vltPercent - other.vltPercent,
);
/** Where no figures are written down, those of the stricter states. */
const { front, back, isBackFree = false } = leastLight[homeJurisdiction] ?? { front: 35, back: 35 };

const shade = (row: (typeof carbon)[number] | undefined) => ({
  id: row?.id ?? '',
  name: row?.product ?? '',
  percent: row?.vltPercent ?? 0,
});

/** The limits of the law of the chosen shop’s state, and shades of carbon film on both sides of it, with the light of film and glass. */
export const sampleLaw = {
  front,
  back,
  /** True where the back glass may be darker under a condition that no meter reads on it. */
  isBackFree,
  /** The second shade from the limit on, for the front side windows. */
  legalFront: shade(carbon.filter((row) => row.vltPercent >= front)[1]),
  /** The nearest that is legal there. */
  nearestFront: shade(carbon.find((row) => row.vltPercent >= front)),
  /** The nearest that is too dark there. */
  darkFront: shade(carbon.findLast((row) => row.vltPercent < front)),
  /** The darkest for the back glass. */
  thinBack: shade(carbon.find((row) => row.vltPercent >= back)),
} as const;
