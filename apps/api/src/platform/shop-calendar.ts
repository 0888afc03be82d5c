import { shopZone } from '@tintforge/booking-core/time';
import { brand } from '@tintforge/content';
import ical, { type ICalCalendar, type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';

/** The shop's zone as calendars without their own data need it. The rules are those in force since 2007 (RFC 5545, 3.6.5). */
const zoneComponent = [
  'BEGIN:VTIMEZONE',
  `TZID:${shopZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

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
    timezone: { name: null, generator: () => zoneComponent },
    ...(ttl !== undefined && { ttl }),
  });
}

/** Start and end of an event on the shop's clock. Epoch milliseconds and minutes. */
export function shopSpan({
  startsAt,
  minutes,
}: {
  startsAt: number;
  minutes: number;
}): Pick<ICalEventData, 'timezone' | 'start' | 'end'> {
  return { timezone: shopZone, start: onShopsClock(startsAt), end: onShopsClock(startsAt + minutes * 60_000) };
}

function onShopsClock(epochMs: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(shopZone);
}
