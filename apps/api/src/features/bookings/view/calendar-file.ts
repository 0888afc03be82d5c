import { brand } from '@tintforge/content';
import ical from 'ical-generator';
import type { BookingRow } from '../../../db/schema';

/** The appointment as a calendar file. Instants are UTC, so it is right in any calendar's time zone. */
export function calendarFile(row: BookingRow, { publicUrl, now }: { publicUrl: string; now: number }): string {
  const calendar = ical({ name: brand.name, prodId: { company: brand.name, product: 'booking' } });
  calendar.createEvent({
    id: `${row.trackingCode}@${new URL(publicUrl).hostname}`,
    sequence: row.version,
    stamp: new Date(now),
    start: new Date(row.startsAt),
    end: new Date(row.startsAt + row.jobMinutes * 60_000),
    summary: `${brand.name}: ${row.lines.map((line) => line.name).join(', ')}`,
    location: `${row.street}, ${row.city}, FL ${row.zip}`,
    description: `Tracking code ${row.trackingCode}`,
    url: `${publicUrl}/booking-verification/${row.trackingCode}`,
  });
  return calendar.toString();
}
