import { expect, test } from 'vitest';
import { centsOf, moneyText } from './money';

test.each([
  [0, 0, '$0.00'],
  [449.98, 44_998, '$449.98'],
  [1199.97, 119_997, '$1,199.97'],
])('%d dollars are %d cents and read %s', (dollars, cents, text) => {
  expect([centsOf(dollars), moneyText(dollars)]).toEqual([cents, text]);
});

test.each([Number.NaN, -1, 0.001])('%d is no amount to show', (dollars) => {
  expect(() => moneyText(dollars)).toThrow('no amount of money');
});
