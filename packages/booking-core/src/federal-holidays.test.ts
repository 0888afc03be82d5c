import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, weekday } from './calendar';
import { federalHolidays, holidayClosures, holidayIds, type KeptHolidays } from './federal-holidays';

/**
 * The days on which federal offices were or will be closed, as the Office of Personnel Management lists them
 * (opm.gov, Federal Holidays).
 */
const official: Readonly<Record<number, readonly string[]>> = {
  2022: '2021-12-31 01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'.split(' '),
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'.split(' '),
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'.split(' '),
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'.split(' '),
  2028: '2027-12-31 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'.split(' '),
};

test.each(Object.entries(official))('the holidays of %s are observed on the official days', (year, days) => {
  const full = days.map((day) => (day.length === 5 ? `${year}-${day}` : day));
  expect(federalHolidays(Number(year)).map(({ observed }) => observed)).toEqual(full);
});

describe('in every year of two centuries', () => {
  const years = Array.from({ length: 200 }, (_, index) => 1950 + index);

  test('there are eleven, in order, and none is observed on a weekend', () => {
    for (const year of years) {
      const holidays = federalHolidays(year);
      expect(holidays.map(({ id }) => id)).toEqual(holidayIds);
      expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).toSorted());
      for (const { date, observed } of holidays) {
        expect(date.slice(0, 4)).toBe(String(year));
        expect([1, 2, 3, 4, 5]).toContain(weekday(observed));
        expect(Math.abs(daysBetween(date, observed))).toBeLessThan(2);
      }
    }
  });

  test('those of a weekday fall on it, in their week of the month', () => {
    for (const year of years) {
      const dates = new Map(federalHolidays(year).map(({ id, date }) => [id, date]));
      const place = (id: Parameters<typeof dates.get>[0]) => {
        const date = dates.get(id) ?? '';
        return [weekday(date), Math.ceil(Number(date.slice(8)) / 7)];
      };
      expect(place('martin-luther-king')).toEqual([1, 3]);
      expect(place('washington')).toEqual([1, 3]);
      expect(place('labor')).toEqual([1, 1]);
      expect(place('columbus')).toEqual([1, 2]);
      expect(place('thanksgiving')).toEqual([4, 4]);
      const memorial = dates.get('memorial') ?? '';
      expect([weekday(memorial), memorial.slice(5, 7), addDays(memorial, 7).slice(5, 7)]).toEqual([1, '05', '06']);
    }
  });
});

describe('the days on which a shop is closed', () => {
  const kept: KeptHolidays = {
    independence: { regionIds: null, isObserved: true, since: '2026-01-01' },
    christmas: { regionIds: ['tampa', 'naples'], isObserved: false, since: '2026-01-01' },
    'new-year': { regionIds: null, isObserved: true, since: '2026-01-01' },
  };
  const daysOf = (from: string, to: string, holidays = kept) =>
    holidayClosures(holidays, { from, to }).map(({ date, regionId }) => `${date} ${regionId ?? 'all'}`);

  test('are those of the holidays that it keeps, and the observed ones where it wants them', () => {
    expect(daysOf('2026-06-01', '2026-12-31')).toEqual([
      '2026-07-04 all',
      '2026-07-03 all',
      '2026-12-25 tampa',
      '2026-12-25 naples',
    ]);
    expect(daysOf('2027-12-25', '2028-01-01')).toEqual([
      '2027-12-25 tampa',
      '2027-12-25 naples',
      '2028-01-01 all',
      '2027-12-31 all',
    ]);
  });

  test('begin when a holiday is switched on: the past stays as it was', () => {
    expect(daysOf('2025-01-01', '2025-12-31')).toEqual([]);
    const late = { independence: { regionIds: null, isObserved: true, since: '2026-07-04' } };
    expect(daysOf('2026-01-01', '2026-12-31', late)).toEqual(['2026-07-04 all']);
  });

  test('of a span are those of its parts', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2025-06-01', count));
    fc.assert(
      fc.property(fc.tuple(day, day, day), (days) => {
        const [from = '', middle = '', to = ''] = days.toSorted();
        const parts = [...daysOf(from, middle), ...daysOf(addDays(middle, 1), to)];
        expect(daysOf(from, to).toSorted()).toEqual(parts.toSorted());
      }),
      { seed: 20261124 },
    );
  });
});
