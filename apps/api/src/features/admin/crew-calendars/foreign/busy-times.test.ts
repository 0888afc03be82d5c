import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeZone } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { OddEvent } from '../ports';
import { busyRuns } from './busy-days';
import { busyTimes } from './busy-times';
import { readFile } from './calendar-file';
import { zoneFinder } from './event-zone';

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

/** The blocked hours, as `2026-12-08 09:00–10:30`, and the events that weren't read as they are. */
function readText(text: string, owner = 'sample crew'): { hours: string[]; odd: OddEvent[] } {
  const root = readFile(text);
  if (root === undefined) return { hours: [], odd: [{ date: null, trouble: 'unreadable' }] };
  const findZone = zoneFinder({ shopZone: timeZone, year: 2026 });
  const wanted = { window, findZone, shopZone: timeZone, owner, steps: { left: 200_000 } };
  const { busy, odd } = busyTimes(root, wanted);
  const hours = busyRuns(busy, { from: first, to: last, timeZone }).map(
    ({ date, fromCell, untilCell }) => `${date} ${time(fromCell)}–${time(untilCell)}`,
  );
  return { hours, odd };
}

/** The blocked hours of a file that is read without trouble. */
function blocked(text: string, owner?: string): string[] {
  const { hours, odd } = readText(text, owner);
  expect(odd).toEqual([]);
  return hours;
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

  test('without a length blocks nothing', () => {
    expect(blocked(file(['DTSTART:20261208T090000']))).toEqual([]);
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
    ['no calendar', 'hello', null],
    ['an event without a start', file(['SUMMARY:Sample']), null],
    ['a day that isn’t one', file(['DTSTART:20261131T090000', 'DURATION:PT1H']), '2026-12-01'],
    ['a rule of every second', file(['DTSTART:19700101T000000', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']), '1970-01-01'],
    ['a rule that is none', file(['DTSTART:20261208T090000', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES']), '2026-12-08'],
    ['a duration that is none', file(['DTSTART:20261208T090000', 'DURATION:1 hour']), '2026-12-08'],
    ['an end before the start', file(['DTSTART:20261208T090000', 'DTEND:20261208T080000']), '2026-12-08'],
    ['a negative duration', file(['DTSTART:20261208T090000', 'DURATION:-PT1H']), '2026-12-08'],
  ])('%s is shown with its day', (_what, text, date) => {
    expect(readText(text)).toEqual({ hours: [], odd: [{ date, trouble: 'unreadable' }] });
  });

  test('is passed over where it is outside of the window, or would block nothing', () => {
    expect(blocked(file(['DTSTART:20200101T090000', 'DTEND:20200101T080000']))).toEqual([]);
    expect(blocked(file(['DTSTART:20261208T090000', 'DTEND:20261208T080000', 'TRANSP:TRANSPARENT']))).toEqual([]);
  });

  test('a zone that nobody knows is the shop’s, and shown', () => {
    expect(readText(file(['DTSTART;TZID=Mars/Olympus:20261208T090000', 'DURATION:PT1H']))).toEqual({
      hours: ['2026-12-08 09:00–10:00'],
      odd: [{ date: '2026-12-08', trouble: 'unknown-zone' }],
    });
  });

  test.each([
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=YEARLY;BYMONTH=2;BYDAY=6MO',
  ])('a rule without an occurrence ends (%s)', (rule) => {
    expect(blocked(file(['DTSTART:20260101T090000', 'DURATION:PT1H', `RRULE:${rule}`]))).toEqual([]);
  });

  test('the other events of its file still count', () => {
    const text = file(['SUMMARY:Sample']).replace('END:VCALENDAR', '');
    const other = file(['DTSTART:20261208T090000', 'DURATION:PT1H']).replace('sample@', 'other@');
    const both = `${text}${other.slice(other.indexOf('BEGIN:VEVENT'))}`;
    expect(readText(both)).toEqual({
      hours: ['2026-12-08 09:00–10:00'],
      odd: [{ date: null, trouble: 'unreadable' }],
    });
  });
});

/** The hours on 2026-12-21 of an event in a zone, in the shop's time. */
const onShopDay = (from: string, until: string, zone: string) => {
  const clock = (wall: string) =>
    Temporal.PlainDateTime.from(`2026-12-21T${wall}`)
      .toZonedDateTime(zone)
      .withTimeZone(timeZone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' });
  return [`2026-12-21 ${clock(from)}–${clock(until)}`];
};

describe('samples of calendar programs', () => {
  const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', `${name}.ics`), 'utf8');
  const eastern = 'America/New_York';

  test.each([
    ['windows-zone-eastern-no-data', onShopDay('10:00', '12:00', eastern)],
    ['windows-zone-central-no-data', onShopDay('09:00', '11:00', 'America/Chicago')],
    ['display-name-zone-no-data', onShopDay('10:00', '12:00', eastern)],
    ['gmt-offset-zone', onShopDay('10:00', '12:00', 'Etc/GMT+5')],
    ['microsoft-utc-zone', onShopDay('15:00', '17:00', 'UTC')],
    ['all-day-end-equals-start', ['2026-12-21 00:00–24:00']],
    ['all-day-microsoft-free', []],
    ['apple-travel-time', onShopDay('13:00', '15:00', eastern)],
    ['declined-invitation', []],
    ['raw-line-break-in-description', onShopDay('10:00', '12:00', eastern)],
    [
      'this-and-future',
      onShopDay('14:00', '15:00', eastern).flatMap((hours) =>
        ['21', '22', '23'].map((day) => hours.replace('-21', `-${day}`)),
      ),
    ],
  ])('%s', (name, hours) => {
    expect(blocked(sample(name))).toEqual(hours);
  });
});

describe('a zone', () => {
  const hours = (zone: string) => `2026-12-08 ${hourFrom('16:00', zone)}`;
  const at = (param: string) => blocked(file([`DTSTART;TZID=${param}:20261208T160000`, 'DURATION:PT1H']));

  test.each([
    ['Mountain Standard Time', 'America/Denver'],
    ['US Mountain Standard Time', 'America/Phoenix'],
    ['Pacific Daylight Time', 'America/Los_Angeles'],
    ['"Pacific Time (US & Canada)"', 'America/Los_Angeles'],
    ['"(UTC-07:00) Arizona"', 'America/Phoenix'],
    ['(UTC-06:00) Central Time (US & Canada)', 'America/Chicago'],
    ['"(GMT-06.00) Saskatchewan"', 'America/Regina'],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien"', 'Europe/Amsterdam'],
    ['"(UTC) Coordinated Universal Time"', 'UTC'],
    ['tzone://Microsoft/Utc', 'UTC'],
    ['Z', 'UTC'],
    ['UTC', 'UTC'],
    ['UTC-08:00', 'Etc/GMT+8'],
    ['GMT+0100', 'Etc/GMT-1'],
    ['"(GMT-08:00)"', 'Etc/GMT+8'],
    ['+0530', 'Asia/Kolkata'],
    ['Etc/GMT+8', 'Etc/GMT+8'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['america/los_angeles', 'America/Los_Angeles'],
    ['America/Los Angeles', 'America/Los_Angeles'],
    ['PST', 'America/Los_Angeles'],
    ['"America/Los_Angeles"', 'America/Los_Angeles'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
  ])('that is called %s', (param, zone) => {
    expect(at(param)).toEqual([hours(zone)]);
  });

  /** A file that describes a zone, with an observance for each list of lines. */
  const described = (name: string, parts: string[][], more: string[] = []) =>
    file([`DTSTART;TZID=${name}:20261208T160000`, 'DURATION:PT1H']).replace(
      'BEGIN:VEVENT',
      [
        'BEGIN:VTIMEZONE',
        `TZID:${name}`,
        ...more,
        ...parts.flatMap((part) => ['BEGIN:STANDARD', ...part, 'END:STANDARD']),
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
      ].join('\r\n'),
    );
  const winter = ['DTSTART:16010101T020000', 'TZOFFSETTO:-0800', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'];
  const summer = ['DTSTART:16010101T020000', 'TZOFFSETTO:-0700', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'];

  test('that only the file describes', () => {
    expect(blocked(described('Customized Time Zone', [winter, summer]))).toEqual([hours('America/Los_Angeles')]);
    expect(blocked(described('Own', [['DTSTART:19700101T000000', 'TZOFFSETTO:+0530']]))).toEqual([
      hours('Asia/Kolkata'),
    ]);
    expect(blocked(described('Own', [], ['X-LIC-LOCATION:Europe/Paris']))).toEqual([hours('Europe/Paris')]);
  });

  test('whose rules are over is as the last of them left it', () => {
    const over = summer.map((line) => `${line}${line.startsWith('RRULE') ? ';UNTIL=19990101T000000Z' : ''}`);
    const last = ['DTSTART:19991031T020000', 'TZOFFSETTO:-0700'];
    expect(blocked(described('Own', [over, last]))).toEqual([hours('America/Phoenix')]);
  });

  test('whose rules never come true, or that has thousands of them, ends', () => {
    const never = ['DTSTART:20000101T020000', 'TZOFFSETTO:-0800', 'RRULE:FREQ=YEARLY;BYDAY=6MO;BYMONTH=2'];
    const many = Array.from({ length: 4000 }, (_, index) => [
      `DTSTART:${1601 + (index % 400)}0101T020000`,
      'TZOFFSETTO:-0800',
      'RRULE:FREQ=SECONDLY',
    ]);
    for (const parts of [[never], many]) expect(blocked(described('Own', parts))).toEqual([hours('Etc/GMT+8')]);
  });
});

describe('invitations', () => {
  const invited = (attendees: string[], owner?: string, organizer = 'boss@other.example') =>
    blocked(file(['DTSTART:20261208T100000', 'DURATION:PT1H', `ORGANIZER:mailto:${organizer}`, ...attendees]), owner);
  const taken = ['2026-12-08 10:00–11:00'];
  const declined = (who: string) => `ATTENDEE;CN="A: B";PARTSTAT=DECLINED:mailto:${who}`;
  const accepted = (who: string) => `ATTENDEE;PARTSTAT=ACCEPTED:MAILTO:${who}`;

  test('that the owner declined are free, whoever else comes', () => {
    expect(invited([accepted('a@other.example'), declined('crew@shop.example')], 'crew@shop.example')).toEqual([]);
    expect(invited([accepted('a@other.example'), declined('crew@shop.example')], 'Crew')).toEqual([]);
  });

  test('that somebody else declined take their time', () => {
    expect(invited([declined('a@other.example'), accepted('crew@shop.example')], 'crew')).toEqual(taken);
    expect(invited([declined('a@other.example'), accepted('b@other.example')])).toEqual(taken);
  });

  test('of the owner’s own take their time, whoever declined', () => {
    expect(invited([declined('a@other.example')], 'crew@shop.example', 'crew@shop.example')).toEqual(taken);
  });

  test('of a series are free where one of them is declined', () => {
    const text = file(
      ['DTSTART:20261207T120000', 'DTEND:20261207T123000', 'RRULE:FREQ=DAILY;COUNT=2'],
      ['RECURRENCE-ID:20261208T120000', 'DTSTART:20261208T120000', 'DURATION:PT30M', declined('crew@shop.example')],
    );
    expect(blocked(text, 'crew@shop.example')).toEqual(['2026-12-07 12:00–12:30']);
  });
});

describe('a change for this and all that follow', () => {
  const series = ['DTSTART:20261207T090000', 'DTEND:20261207T100000', 'RRULE:FREQ=DAILY;COUNT=4'];
  const from = (day: string) => `RECURRENCE-ID;RANGE=THISANDFUTURE:202612${day}T090000`;

  test('moves and lengthens those, up to the next change, and spares single exceptions', () => {
    const text = file(
      series,
      [from('08'), 'DTSTART:20261208T110000', 'DTEND:20261208T130000'],
      [from('10'), 'DTSTART:20261211T150000', 'DTEND:20261211T160000'],
      ['RECURRENCE-ID:20261209T090000', 'DTSTART:20261209T200000', 'DURATION:PT30M'],
    );
    expect(blocked(text)).toEqual([
      '2026-12-07 09:00–10:00',
      '2026-12-08 11:00–13:00',
      '2026-12-09 20:00–20:30',
      '2026-12-11 15:00–16:00',
    ]);
  });

  test('cancels them', () => {
    expect(blocked(file(series, [from('08'), 'DTSTART:20261208T090000', 'STATUS:CANCELLED']))).toEqual([
      '2026-12-07 09:00–10:00',
    ]);
  });

  test('with a rule of its own is another series from there on', () => {
    const text = file(series, [from('09'), 'DTSTART:20261209T150000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2']);
    expect(blocked(text)).toEqual([
      '2026-12-07 09:00–10:00',
      '2026-12-08 09:00–10:00',
      '2026-12-09 15:00–16:00',
      '2026-12-16 15:00–16:00',
    ]);
  });
});

describe('odd files', () => {
  const plain = file(['DTSTART:20261208T100000', 'DTEND:20261208T110000']);
  const taken = ['2026-12-08 10:00–11:00'];

  test.each([
    ['a byte order mark', `\uFEFF${plain}`],
    ['lone line feeds', plain.replaceAll('\r\n', '\n')],
    ['lone carriage returns', plain.replaceAll('\r\n', '\r')],
    ['empty lines', plain.replaceAll('\r\n', '\r\n\r\n')],
    ['names in lower case', plain.toLowerCase().replaceAll('t1', 'T1')],
    ['no END', plain.replace(/END:VEVENT.*/s, '')],
    ['no calendar around the event', plain.replaceAll(/(?:BEGIN|END):VCALENDAR\r?\n?/g, '')],
    ['an alarm that doesn’t end', plain.replace('DTEND', 'BEGIN:VALARM\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nDTEND')],
    ['a start with a fold', plain.replace('DTSTART:2026', 'DTSTART:20\r\n 26')],
    ['times with dashes', plain.replaceAll(/:20261208T(\d\d)0000/g, ':2026-12-08T$1:00:00')],
    ['times without seconds', plain.replaceAll('0000', '00')],
    ['no UID', plain.replace(/UID:[^\r]*\r\n/, '')],
    ['a whole day’s zone', file(['DTSTART;VALUE=DATE;TZID=Asia/Tokyo:20261208'])],
    ['a midnight at the end of its day', file(['DTSTART:20261208T200000', 'DTEND:20261208T240000'])],
    ['a day as the end of hours', file(['DTSTART:20261208T200000', 'DTEND;VALUE=DATE:20261209'])],
  ])('with %s are read', (what, text) => {
    const hours: Record<string, string[]> = {
      'a whole day’s zone': ['2026-12-08 00:00–24:00'],
      'a midnight at the end of its day': ['2026-12-08 20:00–24:00'],
      'a day as the end of hours': ['2026-12-08 20:00–24:00'],
    };
    expect(blocked(text)).toEqual(hours[what] ?? taken);
  });

  test('events without a UID have nothing to do with each other', () => {
    const text = file(['DTSTART:20261208T100000', 'DURATION:PT1H'], ['DTSTART:20261208T140000', 'DURATION:PT1H']);
    expect(blocked(text.replaceAll(/UID:[^\r]*\r\n/g, ''))).toEqual([...taken, '2026-12-08 14:00–15:00']);
  });

  test('of several versions of an event the latest counts', () => {
    const version = (sequence: number, hour: string) => [
      `DTSTART:20261208T${hour}0000`,
      'DURATION:PT1H',
      `SEQUENCE:${sequence}`,
    ];
    expect(blocked(file(version(2, '10'), version(1, '14')))).toEqual(taken);
    expect(blocked(file(version(1, '10'), version(1, '14')))).toEqual([...taken, '2026-12-08 14:00–15:00']);
  });

  test('Microsoft’s word counts where the standard’s is missing', () => {
    const event = ['DTSTART:20261208T100000', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'];
    expect(blocked(file(event))).toEqual([]);
    expect(blocked(file([...event, 'TRANSP:OPAQUE']))).toEqual(taken);
  });

  test('a period among the dates of a series has its own end', () => {
    const text = file(['DTSTART:20261208T100000', 'DURATION:PT1H', 'RDATE;VALUE=PERIOD:20261209T100000/PT2H']);
    expect(blocked(text)).toEqual([...taken, '2026-12-09 10:00–12:00']);
  });

  test('a rule that ends on a day counts that day', () => {
    const text = file(['DTSTART:20261207T200000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20261208']);
    expect(blocked(text)).toEqual(['2026-12-07 20:00–21:00', '2026-12-08 20:00–21:00']);
  });

  test('how long ago a daily event began doesn’t matter', () => {
    const text = file(['DTSTART:16010101T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU']);
    expect(blocked(text)).toHaveLength(2);
  });
});
