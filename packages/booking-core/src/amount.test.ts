import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAmount, parseAmount } from './amount';
import { failure, success } from './result';

test.each([
  ['449.98', 44_998],
  ['$449.98', 44_998],
  ['$ 60', 6_000],
  [' 60. ', 6_000],
  ['60.5', 6_050],
  ['$ 1,249.5', 124_950],
  ['1,299.99', 129_999],
  ['2399.95', 239_995],
  ['0', 0],
  ['0.00', 0],
  ['1,000,000.00', 100_000_000],
])('%j is %d cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

test.each([
  '',
  '$',
  '-5',
  '1.234',
  '4.999',
  '1,23',
  '1,5',
  '12,5',
  '1e3',
  'all',
  'ten',
  '5 $',
  '.5',
  'Infinity',
  '99999999',
])('%j is no amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

test('what is written for an amount is that amount', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      expect(parseAmount((cents / 100).toFixed(2))).toBe(cents);
    }),
    { seed: 20_261_122 },
  );
});

test.each([
  ['', failure('missing')],
  ['0', failure('missing')],
  ['100.01', failure('too-high')],
  ['100', success(10_000)],
  ['0.01', success(1)],
])('of at most a hundred dollars, %j is %j', (text, checked) => {
  expect(checkAmount(text, { mostCents: 10_000 })).toEqual(checked);
});
