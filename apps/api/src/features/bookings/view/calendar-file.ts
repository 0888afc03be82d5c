import { addressLine, brand } from '@tintforge/content';
import { ICalAlarmType, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { BookingCarRow, BookingRow, VisitRow } from '../../../db/schema';
import { calendarText, shopCalendar, shopSpan } from '../../../platform/shop-calendar';
import { appointmentsOf, joinedVisits } from './appointments';
import { asVisit } from './as-visit';

/** A file for a calendar, with its type in an email. */
export interface CalendarFile {
  text: string;
  contentType: string;
}

interface Facts {
  visits: readonly VisitRow[];
  cars: readonly BookingCarRow[];
  /** Visits that begin together now may have been apart in a file that the customer has. */
  wereReplanned: boolean;
  publicUrl: string;
  now: number;
}

/** A calendar reminds of an appointment a day ahead, in seconds. */
const reminderSeconds = 24 * 60 * 60;

/**
 * A booking's appointments as a calendar file, each with its cars, on the shop's clock; cancelled ones are marked as such, and
 * so is the event of a visit that joined another one. When nothing of it takes place the file is a cancellation (RFC 5546,
 * 3.2.5). A held start is no appointment yet.
 */
export function calendarFile(row: BookingRow, { visits, cars, wereReplanned, publicUrl, now }: Facts): CalendarFile {
  const calendar = shopCalendar({ name: brand.name, product: 'booking' });
  const joined = wereReplanned ? joinedVisits(visits) : [];
  const gone = joined.map((visit) => asVisit(row, { ...visit, status: 'cancelled' }));
  const shown = isUnbooked(row) ? [] : [...appointmentsOf(row, { visits, cars }), ...gone];
  for (const each of shown) calendar.createEvent({ ...appointment(each, { publicUrl }), stamp: new Date(now) });
  const isCancellation = shown.length > 0 && shown.every(isOff);
  if (isCancellation) calendar.method(ICalCalendarMethod.CANCEL);
  return {
    text: calendarText(calendar),
    contentType: `text/calendar; charset=utf-8${isCancellation ? '; method=CANCEL' : ''}`,
  };
}

/** True for a held start, also after its hold has expired: it isn't booked. */
export function isUnbooked({ status }: Pick<BookingRow, 'status'>): boolean {
  return status === 'pending' || status === 'expired';
}

function isOff({ status }: BookingRow): boolean {
  return status === 'cancelled' || status === 'no-show';
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
  return {
    ...shopSpan({ startsAt: row.startsAt, minutes: row.jobMinutes }),
    id: eventId(row, publicUrl),
    sequence: row.version,
    stamp: new Date(row.updatedAt),
    status: isOff(row) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${brand.name}: ${row.lines.map((line) => line.name).join(', ')}`,
    location: addressLine(row),
    description: `Tracking code ${row.trackingCode}`,
    url: `${publicUrl}/booking-verification/${row.trackingCode}`,
    // A cancellation is taken from the one who made the appointment.
    organizer: { name: brand.name, email: brand.email },
    alarms: isOff(row) ? [] : [{ type: ICalAlarmType.display, trigger: reminderSeconds }],
  };
}
