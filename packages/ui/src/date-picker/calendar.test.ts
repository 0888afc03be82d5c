import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  daysIn,
  sayDate,
  sayMonth,
  shiftMonth,
  weekdayOf,
  weekdays,
  weeksOf,
} from './calendar';

test('weeks start on Monday and hold every day of the month once', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weeks.flat().filter((date) => date !== undefined)).toHaveLength(31);
  expect(weekdays.map((weekday) => weekday.short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-12', 31],
])('%s has %i days', (month, days) => {
  expect(daysIn(month)).toBe(days);
});

test('days and months are counted across the ends of years and both clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-11-02', -2)).toBe('2026-10-31');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
});

test('a date outside the limits becomes the nearest inside', () => {
  const limits = { from: '2026-12-01', to: '2027-01-19' };
  expect(clampDate('2026-11-01', limits)).toBe('2026-12-01');
  expect(clampDate('2027-02-01', limits)).toBe('2027-01-19');
  expect(clampDate('2026-12-24', limits)).toBe('2026-12-24');
});

test('dates are said in full, whatever the zone of the machine', () => {
  expect(sayDate('2026-12-08')).toBe('Tuesday, December 8, 2026');
  expect(sayMonth('2027-01')).toBe('January 2027');
  expect(weekdayOf('2026-12-06')).toBe(6);
});
