import { expect, test } from 'vitest';
import { parseTypedAmount } from './typed-amount';

test.each([
  ['449.98', 449.98],
  ['$449.98', 449.98],
  ['$ 60', 60],
  [' 60. ', 60],
  ['60.5', 60.5],
  ['1,299.99', 1299.99],
  ['2399.95', 2399.95],
  ['', undefined],
  ['0', undefined],
  ['0.00', undefined],
  ['-5', undefined],
  ['1,5', undefined],
  ['4.999', undefined],
  ['1e3', undefined],
  ['ten', undefined],
  ['99999999', undefined],
])('%j is %s dollars', (text, dollars) => {
  expect(parseTypedAmount(text)).toBe(dollars);
});
