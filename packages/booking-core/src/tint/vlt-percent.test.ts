import { expect, test } from 'vitest';
import { isVltPercent } from './vlt-percent';

test.each([
  [0, true],
  [0.1, true],
  [70.3, true],
  [100, true],
  [-0.1, false],
  [100.1, false],
  [70.35, false],
  [0.1 + 0.2, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d is a share of light: %s', (percent, expected) => {
  expect(isVltPercent(percent)).toBe(expected);
});
