import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAmountCents } from './line-amount';
import { paneArea } from './pane-area';
import { type Discount, type PricedLine, quoteTotals } from './quote-totals';

const runs = { seed: 20261125, numRuns: 10_000 };

/** A fraction of whole numbers, with which each rule is computed a second time. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const floorOf = ([numerator, denominator]: Fraction) => numerator / denominator;
const ceilingOf = ([numerator, denominator]: Fraction) => (numerator + denominator - 1n) / denominator;
const halfUpOf = ([numerator, denominator]: Fraction) => floorOf([2n * numerator + denominator, 2n * denominator]);

describe('the price of a line', () => {
  test.each([
    ['a piece', 100, 124_800, 124_800],
    ['two and a half hours', 250, 9_500, 23_750],
    ['half a cent, up', 50, 1, 1],
    ['less than half a cent, down', 49, 1, 0],
    ['nothing for nothing', 100, 0, 0],
  ])('%s', (_name, quantity, unitCents, cents) => {
    expect(lineAmountCents({ quantity, unitCents })).toBe(cents);
  });

  test.each([
    [-1, 100],
    [100, -1],
    [0.5, 1],
    [Number.MAX_SAFE_INTEGER, 2],
    [Number.NaN, 1],
  ])('of %d × %d is a bug and throws', (quantity, unitCents) => {
    expect(() => lineAmountCents({ quantity, unitCents })).toThrow(RangeError);
  });

  test('is quantity × price to the nearest cent, computed in fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(100_000_00), (quantity, unitCents) => {
        const exact: Fraction = [BigInt(quantity) * BigInt(unitCents), 100n];
        expect(lineAmountCents({ quantity, unitCents })).toBe(Number(halfUpOf(exact)));
      }),
      runs,
    );
  });
});

describe('the area of panes', () => {
  test.each([
    ['one foot by one foot', [{ widthInches: 12, heightInches: 12, count: 1 }], 100, 1],
    ['a hair more is two', [{ widthInches: 12.01, heightInches: 12, count: 1 }], 100, 2],
    ['each pane by itself', [{ widthInches: 30, heightInches: 50, count: 3 }], 3125, 33],
    [
      'several sorts',
      [
        { widthInches: 36, heightInches: 60, count: 2 },
        { widthInches: 10, heightInches: 10, count: 4 },
      ],
      3278,
      34,
    ],
    ['none', [], 0, 0],
  ])('%s', (_name, panes, measuredHundredths, billedSquareFeet) => {
    expect(paneArea(panes)).toEqual({ measuredHundredths, billedSquareFeet });
  });

  test.each([0, -1, Number.NaN, 0.001])('of a side of %d inches is a bug and throws', (widthInches) => {
    expect(() => paneArea([{ widthInches, heightInches: 10, count: 1 }])).toThrow(RangeError);
  });

  test('is measured to the hundredth and billed by the pane, computed in fractions', () => {
    const side = fc.integer({ min: 1, max: 60_000 });
    const anyPanes = fc.array(fc.record({ width: side, height: side, count: fc.integer({ min: 1, max: 500 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(anyPanes, (rows) => {
        const area = paneArea(
          rows.map(({ width, height, count }) => ({ widthInches: width / 100, heightInches: height / 100, count })),
        );
        let inches = 0n;
        let billed = 0n;
        for (const { width, height, count } of rows) {
          const pane = BigInt(width) * BigInt(height);
          inches += pane * BigInt(count);
          billed += ceilingOf([pane, 1_440_000n]) * BigInt(count);
        }
        expect(BigInt(area.billedSquareFeet)).toBe(billed);
        expect(BigInt(area.measuredHundredths)).toBe(halfUpOf([inches, 14_400n]));
      }),
      runs,
    );
  });
});

describe('what a quote comes to', () => {
  const lines: PricedLine[] = [
    { workNumber: 2, amountCents: 10_000 },
    { workNumber: 1, amountCents: 5_000 },
    { workNumber: 1, amountCents: 5_000 },
  ];

  test('is its lines by car or area, less the discount in proportion', () => {
    expect(quoteTotals(lines, { kind: 'amount', cents: 2_001 })).toEqual({
      ok: true,
      value: {
        subtotalCents: 20_000,
        discountCents: 2_001,
        totalCents: 17_999,
        works: [
          { workNumber: 1, subtotalCents: 10_000, discountCents: 1_001, totalCents: 8_999 },
          { workNumber: 2, subtotalCents: 10_000, discountCents: 1_000, totalCents: 9_000 },
        ],
      },
    });
  });

  test.each<[name: string, discount: Discount, cents: number]>([
    ['a tenth', { kind: 'share', basisPoints: 1_000 }, 2_000],
    ['half a cent, up', { kind: 'share', basisPoints: 1 }, 2],
    ['all of it', { kind: 'share', basisPoints: 10_000 }, 20_000],
    ['none', { kind: 'amount', cents: 0 }, 0],
  ])('with a discount of %s', (_name, discount, cents) => {
    expect(quoteTotals(lines, discount)).toMatchObject({ value: { discountCents: cents } });
  });

  test('is refused with a discount above it', () => {
    expect(quoteTotals(lines, { kind: 'amount', cents: 20_001 })).toEqual({
      ok: false,
      problem: 'discount_above_subtotal',
    });
    expect(quoteTotals([], { kind: 'amount', cents: 1 }).ok).toBe(false);
  });

  test('of lines that cost nothing is nothing', () => {
    expect(quoteTotals([{ workNumber: 1, amountCents: 0 }], { kind: 'share', basisPoints: 5_000 })).toMatchObject({
      value: { totalCents: 0, works: [{ discountCents: 0, totalCents: 0 }] },
    });
  });

  test('adds up to the cent, each part within a cent of its share and the largest remainders raised', () => {
    const anyLines = fc.array(
      fc.record({ workNumber: fc.integer({ min: 1, max: 12 }), amountCents: fc.nat(10_000_000) }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(anyLines, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const subtotal = given.reduce((sum, { amountCents }) => sum + amountCents, 0);
        const cents = Math.floor(subtotal * share);
        const totals = quoteTotals(given, { kind: 'amount', cents });
        if (!totals.ok) throw new Error(totals.problem);
        const { works, subtotalCents, totalCents } = totals.value;
        expect(subtotalCents).toBe(subtotal);
        expect(totalCents).toBe(subtotal - cents);
        expect(works.reduce((sum, work) => sum + work.totalCents, 0)).toBe(totalCents);
        expect(works.reduce((sum, work) => sum + work.discountCents, 0)).toBe(cents);
        if (subtotal === 0) return;
        // Quota: no part leaves its exact share by a cent; no raised remainder is smaller than one that was not.
        const remainders = works.map(({ subtotalCents: weight, discountCents }) => {
          const exact: Fraction = [BigInt(cents) * BigInt(weight), BigInt(subtotal)];
          const whole = floorOf(exact);
          const raised = BigInt(discountCents) - whole;
          expect(raised === 0n || (raised === 1n && exact[0] % exact[1] !== 0n)).toBe(true);
          return { raised, remainder: exact[0] % exact[1] };
        });
        const lowestRaised = remainders.filter(({ raised }) => raised === 1n).map(({ remainder }) => remainder);
        const highestLeft = remainders.filter(({ raised }) => raised === 0n).map(({ remainder }) => remainder);
        for (const low of lowestRaised) for (const high of highestLeft) expect(low >= high).toBe(true);
      }),
      runs,
    );
  });

  test('a share is rounded half up, computed in fractions', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 10_000 }), (amountCents, basisPoints) => {
        const exact: Fraction = [BigInt(amountCents) * BigInt(basisPoints), 10_000n];
        expect(quoteTotals([{ workNumber: 1, amountCents }], { kind: 'share', basisPoints })).toMatchObject({
          value: { discountCents: Number(halfUpOf(exact)) },
        });
      }),
      runs,
    );
  });
});
