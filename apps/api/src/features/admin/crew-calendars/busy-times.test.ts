import { timeZone } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { busyRuns } from './busy-days';
import { busyTimes } from './busy-times';

const first = '2026-12-01';
const last = '2026-12-31';
const window = {
  startsAt: instantOf({ date: first, time: '00:00' }),
  endsAt: instantOf({ date: last, time: '23:30' }),
};

/** A file with events, a list of their lines each. */
function file(...events: string[][]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'UID:sample@calendar.example', ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sample//Sample//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
}

const time = (cell: number) => `${String(Math.floor(cell / 2)).padStart(2, '0')}:${cell % 2 === 0 ? '00' : '30'}`;

/** The blocked hours, as `2026-12-08 09:00–10:30`. */
function blocked(text: string): string[] {
  const { busy, unreadable } = busyTimes(text, window);
  expect(unreadable).toBe(0);
  return busyRuns(busy, { from: first, to: last }).map(
    ({ date, fromCell, untilCell }) => `${date} ${time(fromCell)}–${time(untilCell)}`,
  );
}

const shop = `TZID=${timeZone}`;

/** The time on the shop's clock at a wall time of another zone on 2026-12-08. */
const onShopClock = (wall: string, zone: string) =>
  Temporal.PlainDateTime.from(`2026-12-08T${wall}`)
    .toZonedDateTime(zone)
    .withTimeZone(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

/** Noon of that day as calendars write a moment: 20261208T170000Z. */
const noonOfEighth = new Date(instantOf({ date: '2026-12-08', time: '12:00' }))
  .toISOString()
  .replaceAll(/[-:]|\.000/g, '');

/** An hour from then on. */
const hourFrom = (wall: string, zone: string) => {
  const from = onShopClock(wall, zone);
  return `${from}–${Temporal.PlainTime.from(from).add({ hours: 1 }).toString({ smallestUnit: 'minute' })}`;
};

describe('one event', () => {
  test.each([
    ['on the shop’s clock', [`DTSTART;${shop}:20261208T090000`, `DTEND;${shop}:20261208T103000`], ['09:00–10:30']],
    ['in UTC', ['DTSTART:20261208T180000Z', 'DTEND:20261208T190000Z'], [hourFrom('18:00', 'UTC')]],
    [
      'in another zone',
      ['DTSTART;TZID=America/Los_Angeles:20261208T080000', 'DURATION:PT1H'],
      [hourFrom('08:00', 'America/Los_Angeles')],
    ],
    [
      'in a zone with a program’s name in front',
      ['DTSTART;TZID=/citadel.example/20261201_1/America/Chicago:20261208T080000', 'DURATION:PT1H'],
      [hourFrom('08:00', 'America/Chicago')],
    ],
    ['without a zone', ['DTSTART:20261208T090000', 'DTEND:20261208T100000'], ['09:00–10:00']],
    ['that touches half hours in part', ['DTSTART:20261208T094500', 'DTEND:20261208T101000'], ['09:30–10:30']],
    ['that ends on the half hour', ['DTSTART:20261208T090000', 'DTEND:20261208T093000'], ['09:00–09:30']],
    ['of a whole day', ['DTSTART;VALUE=DATE:20261208', 'DTEND;VALUE=DATE:20261209'], ['00:00–24:00']],
    ['of a whole day without an end', ['DTSTART;VALUE=DATE:20261208'], ['00:00–24:00']],
  ])('%s', (_what, lines, hours) => {
    expect(blocked(file(lines))).toEqual(hours.map((each) => `2026-12-08 ${each}`));
  });

  test('over several days takes each of them', () => {
    expect(blocked(file(['DTSTART:20261208T150000', 'DTEND:20261210T100000']))).toEqual([
      '2026-12-08 15:00–24:00',
      '2026-12-09 00:00–24:00',
      '2026-12-10 00:00–10:00',
    ]);
  });

  test('a vacation takes all its days and not the one after', () => {
    expect(blocked(file(['DTSTART;VALUE=DATE:20261208', 'DTEND;VALUE=DATE:20261211']))).toEqual([
      '2026-12-08 00:00–24:00',
      '2026-12-09 00:00–24:00',
      '2026-12-10 00:00–24:00',
    ]);
  });

  test('that begins before the window and ends in it takes the rest', () => {
    expect(blocked(file(['DTSTART:20261129T150000', 'DTEND:20261201T100000']))).toEqual(['2026-12-01 00:00–10:00']);
  });

  test.each([
    ['tentative', ['STATUS:TENTATIVE']],
    ['cancelled', ['STATUS:CANCELLED']],
    ['transparent', ['TRANSP:TRANSPARENT']],
  ])('that is %s blocks nothing', (_what, lines) => {
    expect(blocked(file(['DTSTART:20261208T090000', 'DTEND:20261208T100000', ...lines]))).toEqual([]);
  });

  test('without a length, or with one that is negative, blocks nothing', () => {
    expect(blocked(file(['DTSTART:20261208T090000']))).toEqual([]);
    expect(blocked(file(['DTSTART:20261208T090000', 'DTEND:20261208T080000']))).toEqual([]);
  });
});

test('a zone that only the file describes is found by its clock', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Pacific Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0800',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0800',
    'TZOFFSETTO:-0700',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\r\n');
  const text = file(['DTSTART;TZID=Pacific Standard Time:20261208T080000', 'DURATION:PT1H']);
  expect(blocked(text.replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`))).toEqual([
    `2026-12-08 ${hourFrom('08:00', 'America/Los_Angeles')}`,
  ]);
});

describe('recurring events', () => {
  test('come once for each occurrence in the window, at their wall time over the change of the clock', () => {
    const text = file([
      `DTSTART;${shop}:20260602T090000`,
      `DTEND;${shop}:20260602T100000`,
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
    ]);
    expect(blocked(text)).toEqual(
      ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'].map((date) => `${date} 09:00–10:00`),
    );
  });

  test('end by their count, or until a moment', () => {
    const rule = (more: string) =>
      file([`DTSTART;${shop}:20261207T120000`, `DTEND;${shop}:20261207T123000`, `RRULE:FREQ=DAILY;${more}`]);
    expect(blocked(rule('COUNT=2'))).toEqual(['2026-12-07 12:00–12:30', '2026-12-08 12:00–12:30']);
    // Noon of the second day on the shop's clock, and not the one after.
    expect(blocked(rule(`UNTIL=${noonOfEighth}`))).toEqual(['2026-12-07 12:00–12:30', '2026-12-08 12:00–12:30']);
  });

  test('leave out what is excluded, by moment or by day', () => {
    const lines = [`DTSTART;${shop}:20261207T120000`, `DTEND;${shop}:20261207T123000`, 'RRULE:FREQ=DAILY;COUNT=4'];
    const text = file([...lines, `EXDATE;${shop}:20261208T120000`, 'EXDATE;VALUE=DATE:20261210']);
    expect(blocked(text)).toEqual(['2026-12-07 12:00–12:30', '2026-12-09 12:00–12:30']);
  });

  test('have exceptions that move or cancel a single one', () => {
    const text = file(
      [`DTSTART;${shop}:20261207T120000`, `DTEND;${shop}:20261207T123000`, 'RRULE:FREQ=DAILY;COUNT=3'],
      [`RECURRENCE-ID;${shop}:20261208T120000`, `DTSTART;${shop}:20261208T150000`, `DTEND;${shop}:20261208T160000`],
      [`RECURRENCE-ID;${shop}:20261209T120000`, `DTSTART;${shop}:20261209T120000`, 'STATUS:CANCELLED'],
    );
    expect(blocked(text)).toEqual(['2026-12-07 12:00–12:30', '2026-12-08 15:00–16:00']);
  });

  test('of whole days take whole days', () => {
    const text = file(['DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261205', 'RRULE:FREQ=WEEKLY;COUNT=2']);
    expect(blocked(text)).toEqual(['2026-12-04 00:00–24:00', '2026-12-11 00:00–24:00']);
  });

  test('of a few single dates', () => {
    const text = file([`DTSTART;${shop}:20261207T120000`, 'DURATION:PT30M', `RDATE;${shop}:20261209T130000`]);
    expect(blocked(text)).toEqual(['2026-12-07 12:00–12:30', '2026-12-09 13:00–13:30']);
  });
});

describe('what can’t be read', () => {
  test.each([
    ['no calendar', 'hello'],
    ['an event without a start', file(['SUMMARY:Sample'])],
    ['an unknown zone', file(['DTSTART;TZID=Mars/Olympus:20261208T090000', 'DURATION:PT1H'])],
    ['a rule of every second', file(['DTSTART:19700101T000000', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'])],
    ['a rule that is none', file(['DTSTART:20261208T090000', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'])],
  ])('%s is counted', (_what, text) => {
    expect(busyTimes(text, window)).toEqual({ busy: [], unreadable: 1 });
  });

  test.each([
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=YEARLY;BYMONTH=2;BYDAY=6MO',
  ])('a rule without an occurrence ends (%s)', (rule) => {
    const text = file(['DTSTART:20260101T090000', 'DURATION:PT1H', `RRULE:${rule}`]);
    expect(busyTimes(text, window).busy).toEqual([]);
  });

  test('the other events of its file still count', () => {
    const text = file(['SUMMARY:Sample']).replace('END:VCALENDAR', '');
    const other = file(['DTSTART:20261208T090000', 'DURATION:PT1H']).replace('sample@', 'other@');
    const both = `${text}${other.slice(other.indexOf('BEGIN:VEVENT'))}`;
    const { busy, unreadable } = busyTimes(both, window);
    expect([busy.length, unreadable]).toEqual([1, 1]);
  });
});
