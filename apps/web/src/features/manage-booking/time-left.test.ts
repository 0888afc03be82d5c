import { expect, test } from 'vitest';
import { formatTimeLeft } from './time-left';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [5 * day + 23 * hour + 59 * minute, '5 days 23 h'],
  [day + 2 * hour, '1 day 2 h'],
  [3 * day, '3 days'],
  [23 * hour + 59 * minute, '23 h 59 min'],
  [2 * hour, '2 h'],
  [29 * minute + 59_000, '29 min'],
  [59_000, 'under 1 min'],
])('%i ms are told as "%s"', (left, text) => {
  expect(formatTimeLeft(left)).toBe(text);
});
