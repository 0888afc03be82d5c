import { expect, test } from 'vitest';
import { formatMoney } from './money';

test.each([
  [129_999, '$1,299.99'],
  [44_998, '$449.98'],
  [5, '$0.05'],
  [0, '$0.00'],
  [-11_250, '-$112.50'],
])('%i cents read %s', (cents, words) => {
  expect(formatMoney(cents)).toBe(words);
});
