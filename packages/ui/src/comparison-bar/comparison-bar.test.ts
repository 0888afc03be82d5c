import { expect, test } from 'vitest';
import { barWidth } from './comparison-bar';

test.each([
  [35, 100, 35],
  [74, 148, 50],
  [0, 100, 0],
  [-3, 100, 0],
  [0.2, 100, 1],
  [120, 100, 100],
  [5, 0, 0],
  [Number.NaN, 100, 0],
])('%d of %d fills %d percent', (value, max, width) => {
  expect(barWidth(value, max)).toBe(width);
});
