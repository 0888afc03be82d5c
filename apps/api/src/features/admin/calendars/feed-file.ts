import { addressLine, brand } from '@tintforge/content';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { BookingRow } from '../../../db/schema';
import { calendarText, shopCalendar, shopSpan } from '../../../platform/shop-calendar';
import { type BookingContext, eventId } from '../../bookings';
import { jobsFrom } from './store';

/** Jobs stay in the feed this long after their start. */
const keptMs = 30 * 86_400_000;

/** How often calendars should ask again, in seconds. Many ask less often. */
const askAgainSeconds = 15 * 60;

/**
 * The jobs of a feed as iCalendar (RFC 5545), from thirty days ago on. A job keeps its UID through
 * moves and cancellations, and its sequence rises with every change, so that a calendar follows. Held starts aren't jobs
 * yet. The name and the address are in it, because crews need them; phone and email aren't.
 */
export async function feedFile(
  { database, clock }: Pick<BookingContext, 'database' | 'clock'>,
  { name, jobs, publicUrl }: { name: string; jobs: { regionId?: string; crewId?: string }; publicUrl: string },
): Promise<string> {
  const now = clock.now();
  const calendar = shopCalendar({
    name: name === '' ? brand.name : `${brand.name}: ${name}`,
    product: 'jobs',
    ttl: askAgainSeconds,
  });
  for (const { row, crew } of await jobsFrom(database.connection, { ...jobs, since: now - keptMs })) {
    calendar.createEvent(jobEvent(row, { publicUrl, crew }));
  }
  return calendarText(calendar);
}

/** A job as its crew's calendar has it. */
export function jobEvent(row: BookingRow, { publicUrl, crew }: { publicUrl: string; crew: string }): ICalEventData {
  return {
    ...shopSpan({ startsAt: row.startsAt, minutes: row.jobMinutes }),
    id: eventId(row, publicUrl),
    sequence: row.version,
    stamp: new Date(row.updatedAt),
    summary: `${row.customerName}: ${row.lines.map((line) => line.name).join(', ')}`,
    location: addressLine(row),
    description: [
      row.workTitle ?? `${row.vehicleYear} ${row.vehicleMake} ${row.vehicleModel}`,
      `Tracking code ${row.trackingCode}`,
      crew,
    ].join('\n'),
    url: `${publicUrl}/booking-verification/${row.trackingCode}`,
    status: isOff(row) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function isOff({ status }: BookingRow): boolean {
  return status === 'cancelled' || status === 'no-show';
}
