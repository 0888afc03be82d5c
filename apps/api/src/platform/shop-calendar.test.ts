import { timeZone } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { shopCalendar, shopSpan, zoneComponent } from './shop-calendar';

/** An event as a calendar that knows no zones reads it: by the data in the file alone. */
function readEvent(startsAt: number, minutes = 120) {
  const calendar = shopCalendar({ name: 'Sample', product: 'sample' });
  calendar.createEvent({ id: 'sample', summary: 'Sample', ...shopSpan({ startsAt, minutes }) });
  const { startDate, endDate } = new ICAL.Event(
    new ICAL.Component(ICAL.parse(calendar.toString())).getFirstSubcomponent('vevent') ?? undefined,
  );
  return {
    zone: startDate.zone?.tzid,
    wall: startDate.toString(),
    startsAt: startDate.toUnixTime() * 1000,
    endsAt: endDate.toUnixTime() * 1000,
  };
}

describe('an event on the shop’s clock', () => {
  test.each([
    ['in winter', '2026-12-08', '09:00'],
    ['in summer', '2026-07-08', '09:00'],
    ['before the change in March', '2027-03-13', '13:00'],
    ['on the day of the change in March', '2027-03-14', '08:00'],
    ['before the change in November', '2027-10-31', '13:00'],
    ['on the day of the change in November', '2027-11-07', '08:00'],
  ])('%s is at its wall time in the shop’s zone', (_when, date, time) => {
    const startsAt = instantOf({ date, time });
    expect(readEvent(startsAt)).toEqual({
      zone: timeZone,
      wall: `${date}T${time}:00`,
      startsAt,
      endsAt: startsAt + 7_200_000,
    });
  });

  test('is at the same instant as the system’s own zone data have it, in every week of ten years', () => {
    const calendar = shopCalendar({ product: 'sample' });
    const starts = Array.from({ length: 522 }, (_, week) => {
      const date = new Date(Date.UTC(2026, 0, 1 + week * 7)).toISOString().slice(0, 10);
      return instantOf({ date, time: '09:30' });
    });
    for (const startsAt of starts)
      calendar.createEvent({ id: String(startsAt), summary: 'Sample', ...shopSpan({ startsAt, minutes: 60 }) });
    const events = new ICAL.Component(ICAL.parse(calendar.toString())).getAllSubcomponents('vevent');
    expect(events.map((event) => new ICAL.Event(event).startDate.toUnixTime() * 1000)).toEqual(starts);
  });
});

describe('the data of a zone', () => {
  test('of Denver have its offsets and names', () => {
    const lines = zoneComponent('America/Denver').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'TZID:America/Denver',
        'TZOFFSETTO:-0600',
        'TZNAME:MDT',
        'TZOFFSETTO:-0700',
        'TZNAME:MST',
      ]),
    );
  });

  test('of Phoenix have one time for the whole year', () => {
    const lines = zoneComponent('America/Phoenix').split('\r\n');
    expect(lines).not.toContain('BEGIN:DAYLIGHT');
    expect(lines.filter((line) => line.startsWith('TZOFFSET'))).toEqual(['TZOFFSETFROM:-0700', 'TZOFFSETTO:-0700']);
  });
});
