import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depositCents, keptPercent, leastDepositPercent, mostDepositPercent, upfrontCents } from './deposit';

describe('a deposit', () => {
  test.each([
    { total: 34_999, percent: 25, deposit: 8_750 },
    { total: 34_998, percent: 25, deposit: 8_750 },
    { total: 34_997, percent: 25, deposit: 8_749 },
    { total: 124_800, percent: 25, deposit: 31_200 },
    { total: 1_000, percent: 5, deposit: 100 },
    { total: 60, percent: 50, deposit: 60 },
    { total: 0, percent: 25, deposit: 0 },
  ])('of $percent% on $total cents is $deposit', ({ total, percent, deposit }) => {
    expect(depositCents(total, percent)).toBe(deposit);
  });

  test('is the share in rationals to half a cent, between a dollar and the total', () => {
    const anyPercent = fc.integer({ min: leastDepositPercent, max: mostDepositPercent });
    fc.assert(
      fc.property(fc.nat(1_000_000), anyPercent, (total, percent) => {
        const deposit = depositCents(total, percent);
        expect(deposit).toBeLessThanOrEqual(total);
        if (deposit === total || deposit === 100) return;
        // 100 · deposit − total · percent is in [−49, 50]: half a cent goes up.
        const over = 100n * BigInt(deposit) - BigInt(total) * BigInt(percent);
        expect(over >= -49n && over <= 50n).toBe(true);
      }),
      { seed: 20261125, numRuns: 10_000 },
    );
  });
});

test('without a deposit all of the total is paid at booking', () => {
  expect(upfrontCents(34_999, null)).toBe(34_999);
  expect(upfrontCents(34_999, 25)).toBe(8_750);
});

test('a late cancellation keeps no larger share than the deposit', () => {
  expect(keptPercent({ lateFeePercent: 25, depositPercent: null })).toBe(25);
  expect(keptPercent({ lateFeePercent: 25, depositPercent: 20 })).toBe(20);
  expect(keptPercent({ lateFeePercent: 25, depositPercent: 50 })).toBe(25);
});
