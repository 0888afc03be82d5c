import type { NoticeKind } from '@tintforge/api-contract';
import { noShowWaitMs } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/booking-core/time';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Connection } from '../../db/client';
import { bookingEvents, bookings, contactMessages, crews, outbox } from '../../db/schema';

/** Something that happened without the shop's staff, or that needs them. */
export interface FoundNotice {
  id: string;
  kind: NoticeKind;
  /** Epoch milliseconds. */
  at: number;
  booking: { trackingCode: string; customerName: string; regionId: string; startsAt: number } | null;
  /** The service that a message asks about, or the kind of an email that failed; null otherwise. */
  about: string | null;
}

/** After one instant, up to and with another, epoch milliseconds; latest first. */
interface Span {
  after: number;
  until: number;
  /** Notices of each source at most. */
  limit: number;
}

/** News of a span, latest first. A job that isn't checked in is news from the end of its waiting time, until it is. */
export async function findNotices(connection: Connection, span: Span): Promise<FoundNotice[]> {
  const found = await Promise.all([
    noticesOfBookings(connection, span),
    waitingExemptions(connection, span),
    lateJobs(connection, span),
    messages(connection, span),
    failedMails(connection, span),
  ]);
  return found.flat().sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
}

/** Events caused by customers or the system, with the kind of news of each. */
const kindOfEvent: Readonly<Record<string, NoticeKind>> = {
  paid: 'booked',
  'paid-late': 'paid-late',
  rescheduled: 'moved',
  cancelled: 'cancelled',
  'given-back': 'given-back',
  'refund-failed': 'refund-failed',
  disputed: 'disputed',
};

const ofBooking = {
  trackingCode: bookings.trackingCode,
  customerName: bookings.customerName,
  regionId: bookings.regionId,
  startsAt: bookings.startsAt,
};

async function noticesOfBookings(connection: Connection, { after, until, limit }: Span): Promise<FoundNotice[]> {
  const rows = await connection
    .select({ id: bookingEvents.id, kind: bookingEvents.kind, at: bookingEvents.at, booking: ofBooking })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(
      and(
        inArray(bookingEvents.kind, Object.keys(kindOfEvent)),
        gt(bookingEvents.at, after),
        lte(bookingEvents.at, until),
        ne(bookingEvents.actor, 'staff'),
      ),
    )
    .orderBy(desc(bookingEvents.at), desc(bookingEvents.id))
    .limit(limit)
    .all();
  return rows.flatMap(({ kind, ...row }) => {
    const named = kindOfEvent[kind];
    return named === undefined ? [] : [{ ...row, kind: named, about: null }];
  });
}

/** Exemptions that a customer requested, the first time or again with a correction, and that are still undecided. */
async function waitingExemptions(connection: Connection, { after, until, limit }: Span): Promise<FoundNotice[]> {
  const rows = await connection
    .select({ id: bookingEvents.id, at: bookingEvents.at, booking: ofBooking })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(
      and(
        inArray(bookingEvents.kind, ['paid', 'paid-late', 'exemption-reopened']),
        gt(bookingEvents.at, after),
        lte(bookingEvents.at, until),
        eq(bookings.tintApproval, 'pending'),
        inArray(bookings.status, ['confirmed', 'scheduled']),
      ),
    )
    .orderBy(desc(bookingEvents.at), desc(bookingEvents.id))
    .limit(limit)
    .all();
  return rows.map(({ id, ...row }) => ({ ...row, id: `${id}:exemption`, kind: 'exemption', about: null }));
}

async function lateJobs(connection: Connection, { after, until, limit }: Span): Promise<FoundNotice[]> {
  const [earliest, latest] = [Math.max(after, until - longestSpanMs) - noShowWaitMs, until - noShowWaitMs];
  const rows = await connection
    .select({ id: bookings.id, booking: ofBooking })
    .from(bookings)
    .where(
      and(
        // The index begins with the region.
        inArray(bookings.regionId, connection.selectDistinct({ id: crews.regionId }).from(crews)),
        gt(bookings.appointmentDate, sql`${dayBefore(earliest)}`),
        lte(bookings.appointmentDate, localMoment(latest).date),
        inArray(bookings.status, ['confirmed', 'scheduled']),
        gt(bookings.startsAt, earliest),
        lte(bookings.startsAt, latest),
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit)
    .all();
  return rows.map(({ id, booking }) => {
    return { id: `${id}:late`, kind: 'late', at: booking.startsAt + noShowWaitMs, booking, about: null };
  });
}

const dayMs = 86_400_000;
/** News is kept for two weeks. */
export const longestSpanMs = 14 * dayMs;

function dayBefore(instant: number): string {
  return localMoment(instant - dayMs).date;
}

async function messages(connection: Connection, { after, until, limit }: Span): Promise<FoundNotice[]> {
  const rows = await connection
    .select({ id: contactMessages.id, at: contactMessages.createdAt, about: contactMessages.service })
    .from(contactMessages)
    .where(
      and(
        gt(contactMessages.createdAt, after),
        lte(contactMessages.createdAt, until),
        ne(contactMessages.state, 'spam'),
      ),
    )
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
    .all();
  return rows.map((row) => ({ ...row, kind: 'message', booking: null }));
}

async function failedMails(connection: Connection, { after, until, limit }: Span): Promise<FoundNotice[]> {
  const rows = await connection
    .select({ id: outbox.id, at: outbox.failedAt, about: outbox.kind, booking: ofBooking })
    .from(outbox)
    .leftJoin(bookings, eq(bookings.id, outbox.bookingId))
    .where(
      and(
        gt(outbox.failedAt, after),
        lte(outbox.failedAt, until),
        // An email about news can't be news: each would cause the next.
        ne(outbox.kind, 'shop-notices'),
        or(isNull(outbox.outcome), ne(outbox.outcome, 'skipped')),
      ),
    )
    .orderBy(desc(outbox.failedAt), desc(outbox.id))
    .limit(limit)
    .all();
  return rows.map(({ at, booking, ...row }) => ({ ...row, at: at ?? 0, kind: 'mail-failed', booking }));
}
