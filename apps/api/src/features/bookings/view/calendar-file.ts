import { addressLine, brand } from '@tintforge/content';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { BookingCarRow, BookingRow, VisitRow } from '../../../db/schema';
import { shopCalendar, shopSpan } from '../../../platform/shop-calendar';
import { appointmentsOf, joinedVisits } from './appointments';
import { asVisit } from './as-visit';

interface CalendarFile {
  visits: readonly VisitRow[];
  cars: readonly BookingCarRow[];
  /** Visits that begin together now may have been apart in a file that the customer has. */
  wereReplanned: boolean;
  publicUrl: string;
  now: number;
}

/**
 * A booking's appointments as a calendar file, each with its cars, on the shop's clock; cancelled ones are marked as such, and
 * so is the event of a visit that joined another one.
 */
export function calendarFile(row: BookingRow, { visits, cars, wereReplanned, publicUrl, now }: CalendarFile): string {
  const calendar = shopCalendar({ name: brand.name, product: 'booking' });
  const joined = wereReplanned ? joinedVisits(visits) : [];
  const gone = joined.map((visit) => asVisit(row, { ...visit, status: 'cancelled' }));
  for (const shown of [...appointmentsOf(row, { visits, cars }), ...gone]) {
    calendar.createEvent({ ...appointment(shown, { publicUrl }), stamp: new Date(now) });
  }
  return calendar.toString();
}

/** UID of a visit's event, for calendars of customers and of the shop: the booking's own for the first. */
export function eventId({ trackingCode, visitNumber }: BookingRow, publicUrl: string): string {
  const number = visitNumber === 1 ? '' : `-${visitNumber}`;
  return `${trackingCode}${number}@${new URL(publicUrl).hostname}`;
}

/**
 * An appointment as its customer's calendar has it. It keeps its UID through moves and cancellations, and its sequence
 * rises with every change, so that a calendar follows.
 */
export function appointment(row: BookingRow, { publicUrl }: { publicUrl: string }): ICalEventData {
  const isOff = row.status === 'cancelled' || row.status === 'no-show';
  return {
    ...shopSpan({ startsAt: row.startsAt, minutes: row.jobMinutes }),
    id: eventId(row, publicUrl),
    sequence: row.version,
    stamp: new Date(row.updatedAt),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${brand.name}: ${row.lines.map((line) => line.name).join(', ')}`,
    location: addressLine(row),
    description: `Tracking code ${row.trackingCode}`,
    url: `${publicUrl}/booking-verification/${row.trackingCode}`,
  };
}
