import { timeZone } from '@tintforge/content';
import { onShopClock } from './sample-shop';

/** The offsets of the shop's zone, as calendars write them: -0500. */
const [winter, summer] = ['2026-01-15T12:00', '2026-07-15T12:00'].map((moment) =>
  onShopClock(moment).slice(-6).replace(':', ''),
);

/** An event of a crew's own, on the shop's clock. */
export interface OwnEvent {
  uid: string;
  /** `YYYY-MM-DD HH:mm`. */
  start: string;
  end: string;
  /** Further lines, such as a recurrence. */
  more?: readonly string[];
}

/** The calendar file of an event. */
export function eventFile({ uid, start, end, more = [] }: OwnEvent): string {
  const stamp = (moment: string) => `${moment.replaceAll(/[-:]/g, '').replace(' ', 'T')}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sample//Sample//EN',
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    `TZOFFSETFROM:${summer}`,
    `TZOFFSETTO:${winter}`,
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    `TZOFFSETFROM:${winter}`,
    `TZOFFSETTO:${summer}`,
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261201T150000Z',
    `DTSTART;TZID=${timeZone}:${stamp(start)}`,
    `DTEND;TZID=${timeZone}:${stamp(end)}`,
    'SUMMARY:A secret errand',
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.join('\r\n');
}
