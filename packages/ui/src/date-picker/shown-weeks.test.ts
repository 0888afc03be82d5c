import { expect, test } from 'vitest';
import { daysOfWeek } from './calendar';
import { nearestShown, openWeeks, pageOf, skippedDays } from './shown-weeks';

/** A Monday and the 61st day from it. */
const limits = { from: '2026-11-23', to: '2027-01-22' };
const weeksWith = (...closed: string[]) =>
  openWeeks({ limits, weekStart: 0, isOpen: (date) => !closed.some((week) => daysOfWeek(week).includes(date)) });

test('weeks without an open day are left out, and the first page begins at the first that has one', () => {
  const weeks = weeksWith('2026-11-22', '2026-12-13');
  expect(pageOf(weeks, '2026-11-22')).toEqual(['2026-11-29', '2026-12-06', '2026-12-20', '2026-12-27', '2027-01-03']);
  expect(skippedDays(pageOf(weeks, '2026-11-29'))).toEqual([{ from: '2026-12-13', to: '2026-12-19' }]);
});

test('a day outside the limits opens no week', () => {
  const isOpen = (date: string) => date === '2026-11-22' || date === '2026-12-08';
  expect(openWeeks({ limits, weekStart: 0, isOpen })).toEqual(['2026-12-06']);
});

test('with nothing open all weeks are there', () => {
  expect(openWeeks({ limits, weekStart: 0, isOpen: () => false })).toHaveLength(9);
});

test('every page has five weeks, the last one too', () => {
  const weeks = weeksWith();
  expect(pageOf(weeks, '2026-12-20')).toEqual(weeks.slice(0, 5));
  expect(pageOf(weeks, '2026-12-27')).toEqual(weeks.slice(4, 9));
  expect(pageOf(weeks, '2099-01-01')).toEqual(weeks.slice(4, 9));
});

test.each([
  ['by a day, forward', '2026-12-12', '2026-12-13', '2026-12-20'],
  ['by a day, back', '2026-12-20', '2026-12-19', '2026-12-12'],
  ['by a week, forward', '2026-12-09', '2026-12-16', '2026-12-23'],
  ['by a week, back', '2026-12-23', '2026-12-16', '2026-12-09'],
  ['within the weeks', '2026-12-08', '2026-12-09', '2026-12-09'],
  ['past the end', '2027-01-21', '2027-02-21', '2027-01-22'],
])('keys pass a week that is left out: %s', (_, from, wanted, expected) => {
  expect(nearestShown(wanted, { weeks: weeksWith('2026-12-13'), from, limits, weekStart: 0 })).toBe(expected);
});

test('before the first week with an open day there is nothing to go to', () => {
  const options = { weeks: weeksWith('2026-11-22'), from: '2026-11-29', limits, weekStart: 0 } as const;
  expect(nearestShown('2026-11-28', options)).toBeUndefined();
});
