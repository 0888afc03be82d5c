import { expect, test } from 'vitest';
import { permitsByTolerance } from './meter-tolerances';

test.each([
  'With the ±3% tolerance 25% is legal in front',
  'Florida allows a margin of error of three points',
  'The tolerance lets you go darker',
  'Plus or minus three, so anything down to 25% will do',
  'A meter error of 3 points passes',
])('“%s” makes the meter’s error a permission', (sentence) => {
  expect(permitsByTolerance(sentence)).toBe(true);
});

test.each([
  'A meter may be off by ±3 points, so we stay clear of the limit.',
  'The ±3 is the meter’s error and not a permission.',
  'The tolerance is no permission',
  'The meter’s own error of 3 points is no permission.',
  'The meter reads 27%, 1 point below Florida’s 28% minimum here; the meter’s margin of error doesn’t make it legal.',
  '28% is legal beside the driver',
])('“%s” does not', (sentence) => {
  expect(permitsByTolerance(sentence)).toBe(false);
});
