import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountProblem, parseAmount, typedAmount } from './typed-amount';

test.each([
  ['449.98', 44_998],
  ['$449.98', 44_998],
  ['$ 1,249.5', 124_950],
  [' 12 ', 1_200],
  ['0', 0],
  ['1,000,000.00', 100_000_000],
])('%j is %d cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

test.each(['', '$', '-5', '1.234', '1,23', '12,5', '1e3', 'all', '5 $', '.5', 'Infinity'])(
  '%j is no amount',
  (text) => {
    expect(parseAmount(text)).toBeUndefined();
  },
);

test('what is typed for an amount of the wire is that amount', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      expect(parseAmount(typedAmount(cents / 100))).toBe(cents);
    }),
    { seed: 20_261_122 },
  );
});

test.each([
  ['', 'Enter an amount in dollars, such as 100 or 99.50'],
  ['0', 'Enter an amount in dollars, such as 100 or 99.50'],
  ['100.01', 'At most $100.00'],
  ['100', undefined],
  ['0.01', undefined],
])('of at most a hundred dollars, %j is refused with %j', (text, message) => {
  expect(amountProblem(text, 10_000)).toBe(message);
});
