import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStarts } from './allocation';
import { addDays, weekday } from './calendar';
import { judgePrintedWeek, judgeWeek, type OpeningDay, openingOn, type WeekFinding } from './opening-hours';
import { dayAvailability, isBookableDay } from './schedule';
import { offerStarts } from './start-offers';
import { minutesOfDay, possibleStarts } from './start-times';
import { fourteenStarts, northRegion, workday, workweek } from './testing/catalogue';
import { anyWeek } from './testing/opening-days';

const seed = 20261124;

/** A workweek with another Tuesday. */
function withTuesday(tuesday: OpeningDay | null) {
  return workweek.map((day, index) => (index === 2 ? tuesday : day));
}

describe('a week', () => {
  test('from Monday to Saturday with 14 starts has no contradiction', () => {
    expect(judgeWeek(workweek)).toEqual([]);
  });

  test.each<[string, ReturnType<typeof withTuesday>, WeekFinding[]]>([
    ['that is closed every day', workweek.map(() => null), [{ problem: 'never-open', weekday: null }]],
    [
      'with a day that closes before it opens',
      withTuesday({ ...workday, opens: '20:30' }),
      [{ problem: 'closes-before-opens', weekday: 2 }],
    ],
    [
      'with a day that closes as it opens',
      withTuesday({ ...workday, opens: '20:00' }),
      [{ problem: 'closes-before-opens', weekday: 2 }],
    ],
    [
      'with an open day without starts',
      withTuesday({ ...workday, starts: [] }),
      [{ problem: 'no-starts', weekday: 2 }],
    ],
    [
      'with a start before opening',
      withTuesday({ ...workday, starts: ['08:30', '09:00'] }),
      [{ problem: 'start-outside-hours', weekday: 2, start: '08:30' }],
    ],
    [
      'with a start at closing',
      withTuesday({ ...workday, closes: '16:30', starts: ['16:00', '16:30'] }),
      [{ problem: 'start-outside-hours', weekday: 2, start: '16:30' }],
    ],
    ['with one start, as the day opens', withTuesday({ ...workday, starts: ['09:00'] }), []],
    ['with a closed Tuesday', withTuesday(null), []],
  ])('%s', (_, week, findings) => {
    expect(judgeWeek(week)).toEqual(findings);
  });

  test('as printed needs an open day, and hours in order', () => {
    expect(judgePrintedWeek(workweek)).toEqual([]);
    expect(judgePrintedWeek(workweek.map(() => null))).toEqual([{ problem: 'never-open', weekday: null }]);
    const turned = [{ opens: '10:00', closes: '09:00' }, ...workweek.slice(1)];
    expect(judgePrintedWeek(turned)).toEqual([{ problem: 'closes-before-opens', weekday: 0 }]);
  });
});

test('a region’s hours on a date are those of its weekday', () => {
  const sundays = { week: workweek.map((_, index) => (index === 0 ? workday : null)) };
  expect(openingOn(sundays, '2026-12-06')).toBe(workday);
  expect(openingOn(sundays, '2026-12-07')).toBeUndefined();
});

test('a region that works on Sundays is open on them, and a weekday without hours is closed', () => {
  const now = { date: '2026-11-20', minutes: 600 };
  const region = { ...northRegion, week: workweek.map((_, index) => (index === 0 ? workday : null)) };
  const kindOn = (date: string) => dayAvailability({ region, date, now, closures: [] }).kind;
  expect([kindOn('2026-11-22'), kindOn('2026-11-23')]).toEqual(['open', 'closed']);
});

test('a day is too soon once its own last start is', () => {
  const region = {
    ...northRegion,
    week: workweek.map(() => ({ ...workday, starts: [...fourteenStarts.slice(0, 2)] })),
  };
  const kindAt = (minutes: number) =>
    dayAvailability({ region, date: '2026-11-20', now: { date: '2026-11-20', minutes }, closures: [] }).kind;
  expect([kindAt(450), kindAt(451)]).toEqual(['open', 'too-soon']);
});

describe('whatever the hours, the closures and the moment', () => {
  const anyQuestion = fc.record({
    week: anyWeek,
    date: fc.integer({ min: 0, max: 70 }).map((days) => addDays('2026-11-20', days)),
    minutes: fc.integer({ min: 0, max: 1439 }),
    closed: fc.uniqueArray(fc.integer({ min: 0, max: 70 }), { maxLength: 30 }),
    jobMinutes: fc.integer({ min: 1, max: 21 }).map((cells) => cells * 30),
  });

  test('a start is offered exactly on an open day, at one of its starts, early enough to be done by closing', () => {
    fc.assert(
      fc.property(anyQuestion, ({ week, date, minutes, closed, jobMinutes }) => {
        const region = { ...northRegion, week };
        const closures = closed.map((days) => ({ date: addDays('2026-11-20', days), regionId: null }));
        const now = { date: '2026-11-20', minutes };
        const day = dayAvailability({ region, date, now, closures });
        const crews = [{ crewId: 'a', takenCells: new Set<number>() }];
        const opening = openingOn(region, date);
        const offered = offerStarts({ day, opening, crews, jobMinutes, travelMinutes: 30 })
          .filter(({ reason }) => reason === undefined)
          .map(({ time }) => time);

        const hours = week[weekday(date)] ?? null;
        const isClosed = hours === null || closures.some((closure) => closure.date === date);
        const noticeFrom = date === now.date ? minutes + 120 : date === addDays(now.date, 1) ? minutes + 120 - 1440 : 0;
        const expected = possibleStarts.filter((start) => {
          if (isClosed || date > addDays(now.date, 60) || !hours.starts.includes(start)) return false;
          const from = minutesOfDay(start);
          return from >= noticeFrom && from + jobMinutes + 30 <= minutesOfDay(hours.closes);
        });
        expect(offered).toEqual(expected);
        if (offered.length > 0) expect(isBookableDay({ region, date, now, closures })).toBe(true);
        if (opening !== undefined) {
          const request = { crews, opening, jobMinutes, travelMinutes: 30, earliestMinutes: Math.max(0, noticeFrom) };
          expect(openStarts(request)).toEqual(day.kind === 'open' ? expected : openStarts(request));
        }
      }),
      { seed, numRuns: 2000 },
    );
  });

  test('another start, or a later closing, never takes an offer away', () => {
    fc.assert(
      fc.property(anyQuestion, fc.constantFrom(...possibleStarts), ({ week, date, jobMinutes }, more) => {
        const hours = week[weekday(date)] ?? null;
        if (hours === null) return;
        const request = {
          crews: [{ crewId: 'a', takenCells: new Set<number>() }],
          jobMinutes,
          travelMinutes: 30,
          earliestMinutes: 0,
        };
        const before = openStarts({ ...request, opening: hours });
        const longer = { ...hours, closes: '22:00', starts: [...hours.starts, more] };
        expect(openStarts({ ...request, opening: longer })).toEqual(expect.arrayContaining(before));
      }),
      { seed, numRuns: 1000 },
    );
  });
});
