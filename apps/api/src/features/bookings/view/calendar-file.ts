import { brand } from '@tintforge/content';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { BookingRow } from '../../../db/schema';
import { shopCalendar, shopSpan } from '../../../platform/shop-calendar';

/** The appointment as a calendar file, on the shop's clock. */
export function calendarFile(row: BookingRow, { publicUrl, now }: { publicUrl: string; now: number }): string {
  const calendar = shopCalendar({ name: brand.name, product: 'booking' });
  calendar.createEvent({ ...appointment(row, { publicUrl }), stamp: new Date(now) });
  return calendar.toString();
}

/**
 * The appointment as its customer's calendar has it. It keeps its UID through moves and cancellations, and its sequence
 * rises with every change, so that a calendar follows.
 */
export function appointment(row: BookingRow, { publicUrl }: { publicUrl: string }): ICalEventData {
  const isOff = row.status === 'cancelled' || row.status === 'no-show';
  return {
    ...shopSpan({ startsAt: row.startsAt, minutes: row.jobMinutes }),
    id: `${row.trackingCode}@${new URL(publicUrl).hostname}`,
    sequence: row.version,
    stamp: new Date(row.updatedAt),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${brand.name}: ${row.lines.map((line) => line.name).join(', ')}`,
    location: `${row.street}, ${row.city}, FL ${row.zip}`,
    description: `Tracking code ${row.trackingCode}`,
    url: `${publicUrl}/booking-verification/${row.trackingCode}`,
  };
}
