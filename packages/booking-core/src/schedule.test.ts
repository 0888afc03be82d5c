import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, datesFrom, daysBetween, weekday } from './calendar';
import type { Region } from './catalogue';
import { bookingHorizonDays, type Closure, dayAvailability, isBookableDay } from './schedule';
import { northRegion as north, southRegion as south } from './testing/catalogue';

/** A Friday, at 10:00. */
const now = { date: '2026-11-20', minutes: 600 };
const closures: Closure[] = [
  { date: '2026-11-23', regionId: null, reason: 'Stocktaking' },
  { date: '2026-11-24', regionId: 'south' },
];

test('a day can be booked 60 days ahead', () => {
  expect(bookingHorizonDays).toBe(60);
});

describe('a day', () => {
  const cases: [string, CalendarDate, Region, string][] = [
    ['yesterday', '2026-11-19', north, 'past'],
    ['a Sunday gone by', '2026-11-15', north, 'past'],
    ['today, two hours ahead', '2026-11-20', north, 'open'],
    ['today, where the next working day is the first', '2026-11-20', south, 'too-soon'],
    ['tomorrow, a Saturday', '2026-11-21', north, 'open'],
    ['tomorrow, the next working day', '2026-11-21', south, 'open'],
    ['the next Sunday', '2026-11-22', north, 'sunday'],
    ['a day closed everywhere', '2026-11-23', north, 'closed'],
    ['a day closed everywhere, elsewhere', '2026-11-23', south, 'closed'],
    ['a day closed in this region', '2026-11-24', south, 'closed'],
    ['a day closed in another region', '2026-11-24', north, 'open'],
    ['the 59th day, a Monday', '2027-01-18', north, 'open'],
    ['the 60th day', '2027-01-19', north, 'open'],
    ['the 61st day', '2027-01-20', north, 'too-far'],
    ['a Sunday beyond the horizon', '2027-01-24', north, 'too-far'],
  ];
  test.each(cases)('%s (%s)', (_, date, region, kind) => {
    expect(dayAvailability({ region, date, now, closures }).kind).toBe(kind);
    expect(isBookableDay({ region, date, now, closures })).toBe(kind === 'open');
  });

  test('a Sunday is no working day even when it is today', () => {
    const sunday = { date: '2026-11-22', minutes: 600 };
    expect(dayAvailability({ region: south, date: '2026-11-22', now: sunday, closures }).kind).toBe('sunday');
    expect(dayAvailability({ region: north, date: '2026-11-22', now: sunday, closures }).kind).toBe('sunday');
  });
});

describe('the lead time of two hours', () => {
  test.each([
    ['before opening', 0, 120],
    ['at 7:00, when nine o’clock is two hours away', 420, 540],
    ['at 10:00', 600, 720],
    ['at 14:30, when only the last start is left', 870, 990],
  ])('%s leaves today open', (_, minutes, earliestMinutes) => {
    expect(dayAvailability({ region: north, date: now.date, now: { ...now, minutes }, closures })).toEqual({
      kind: 'open',
      earliestMinutes,
    });
  });

  test('a minute after 14:30 today is over', () => {
    expect(dayAvailability({ region: north, date: now.date, now: { ...now, minutes: 871 }, closures })).toEqual({
      kind: 'too-soon',
    });
  });

  test('does not reach into the morning of the next day', () => {
    expect(dayAvailability({ region: north, date: '2026-11-21', now: { ...now, minutes: 1439 }, closures })).toEqual({
      kind: 'open',
      earliestMinutes: 119,
    });
    expect(dayAvailability({ region: north, date: '2026-11-24', now: { ...now, minutes: 1439 }, closures })).toEqual({
      kind: 'open',
      earliestMinutes: 0,
    });
  });

  test('of more than a day carries over', () => {
    const slow: Region = { ...north, leadTime: { kind: 'minutes', minutes: 1440 + 60 } };
    expect(dayAvailability({ region: slow, date: '2026-11-20', now, closures }).kind).toBe('too-soon');
    expect(dayAvailability({ region: slow, date: '2026-11-21', now, closures })).toEqual({
      kind: 'open',
      earliestMinutes: 660,
    });
  });
});

describe('for staff, who answer for any notice', () => {
  const judge = (region: Region, date: CalendarDate, minutes = 600) =>
    dayAvailability({ region, date, now: { ...now, minutes }, closures, isAnyNotice: true });

  test.each([
    ['today, from now on', south, '2026-11-20', { kind: 'open', earliestMinutes: 600 }],
    ['tomorrow', north, '2026-11-21', { kind: 'open', earliestMinutes: 0 }],
    ['the 61st day', north, '2027-01-20', { kind: 'open', earliestMinutes: 0 }],
    ['yesterday all the same not', north, '2026-11-19', { kind: 'past' }],
    ['a Sunday beyond the horizon all the same not', north, '2027-01-24', { kind: 'sunday' }],
    ['a closed day all the same not', north, '2026-11-23', { kind: 'closed' }],
  ] as const)('%s', (_, region, date, expected) => {
    expect(judge(region, date)).toEqual(expected);
  });

  test('a start that has passed is over', () => {
    expect(judge(north, now.date, 991)).toEqual({ kind: 'too-soon' });
  });
});

describe('the next working day', () => {
  function firstOpenDay(from: CalendarDate, region: Region): CalendarDate | undefined {
    return datesFrom(from, 10).find((date) =>
      isBookableDay({ region, date, now: { date: from, minutes: 1439 }, closures }),
    );
  }

  test.each([
    ['after a Friday is Saturday', '2026-11-20', '2026-11-21'],
    ['after a Saturday skips Sunday and two closed days', '2026-11-21', '2026-11-25'],
    ['after a Sunday skips them too', '2026-11-22', '2026-11-25'],
    ['after a Wednesday is Thursday', '2026-11-25', '2026-11-26'],
    ['after the Saturday before the clocks go back is Monday', '2026-10-31', '2026-11-02'],
    ['after the Saturday before the clocks go forward is Monday', '2027-03-13', '2027-03-15'],
  ])('%s', (_, today, expected) => {
    expect(firstOpenDay(today, south)).toBe(expected);
  });

  test('counted out day by day, it opens exactly the days that the rule names', () => {
    for (const today of datesFrom('2026-10-20', 160)) {
      const shut = [3, 4, 9, 30].map((days) => addDays(today, days));
      const isWorkingDay = (date: CalendarDate) => weekday(date) !== 0 && !shut.includes(date);
      const nextWorkingDay = datesFrom(addDays(today, 1), 10).find(isWorkingDay) ?? '';
      for (const date of datesFrom(addDays(today, -3), 70)) {
        const isOpen = isWorkingDay(date) && date >= nextWorkingDay && daysBetween(today, date) <= 60;
        const question = {
          region: south,
          date,
          now: { date: today, minutes: 0 },
          closures: shut.map((day) => ({ date: day, regionId: null })),
        };
        expect(isBookableDay(question), `${date} seen on ${today}`).toBe(isOpen);
      }
    }
  });
});
