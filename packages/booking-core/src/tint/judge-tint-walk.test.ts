import { law as floridaLaw } from '@tintforge/tint-law/states/us-fl';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyWindow, judged } from '../testing/florida-walk';
import { askedPercent, type FilmedWindow, oracleKind, sidesOf } from '../testing/tint-oracle';
import { vltBases } from './film-shade';
import { glassZones } from './glass-zone';
import { judgeTint } from './judge-tint';
import { legalClasses } from './legal-class';
import type { RulingKind } from './ruling';

const seed = 20261122;

/** True when the oracle comes to the same kind, and the margin is the exact one rounded down to a tenth. */
function agreesWithOracle(window: FilmedWindow): boolean {
  const verdict = judged(window);
  if (verdict.kind !== oracleKind(window)) return false;
  if (verdict.limit === undefined) return true;
  const asked = askedPercent(window.zone, window.legalClass);
  if (asked === undefined) return false;
  const { light, limit } = sidesOf(window, asked);
  const tenth = limit / asked / 10;
  const shown = Math.round((verdict.marginPercent ?? 0) * 10) * tenth;
  return shown <= light - limit && light - limit < shown + tenth;
}

test('all 323,676 windows: each table up to 73, glass 5 to 85, class and zone has the verdict of the statutes', () => {
  const found = new Map<RulingKind, number>();
  const wrong: FilmedWindow[] = [];
  for (const window of everyWindow()) {
    const kind = oracleKind(window);
    found.set(kind, (found.get(kind) ?? 0) + 1);
    if (!agreesWithOracle(window)) wrong.push(window);
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect([...found.values()].reduce((sum, count) => sum + count, 0)).toBe(6 * 3 * 3 * 74 * 81);
  expect([...found.keys()].sort()).toEqual(['legal', 'legal-thin', 'no-limit', 'not-legal', 'not-verified']);
});

test('on the windshield below the strip every film is refused, and a front vent has the limit of the front sides', () => {
  for (const legalClass of legalClasses)
    for (let table = 0; table <= 73; table++) {
      const window = { legalClass, basis: 'net73', tableTenths: table * 10, glassTenths: 730 } as const;
      expect(judged({ ...window, zone: 'windshield' })).toMatchObject({ kind: 'not-legal', reason: 'no-film' });
      const { zone: _, ...vent } = judged({ ...window, zone: 'vent' });
      expect({ ...vent, zone: 'front-sides' }).toEqual(judged({ ...window, zone: 'front-sides' }));
    }
});

const anyWindow = fc.record<FilmedWindow>({
  zone: fc.constantFrom(...glassZones),
  legalClass: fc.constantFrom(...legalClasses),
  basis: fc.constantFrom(...vltBases),
  tableTenths: fc.integer({ min: 0, max: 1000 }),
  glassTenths: fc.integer({ min: 0, max: 1000 }),
});

/** From dark to light; a zone without limit stays without. */
const ranks: Readonly<Record<RulingKind, number>> = {
  'not-legal': 0,
  'not-verified': 1,
  'legal-thin': 2,
  legal: 3,
  'no-limit': 4,
};
const rankOf = (window: FilmedWindow) => ranks[judged(window).kind];

describe('with any film and glass, to the tenth', () => {
  test('the verdict is that of the statutes', () => {
    fc.assert(
      fc.property(anyWindow, (window) => agreesWithOracle(window)),
      { seed, numRuns: 20_000 },
    );
  });

  test('a darker film is never better', () => {
    fc.assert(
      fc.property(anyWindow, fc.nat(1000), (window, less) => {
        const darker = { ...window, tableTenths: Math.max(0, window.tableTenths - less) };
        expect(rankOf(darker)).toBeLessThanOrEqual(rankOf(window));
      }),
      { seed, numRuns: 5000 },
    );
  });

  test('darker glass is never better', () => {
    fc.assert(
      fc.property(anyWindow, fc.nat(1000), (window, less) => {
        const darker = { ...window, glassTenths: Math.max(0, window.glassTenths - less) };
        expect(rankOf(darker)).toBeLessThanOrEqual(rankOf(window));
      }),
      { seed, numRuns: 5000 },
    );
  });

  test('a passenger car is never allowed what a multipurpose vehicle is not, and an unknown class is a passenger car', () => {
    fc.assert(
      fc.property(anyWindow, (window) => {
        const passenger = rankOf({ ...window, legalClass: 'passenger' });
        expect(passenger).toBeLessThanOrEqual(rankOf({ ...window, legalClass: 'mpv' }));
        expect(rankOf({ ...window, legalClass: 'unknown' })).toBe(passenger);
      }),
      { seed, numRuns: 5000 },
    );
  });

  test('a table of unknown basis is judged by the stricter of its two readings', () => {
    fc.assert(
      fc.property(anyWindow, (window) => {
        const readings = (['net73', 'filmOnly'] as const).map((basis) => rankOf({ ...window, basis }));
        expect(rankOf({ ...window, basis: 'unknown' })).toBe(Math.min(...readings));
      }),
      { seed, numRuns: 5000 },
    );
  });

  test('more reflectance is never better', () => {
    fc.assert(
      fc.property(anyWindow, fc.nat(50), fc.nat(50), (window, least, more) => {
        const rankWith = (vlrExteriorPercent: number) =>
          ranks[
            judgeTint({
              ...window,
              law: floridaLaw,
              glassVltPercent: window.glassTenths / 10,
              shade: { vltPercent: window.tableTenths / 10, vltBasis: window.basis, vlrExteriorPercent },
            }).kind
          ];
        expect(rankWith(least + more)).toBeLessThanOrEqual(rankWith(least));
      }),
      { seed, numRuns: 2000 },
    );
  });
});
