import { isVltPercent } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { meterPercentOf, meterTextOf } from './meter-text';

test.each([
  ['71', 71],
  [' 70.5 ', 70.5],
  ['70,5', 70.5],
  ['71 %', 71],
  ['0', 0],
  ['171', 171],
])('"%s" is read as it was meant', (text, percent) => {
  expect(meterPercentOf(text)).toBe(percent);
});

test.each(['', ' ', 'seventy', '7x', 'Infinity'])('"%s" is nothing that a meter reads, and is kept as JSON', (text) => {
  const percent = meterPercentOf(text);
  expect(isVltPercent(percent)).toBe(false);
  expect(JSON.parse(JSON.stringify(percent))).toBe(percent);
  expect(meterTextOf(percent)).toBe('');
});

test('a reading stands in its field as it was typed', () => {
  expect(meterTextOf(70.5)).toBe('70.5');
});
