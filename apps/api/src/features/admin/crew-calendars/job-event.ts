import ICAL from 'ical.js';
import type { BookingRow } from '../../../db/schema';
import { shopCalendar } from '../../../platform/shop-calendar';
import { jobEvent } from '../calendars/feed-file';
import { zonedTime } from './event-zone';
import { keyOfJob } from './store';

/** The start of the UIDs of our jobs, and of the names of their files. */
const mark = 'tintforge-job-';

/** Name of a visit's file in a crew's calendar: the same on every try. */
export function fileOfJob(key: string): string {
  return `${mark}${key}.ics`;
}

/** A visit as a calendar file for its crew. */
export function jobFile(row: BookingRow, { publicUrl, crew }: { publicUrl: string; crew: string }): string {
  const calendar = shopCalendar({ product: 'jobs' });
  calendar.createEvent({
    ...jobEvent(row, { publicUrl, crew }),
    id: `${mark}${keyOfJob({ bookingId: row.id, visitNumber: row.visitNumber })}`,
  });
  return calendar.toString();
}

/** The key of the visit whose event a calendar file is; undefined for a file of the crew's own, or one that can't be read. */
export function jobInFile(file: string): string | undefined {
  const uid = eventsIn(file)?.[0]?.getFirstPropertyValue('uid');
  return typeof uid === 'string' && uid.startsWith(mark) ? uid.slice(mark.length) : undefined;
}

/** True when two files show the same: what servers and calendar apps add, such as alarms, doesn't count. */
export function isSameEvent(one: string, other: string): boolean {
  const [left, right] = [essence(one), essence(other)];
  return left !== undefined && left === right;
}

function essence(file: string): string | undefined {
  const [event, ...others] = eventsIn(file) ?? [];
  if (event === undefined || others.length > 0) return undefined;
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
  try {
    const times = ['dtstart', 'dtend'].map((name) => {
      const property = event.getFirstProperty(name);
      const time = property?.getFirstValue();
      return time instanceof ICAL.Time ? zonedTime(time, property ?? undefined).epochMilliseconds : undefined;
    });
    const recurs = event.hasProperty('rrule') || event.hasProperty('rdate');
    const texts = ['summary', 'location', 'description', 'status', 'transp'].map(text);
    // Opaque is what an event is without a word about it.
    return JSON.stringify([times, recurs, texts.slice(0, 4), texts[4] === 'TRANSPARENT']);
  } catch {
    return undefined;
  }
}

function eventsIn(file: string): ICAL.Component[] | undefined {
  try {
    return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  } catch {
    return undefined;
  }
}
