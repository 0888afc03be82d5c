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
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261201T150000Z',
    `DTSTART;TZID=America/New_York:${stamp(start)}`,
    `DTEND;TZID=America/New_York:${stamp(end)}`,
    'SUMMARY:A secret errand',
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.join('\r\n');
}
