import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  daysIn,
  daysOfWeek,
  sayDate,
  sayDays,
  sayMonth,
  shiftMonth,
  weekdayOf,
  weekdaysFrom,
  weekOf,
  weeksBetween,
} from './calendar';

test('weeks start on Sunday, or on Monday where a shop wants it', () => {
  expect(weekOf('2026-12-01', 0)).toBe('2026-11-29');
  expect(weekOf('2026-12-01', 1)).toBe('2026-11-30');
  expect(weekOf('2026-12-06', 0)).toBe('2026-12-06');
  expect(weekOf('2026-12-06', 1)).toBe('2026-11-30');
  expect(weekdaysFrom(0).map(({ short }) => short)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(weekdaysFrom(1).map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

test('the weeks between two days hold every day once, both ends included', () => {
  for (const weekStart of [0, 1] as const) {
    const days = weeksBetween({ from: '2026-10-28', to: '2027-03-20' }, weekStart).flatMap(daysOfWeek);
    expect(new Set(days).size).toBe(days.length);
    expect(days[0]).toBe(weekOf('2026-10-28', weekStart));
    expect(days.at(-1)).toBe(addDays(weekOf('2027-03-20', weekStart), 6));
  }
  expect(weeksBetween({ from: '2026-12-08', to: '2026-12-08' }, 0)).toEqual(['2026-12-06']);
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
  expect(sayMonth('2027-01-01')).toBe('Jan');
  expect(weekdayOf('2026-12-06')).toBe(0);
});

test.each([
  ['2026-11-23', '2026-12-26', 'Nov 23 – Dec 26'],
  ['2026-12-06', '2026-12-12', 'Dec 6 – 12'],
  ['2026-12-27', '2027-01-22', 'Dec 27 – Jan 22, 2027'],
  ['2026-12-08', '2026-12-08', 'Dec 8'],
])('%s to %s are %s', (from, to, said) => {
  expect(sayDays({ from, to }, '2026-11-23')).toBe(said);
});
