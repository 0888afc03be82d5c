import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostTotalCents } from './booking-change';
import {
  formatRate,
  includedTaxCents,
  mostStateTaxBp,
  mostSurtaxBp,
  parseRate,
  type SalesTaxRate,
  taxOfPartCents,
  taxRateOf,
} from './sales-tax';

const runs = { seed: 20261125, numRuns: 10_000 };

const bill = (...amounts: number[]) => amounts.map((amountCents) => ({ amountCents }));

describe('the tax that prices include', () => {
  test.each<[name: string, amounts: number[], rate: [number, number], tax: number]>([
    ['the state’s alone', [24_999], [600, 0], 1_415],
    ['with a surtax', [24_999], [600, 150], 1_744],
    ['of a whole price without tax', [10_700], [600, 100], 700],
    ['rounded once for the bill and not for each line', [24_999, 19_999], [600, 150], 3_139],
    ['of half a cent, up', [53], [600, 0], 3],
    ['of less than half a cent, down', [8], [600, 0], 0],
    ['of nothing', [0, 0], [600, 150], 0],
    ['of a bill without lines', [], [600, 150], 0],
    ['where none is due', [24_999], [0, 0], 0],
    // $5,000 without tax: 300 to the state, 75 to the county.
    ['up to where the surtax ends', [537_500], [600, 150], 37_500],
    // $6,000 without tax: 360 to the state, still 75 to the county.
    ['beyond it', [643_500], [600, 150], 43_500],
    ['of a long line beside a short one', [643_500, 10_750], [600, 150], 43_500 + 750],
    ['of two lines that are only together beyond it', [430_000, 430_000], [600, 150], 60_000],
  ])('%s', (_name, amounts, [stateBp, surtaxBp], tax) => {
    expect(includedTaxCents(bill(...amounts), { stateBp, surtaxBp })).toBe(tax);
  });

  const rates: fc.Arbitrary<SalesTaxRate> = fc.record({
    stateBp: fc.integer({ min: 0, max: mostStateTaxBp }),
    surtaxBp: fc.integer({ min: 0, max: mostSurtaxBp }),
  });
  const amounts = fc.array(
    fc.oneof(fc.integer({ min: 0, max: mostTotalCents }), fc.integer({ min: 530_000, max: 580_000 })),
    { maxLength: 12 },
  );

  /** The same, computed the other way round in whole numbers: what each line costs without tax, over a common denominator. */
  function recomputed(lines: readonly number[], { stateBp, surtaxBp }: SalesTaxRate): number {
    const [state, surtax] = [BigInt(stateBp), BigInt(surtaxBp)];
    const denominator = (10_000n + state) * (10_000n + state + surtax);
    let net = 0n;
    let total = 0n;
    for (const cents of lines.map(BigInt)) {
      const netWithin = cents * 10_000n * (10_000n + state);
      const isWithin = netWithin <= 500_000n * denominator;
      net += isWithin ? netWithin : (cents * 10_000n - 500_000n * surtax) * (10_000n + state + surtax);
      total += cents;
    }
    const tax = total * denominator - net;
    return Number((2n * tax + denominator) / (2n * denominator));
  }

  test('is the total less the price without tax, computed in another way', () => {
    fc.assert(
      fc.property(amounts, rates, (lines, rate) => {
        expect(includedTaxCents(bill(...lines), rate)).toBe(recomputed(lines, rate));
      }),
      runs,
    );
  });

  test('is never more than the total, never less than nothing, and no less with more on the bill', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: mostTotalCents }), rates, (lines, more, rate) => {
        const tax = includedTaxCents(bill(...lines), rate);
        const total = lines.reduce((sum, cents) => sum + cents, 0);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(total);
        expect(includedTaxCents(bill(...lines, more), rate)).toBeGreaterThanOrEqual(tax);
      }),
      runs,
    );
  });
});

describe('the tax in a part of the money', () => {
  const total = { totalCents: 44_998, taxCents: 3_139 };

  test.each([
    ['all of it', 44_998, 3_139],
    ['none', 0, 0],
    ['half', 22_499, 1_570],
    ['a late fee of a quarter', 11_250, 785],
  ])('%s', (_name, cents, tax) => {
    expect(taxOfPartCents(cents, total)).toBe(tax);
  });

  test('of a bill of nothing is nothing', () => {
    expect(taxOfPartCents(500, { totalCents: 0, taxCents: 0 })).toBe(0);
  });

  test('adds up to the cent, whatever was paid and refunded in whatever parts', () => {
    const taxed = fc
      .integer({ min: 1, max: mostTotalCents })
      .chain((totalCents) => fc.record({ totalCents: fc.constant(totalCents), taxCents: fc.nat(totalCents) }));
    // Each movement is a share of what can still be paid, or of what can still be refunded.
    const movements = fc.array(fc.record({ isPaid: fc.boolean(), share: fc.double({ min: 0, max: 1, noNaN: true }) }));
    fc.assert(
      fc.property(taxed, movements, (of, moves) => {
        let kept = 0;
        let summed = 0;
        for (const { isPaid, share } of moves) {
          const cents = Math.round(share * (isPaid ? of.totalCents - kept : kept)) * (isPaid ? 1 : -1);
          const tax = taxOfPartCents(kept + cents, of) - taxOfPartCents(kept, of);
          expect(Math.abs(tax - (of.taxCents * cents) / of.totalCents)).toBeLessThanOrEqual(1);
          expect(tax * cents).toBeGreaterThanOrEqual(0);
          kept += cents;
          summed += tax;
        }
        expect(summed).toBe(taxOfPartCents(kept, of));
        const allBack = taxOfPartCents(0, of) - taxOfPartCents(kept, of);
        expect(summed + allBack).toBe(0);
        expect(summed + taxOfPartCents(of.totalCents, of) - taxOfPartCents(kept, of)).toBe(of.taxCents);
      }),
      runs,
    );
  });
});

test('a region has a rate once the state’s is set; the surtax alone is none', () => {
  expect(taxRateOf({ stateTaxBp: 600, surtaxBp: 150 })).toEqual({ stateBp: 600, surtaxBp: 150 });
  expect(taxRateOf({ stateTaxBp: 600 })).toEqual({ stateBp: 600, surtaxBp: 0 });
  for (const none of [{}, { stateTaxBp: 0 }, { surtaxBp: 150 }]) expect(taxRateOf(none)).toBeUndefined();
});

describe('rates as people read and type them', () => {
  test.each([
    [600, '6%'],
    [750, '7.5%'],
    [25, '0.25%'],
    [0, '0%'],
  ])('%d basis points are %s', (basisPoints, text) => {
    expect(formatRate(basisPoints)).toBe(text);
    expect(parseRate(text)).toBe(basisPoints);
  });

  test.each([
    ['6', 600],
    [' 7.5 % ', 750],
    ['6.', 600],
    ['0.29', 29],
  ])('“%s” is read', (text, basisPoints) => {
    expect(parseRate(text)).toBe(basisPoints);
  });

  test.each(['', '%', '-1', '6,5', '7.125', '100', 'six', '6%%', '1e1'])('“%s” is none', (text) => {
    expect(parseRate(text)).toBeUndefined();
  });
});
