import { formatLongDate, standingVisits, type TaxTreatment } from '@tintforge/booking-core';
import { type MailStart, mailWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import type { BookingCarRow, BookingRow, OutboxRow, VisitRow } from '../../../db/schema';
import {
  asVisit,
  type BookingMoney,
  bookedTaxTreatment,
  bookingById,
  carsOf,
  isUnplanned,
  visitsOrOwn,
  wereReplanned,
} from '../../bookings';
import { moneyOf } from '../../jobs';
import type { MailPart } from '../document';
import type { MailAttachment, MailContext } from '../ports';
import { documentOf, type Letter, type LetterWriter } from './letter';
import { type RegionalLine, regionalLine } from './regional-line';

/** Context of an email about a booking. */
export interface Visit {
  context: MailContext;
  booking: BookingRow;
  money: BookingMoney;
  taxTreatment: TaxTreatment;
  /** Its visits in order of their starts, cancelled ones among them. */
  visits: readonly VisitRow[];
  /** The shop planned them more than once. */
  wereReplanned: boolean;
  /** Its cars by their numbers, cancelled ones among them; none of a booking of one. */
  cars: readonly BookingCarRow[];
  /** Data of the message when it was queued. */
  data: OutboxRow['data'];
  /** Epoch milliseconds. */
  now: number;
  start: MailStart;
  /** The line of its region. */
  line: RegionalLine;
}

/** Data of an email about a booking. */
export interface VisitLetter {
  subject: string;
  preheader: string;
  parts: readonly MailPart[];
  attachments?: readonly MailAttachment[];
}

/** Undefined when there is nothing to say any more. */
type MaybeWritten = VisitLetter | undefined;

/** A template for emails to a booking's customer. An erased address gets no email. */
export function toCustomer(write: (visit: Visit) => MaybeWritten | Promise<MaybeWritten>): LetterWriter {
  return async (context, message): Promise<Letter | undefined> => {
    const visit = await visitOf(context, message);
    const { booking, line } = visit;
    const written = booking.customerEmail === '' ? undefined : await write(visit);
    if (written === undefined) return undefined;
    const { subject, preheader, parts, attachments = [] } = written;
    const document = documentOf({ preheader, parts, line, reason: 'booking' });
    return { recipient: booking.customerEmail, subject, document, attachments };
  };
}

/** The booking that a message is about, as it is now. Its absence is a bug. */
export async function visitOf(context: MailContext, { bookingId, kind, data }: OutboxRow): Promise<Visit> {
  if (bookingId === null) throw new Error(`A message ${kind} names no booking`);
  const { database, clock } = context.bookings;
  const { preview } = context;
  const booking = preview?.booking ?? (await bookingById(database.connection, bookingId));
  const visits = await visitsOrOwn(database.connection, booking);
  return {
    context,
    booking,
    money: preview?.money ?? (await moneyOf(database.connection, bookingId)),
    taxTreatment: await bookedTaxTreatment(database.connection, booking),
    visits,
    wereReplanned: await wereReplanned(database.connection, visits),
    cars: await carsOf(database.connection, booking),
    data,
    now: clock.now(),
    start: visitStart(booking),
    line: await regionalLine(context.bookings, booking.regionId),
  };
}

/** An email about one of a booking's visits: its day and start are the ones that are named. */
export function aboutVisit(visit: Visit, row: VisitRow): Visit {
  const booking = asVisit(visit.booking, row);
  return { ...visit, booking, start: visitStart(booking) };
}

/** Day and time of a booking, as its emails name them; its work, and that it has no date, before a visit is planned. */
export function visitStart(booking: BookingRow): MailStart {
  if (isUnplanned(booking)) return { day: booking.workTitle ?? '', time: mailWords.visit.noDate };
  const { appointmentDate, startsAt } = booking;
  return { day: formatLongDate(appointmentDate).replace(/, \d{4}$/, ''), time: clockTime(startsAt) };
}

/** "9:00 AM EST". */
function clockTime(startsAt: number): string {
  return formatMoment(startsAt).split(', ').at(-1) ?? '';
}

/** Name in the greeting. */
export function firstName({ customerName }: BookingRow): string {
  return customerName.trim().split(/\s+/)[0] ?? '';
}

/** Time on site: "2.5 hours", "2 hours 15 minutes". */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes % 30 === 0) return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
  return `${durationText(minutes - (minutes % 60))} ${minutes % 60} minutes`;
}

/** The visits that begin at the start that an email is about: of one crew, or of several that work at the same time. */
export function visitsAtStart({ booking, visits }: Pick<Visit, 'booking' | 'visits'>): VisitRow[] {
  return standingVisits(visits).filter(({ status, startsAt }) => status !== 'missed' && startsAt === booking.startsAt);
}

/** Time and duration, in large type; of several crews at the same time, that of the one that takes longest. */
export function openingOf(visit: Visit, lead: (name: string, crews: number) => string): MailPart {
  const { booking, start } = visit;
  const together = visitsAtStart(visit);
  const minutes = Math.max(booking.jobMinutes, ...together.map((each) => each.minutes));
  const detail = isUnplanned(booking) ? start.time : mailWords.visit.about(start.time, durationText(minutes));
  return { kind: 'opening', lead: lead(firstName(booking), together.length), title: start.day, detail };
}
