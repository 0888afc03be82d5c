import { expect, test } from 'vitest';
import { isVltPercent, percentOf, tenthsOf } from './vlt-percent';

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

test('each tenth from 0 to 100 goes to an integer and back unharmed', () => {
  for (let tenths = 0; tenths <= 1000; tenths++) {
    expect(tenthsOf(Number((tenths / 10).toFixed(1)))).toBe(tenths);
    expect(percentOf(tenths)).toBe(Number((tenths / 10).toFixed(1)));
  }
});

test('what is no share of light is a bug of the caller, and never a verdict', () => {
  expect(() => tenthsOf(Number.NaN)).toThrow(RangeError);
  expect(() => tenthsOf(101)).toThrow(RangeError);
});
