import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vltBases } from './film-shade';
import { netVlt } from './net-vlt';

const seed = 20261122;
const share = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

describe('light through film and glass', () => {
  test.each([
    ['a table read on the typical glass is what it says there', 'net73', 37, 73, 37],
    ['lighter glass lets more through', 'net73', 32, 80, 35],
    ['22 over 20% glass: 6.027, shown as 6', 'net73', 22, 20, 6],
    ['32 over 20% glass: 8.767, rounded down', 'net73', 32, 20, 8.7],
    ['a film of 30 by itself over 20% glass: 6, to the point', 'filmOnly', 30, 20, 6],
    ['22 by itself over 20% glass', 'filmOnly', 22, 20, 4.4],
    ['37 by itself over 75% glass: 27.75, rounded down', 'filmOnly', 37, 75, 27.7],
    ['bare glass', 'filmOnly', 100, 70.3, 70.3],
    ['glass that lets nothing through', 'net73', 37, 0, 0],
    ['a table that claims to add light is held at the bare glass', 'net73', 80, 70, 70],
    ['tenths on both sides', 'net73', 36.5, 73, 36.5],
  ] as const)('%s', (_, vltBasis, vltPercent, glass, percent) => {
    expect(netVlt({ vltBasis, vltPercent }, glass)).toEqual({
      readings: [{ basis: vltBasis, percent }],
      judgedPercent: percent,
    });
  });

  test('where the maker does not say, both readings are shown and the darker decides', () => {
    expect(netVlt({ vltBasis: 'unknown', vltPercent: 37 }, 73)).toEqual({
      readings: [
        { basis: 'net73', percent: 37 },
        { basis: 'filmOnly', percent: 27 },
      ],
      judgedPercent: 27,
    });
  });

  test('what is no share of light throws', () => {
    expect(() => netVlt({ vltBasis: 'net73', vltPercent: 37 }, 100.5)).toThrow(RangeError);
    expect(() => netVlt({ vltBasis: 'net73', vltPercent: -1 }, 73)).toThrow(RangeError);
  });
});

test('a shown reading is never lighter than the light itself, and never a tenth darker', () => {
  fc.assert(
    fc.property(share, share, fc.constantFrom(...vltBases), (vltPercent, glass, vltBasis) => {
      for (const { basis, percent } of netVlt({ vltBasis, vltPercent }, glass).readings) {
        const reference = basis === 'net73' ? 73 : 100;
        const film = Math.min(reference * 10, Math.round(vltPercent * 10));
        const light = film * Math.round(glass * 10);
        const shown = Math.round(percent * 10) * 10 * reference;
        expect(shown).toBeLessThanOrEqual(light);
        expect(shown + 10 * reference).toBeGreaterThan(light);
      }
    }),
    { seed, numRuns: 2000 },
  );
});
