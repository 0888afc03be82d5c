import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  datesFrom,
  daysBetween,
  formatLongDate,
  formatShortDate,
  isCalendarDate,
  startOfWeek,
  weekday,
} from './calendar';

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

describe('what is a calendar date', () => {
  test.each(['2026-11-20', '2028-02-29', '2000-02-29', '2026-12-31', '2027-01-01'])('%s is one', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2026-02-30',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '2026-11-20\n',
    '12026-11-20',
    'tomorrow',
    '',
  ])('%j is none', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  test('arithmetic on what is none is a bug and throws', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => weekday('')).toThrow(RangeError);
    expect(() => daysBetween('2026-11-20', 'soon')).toThrow(RangeError);
    expect(() => formatLongDate('2026-11-31')).toThrow(RangeError);
  });
});

describe('day arithmetic', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-11-01', -1, '2026-10-31'],
    // Both changes of the clock: a civil day is a civil day.
    ['2026-10-31', 2, '2026-11-02'],
    ['2027-03-13', 2, '2027-03-15'],
    ['2026-11-20', 60, '2027-01-19'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %d days are %s', (date, count, expected) => {
    expect(addDays(date, count)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(count);
  });

  test.each([
    ['1969-12-28', 0],
    ['1970-01-01', 4],
    ['2026-11-20', 5],
    ['2026-11-22', 0],
    ['2026-12-08', 2],
    ['2027-03-14', 0],
  ])('%s is weekday %d', (date, expected) => {
    expect(weekday(date)).toBe(expected);
  });

  test('a run of days begins with its first', () => {
    expect(datesFrom('2026-12-30', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(datesFrom('2026-12-30', 0)).toEqual([]);
  });

  test('adding, counting, comparing and weekdays agree with each other', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, count) => {
        const other = addDays(date, count);
        expect(isCalendarDate(other)).toBe(true);
        expect(daysBetween(date, other)).toBe(count);
        expect(addDays(other, -count)).toBe(date);
        expect(Math.sign(count)).toBe(other > date ? 1 : other < date ? -1 : 0);
        expect(weekday(other)).toBe((((weekday(date) + count) % 7) + 7) % 7);
      }),
      { seed: 20261120, numRuns: 2000 },
    );
  });
});

test.each([
  ['2026-12-08', 'Tuesday, December 8, 2026', 'Tue, Dec 8'],
  ['2026-11-22', 'Sunday, November 22, 2026', 'Sun, Nov 22'],
  ['2027-01-01', 'Friday, January 1, 2027', 'Fri, Jan 1'],
])('%s reads "%s" and "%s"', (date, long, short) => {
  expect(formatLongDate(date)).toBe(long);
  expect(formatShortDate(date)).toBe(short);
});

test.each([
  ['2026-12-08', 0, '2026-12-06'],
  ['2026-12-08', 1, '2026-12-07'],
  ['2026-12-06', 0, '2026-12-06'],
  ['2026-12-06', 1, '2026-11-30'],
  ['2027-01-02', 0, '2026-12-27'],
] as const)('the week of %s, with weeks that begin on weekday %i, begins on %s', (date, first, expected) => {
  expect(startOfWeek(date, first)).toBe(expected);
});
