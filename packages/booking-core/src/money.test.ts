import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromDollars, dollarsFromCents, formatCents } from './money';

describe('dollars and cents', () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [249.99, 24_999],
    [1299.99, 129_999],
    // 2399.95 · 100 is 239994.99999999997 in binary floating point.
    [2399.95, 239_995],
    [1.1 + 2.2, 330],
  ])('%d dollars are %d cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents);
  });

  test.each([
    -0.01,
    -1,
    0.001,
    449.985,
    249.99001,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e15,
  ])('%d dollars are refused', (dollars) => {
    expect(centsFromDollars(dollars)).toBeUndefined();
  });

  test('off by 1e-6 of a cent is still that cent, off by more is not', () => {
    expect(centsFromDollars(1 + 0.9e-8)).toBe(100);
    expect(centsFromDollars(1 + 1.1e-8)).toBeUndefined();
  });

  test('minus zero is zero', () => {
    expect(centsFromDollars(-0)).toBe(0);
  });

  test('every amount to a million dollars comes back as it went out, also through JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents);
        expect(centsFromDollars(JSON.parse(JSON.stringify(dollarsFromCents(cents))))).toBe(cents);
      }),
      { seed: 20261120, numRuns: 5000 },
    );
  });
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [10_000, '$100.00'],
  [24_999, '$249.99'],
  [129_999, '$1,299.99'],
  [123_456_789, '$1,234,567.89'],
])('%d cents read %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});
