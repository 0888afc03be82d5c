import type { BookingRow } from '../../../db/schema';
import { shopCalendar } from '../../../platform/shop-calendar';
import { jobEvent } from '../calendars/feed-file';
import { jobMark } from './ports';
import { keyOfJob } from './store';

/** Name of a visit's file in a crew's calendar: the same on every try. */
export function fileOfJob(key: string): string {
  return `${jobMark}${key}.ics`;
}

/** A visit as a calendar file for its crew. */
export function jobFile(row: BookingRow, { publicUrl, crew }: { publicUrl: string; crew: string }): string {
  const calendar = shopCalendar({ product: 'jobs' });
  calendar.createEvent({
    ...jobEvent(row, { publicUrl, crew }),
    id: `${jobMark}${keyOfJob({ bookingId: row.id, visitNumber: row.visitNumber })}`,
  });
  return calendar.toString();
}
