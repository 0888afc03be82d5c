import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { datesFrom } from '../calendar';
import { minutesOfDay, possibleStarts } from '../start-times';
import * as door from './index';

const { createShopClock, isoInstant } = door;
const eastern = 'America/New_York';
const { formatMoment, instantOf, localMoment } = createShopClock(eastern);

test('the door to time lets out these names and no others', () => {
  expect(Object.keys(door).sort()).toEqual(['createShopClock', 'isoInstant']);
});

describe('an appointment as an instant', () => {
  test.each([
    ['2026-12-08', '09:00', '2026-12-08T14:00:00Z', 'Tue, Dec 8, 9:00 AM EST'],
    ['2026-07-04', '13:30', '2026-07-04T17:30:00Z', 'Sat, Jul 4, 1:30 PM EDT'],
    ['2026-10-31', '09:00', '2026-10-31T13:00:00Z', 'Sat, Oct 31, 9:00 AM EDT'],
    ['2026-11-01', '09:00', '2026-11-01T14:00:00Z', 'Sun, Nov 1, 9:00 AM EST'],
    ['2027-03-13', '16:30', '2027-03-13T21:30:00Z', 'Sat, Mar 13, 4:30 PM EST'],
    ['2027-03-14', '09:00', '2027-03-14T13:00:00Z', 'Sun, Mar 14, 9:00 AM EDT'],
    ['2026-12-31', '16:30', '2026-12-31T21:30:00Z', 'Thu, Dec 31, 4:30 PM EST'],
  ])('%s %s is %s and reads "%s"', (date, time, iso, text) => {
    expect(isoInstant(instantOf({ date, time }))).toBe(iso);
    expect(formatMoment(instantOf({ date, time }))).toBe(text);
  });

  test('comes back as it went in, for every start of two years', () => {
    for (const date of datesFrom('2026-01-01', 730)) {
      for (const time of possibleStarts) {
        const moment = localMoment(instantOf({ date, time }));
        if (moment.date !== date || moment.minutes !== minutesOfDay(time)) throw new Error(`${date} ${time}`);
      }
    }
  });

  test.each([
    ['2026-02-30', '09:00'],
    ['2026-12-08', '25:00'],
    ['soon', '09:00'],
  ])('%s %s is a bug and throws', (date, time) => {
    expect(() => instantOf({ date, time })).toThrow(RangeError);
  });
});

test('the wall clock is the zone’s own, for every minute of the nights when the clocks change and at random moments', () => {
  const changes = [Date.parse('2026-11-01T00:00:00Z'), Date.parse('2027-03-14T00:00:00Z')];
  const minutesOfNights = changes.flatMap((from) =>
    Array.from({ length: 24 * 60 }, (_, minute) => from + minute * 60_000),
  );
  const check = (epochMs: number) => {
    const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(eastern);
    const expected = { date: zoned.toPlainDate().toString(), minutes: zoned.hour * 60 + zoned.minute };
    expect(localMoment(epochMs)).toEqual(expected);
  };
  minutesOfNights.forEach(check);
  fc.assert(fc.property(fc.integer({ min: 0, max: Date.parse('2100-01-01T00:00:00Z') }), check), { seed: 1 });
});

describe('the nights when the clocks change', () => {
  test('a skipped time moves an hour later', () => {
    expect(formatMoment(instantOf({ date: '2027-03-14', time: '02:30' }))).toBe('Sun, Mar 14, 3:30 AM EDT');
  });

  test('a time that comes twice is the first', () => {
    expect(formatMoment(instantOf({ date: '2026-11-01', time: '01:30' }))).toBe('Sun, Nov 1, 1:30 AM EDT');
  });

  test('days are 25 and 23 hours long', () => {
    const midnight = (date: string) => instantOf({ date, time: '00:00' });
    expect(midnight('2026-11-02') - midnight('2026-11-01')).toBe(25 * 3_600_000);
    expect(midnight('2027-03-15') - midnight('2027-03-14')).toBe(23 * 3_600_000);
  });
});

describe('the wall clock', () => {
  test.each([
    ['2026-11-20T15:00:59.999Z', { date: '2026-11-20', minutes: 600 }],
    ['2026-11-20T04:59:00Z', { date: '2026-11-19', minutes: 1439 }],
    ['2026-11-20T05:00:00Z', { date: '2026-11-20', minutes: 0 }],
    ['2026-07-01T03:59:00Z', { date: '2026-06-30', minutes: 1439 }],
    ['2026-11-01T05:30:00Z', { date: '2026-11-01', minutes: 90 }],
    ['2026-11-01T06:30:00Z', { date: '2026-11-01', minutes: 90 }],
    ['2027-03-14T07:00:00Z', { date: '2027-03-14', minutes: 180 }],
  ])('at %s', (iso, moment) => {
    expect(localMoment(Date.parse(iso))).toEqual(moment);
  });
});

test('fractions of a second are kept in ISO and dropped on the clock', () => {
  expect(isoInstant(Date.parse('2026-12-08T14:00:00.250Z'))).toBe('2026-12-08T14:00:00.25Z');
  expect(formatMoment(Date.parse('2026-12-08T14:00:59.250Z'))).toBe('Tue, Dec 8, 9:00 AM EST');
});

describe('other zones', () => {
  test.each([
    ['America/Denver', '2026-12-08', '2026-12-08T16:00:00Z', 'Tue, Dec 8, 9:00 AM MST'],
    ['America/Denver', '2026-07-08', '2026-07-08T15:00:00Z', 'Wed, Jul 8, 9:00 AM MDT'],
    ['America/Phoenix', '2026-07-08', '2026-07-08T16:00:00Z', 'Wed, Jul 8, 9:00 AM MST'],
    ['Pacific/Honolulu', '2026-12-08', '2026-12-08T19:00:00Z', 'Tue, Dec 8, 9:00 AM HST'],
  ])('%s, %s at nine', (zone, date, iso, text) => {
    const clock = createShopClock(zone);
    const instant = clock.instantOf({ date, time: '09:00' });
    expect(isoInstant(instant)).toBe(iso);
    expect(clock.formatMoment(instant)).toBe(text);
    expect(clock.localMoment(instant)).toEqual({ date, minutes: 540 });
  });

  test('two clocks don’t disturb each other', () => {
    const denver = createShopClock('America/Denver');
    const instant = instantOf({ date: '2026-12-08', time: '09:00' });
    expect(denver.localMoment(instant).minutes).toBe(420);
    expect(localMoment(instant).minutes).toBe(540);
  });

  test('no zone is a bug and throws', () => {
    expect(() => createShopClock('Nowhere/At_All')).toThrow(RangeError);
  });
});
