import { brand, timeZone } from '@tintforge/content';
import ical, { type ICalCalendar, type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';

/**
 * A zone of the United States as calendars without their own data need it. The rules are those in force since 2007 (RFC 5545,
 * 3.6.5); a zone that keeps one time all year has one part.
 */
export function zoneComponent(zone: string): string {
  const standard = offsetAt(zone, '2026-01-15T12:00:00Z');
  const daylight = offsetAt(zone, '2026-07-15T12:00:00Z');
  const summer = [
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    `TZOFFSETFROM:${standard.offset}`,
    `TZOFFSETTO:${daylight.offset}`,
    `TZNAME:${daylight.name}`,
    'END:DAYLIGHT',
  ];
  const hasSummer = standard.offset !== daylight.offset;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...(hasSummer ? summer : []),
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    ...(hasSummer ? ['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'] : []),
    `TZOFFSETFROM:${daylight.offset}`,
    `TZOFFSETTO:${standard.offset}`,
    `TZNAME:${standard.name}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** A zone's offset from UTC as calendars write it, "-0500", and its short name: "EST". */
function offsetAt(zone: string, instant: string): { offset: string; name: string } {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    Date.parse(instant),
  );
  return {
    offset: Temporal.Instant.from(instant).toZonedDateTimeISO(zone).offset.replace(':', ''),
    name: parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  };
}

const ownZone = zoneComponent(timeZone);

/** A calendar (RFC 5545) whose events are on the shop's clock, with the data of its zone. */
export function shopCalendar({
  name,
  product,
  ttl,
}: {
  name?: string;
  product: string;
  /** How often it should be asked for again, in seconds. */
  ttl?: number;
}): ICalCalendar {
  return ical({
    ...(name !== undefined && { name }),
    prodId: { company: brand.name, product },
    // Only events name the zone: stamps are in UTC (RFC 5545, 3.8.7.2).
    timezone: { name: null, generator: () => ownZone },
    ...(ttl !== undefined && { ttl }),
  });
}

/** The calendar as a file: each of its lines ends with a line break, the last one, too (RFC 5545, 3.1). */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

/** Start and end of an event on the shop's clock. Epoch milliseconds and minutes. */
export function shopSpan({
  startsAt,
  minutes,
}: {
  startsAt: number;
  minutes: number;
}): Pick<ICalEventData, 'timezone' | 'start' | 'end'> {
  return { timezone: timeZone, start: onShopsClock(startsAt), end: onShopsClock(startsAt + minutes * 60_000) };
}

function onShopsClock(epochMs: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
}
