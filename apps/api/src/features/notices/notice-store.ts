import { type NoticeKind, noticeKinds } from '@tintforge/api-contract';
import { noShowWaitMs, quoteStatuses } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import { and, desc, eq, gt, inArray, isNotNull, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Connection } from '../../db/client';
import {
  bookingEvents,
  bookings,
  contactMessages,
  crewCalendarClashes,
  crews,
  outbox,
  quoteEvents,
  quotes,
} from '../../db/schema';

/** Something that happened without the shop's staff, or that needs them. */
export interface FoundNotice {
  id: string;
  kind: NoticeKind;
  /** Epoch milliseconds. */
  at: number;
  /** `startsAt` is null for a quote's work until its first visit is planned. */
  booking: { trackingCode: string; customerName: string; regionId: string; startsAt: number | null } | null;
  /** The service that a message asks about, the code of a quote, or the kind of an email that failed; null otherwise. */
  about: string | null;
}

/** After one instant, up to and with another, epoch milliseconds. */
interface Span {
  after: number;
  until: number;
}

interface NoticeQuestion extends Span {
  /** All kinds when absent. */
  kinds?: ReadonlySet<NoticeKind>;
  /** Notices of each source at most. */
  limit: number;
}

/** News of a span, latest first. A job that isn't checked in is news from the end of its waiting time, until it is. */
export async function findNotices(
  connection: Connection,
  { kinds = new Set(noticeKinds), limit, ...span }: NoticeQuestion,
): Promise<FoundNotice[]> {
  const sources = [
    noticesOfEvents(connection, { ...span, kinds, limit }),
    kinds.has('exemption') ? waitingExemptions(connection, { ...span, limit }) : [],
    kinds.has('late') ? lateJobs(connection, { ...span, limit }) : [],
    kinds.has('quote') ? quoteRequests(connection, { ...span, limit }) : [],
    noticesOfQuotes(connection, { ...span, kinds, limit }),
    kinds.has('message') ? messages(connection, { ...span, limit }) : [],
    kinds.has('mail-failed') ? failedMails(connection, { ...span, limit }) : [],
    kinds.has('calendar-clash') ? calendarClashes(connection, { ...span, limit }) : [],
  ];
  const found = (await Promise.all(sources)).flat();
  return found.sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
}

type Limited = Span & { limit: number };

function isWithin(column: SQLWrapper, { after, until }: Span): SQL | undefined {
  return and(gt(column, after), lte(column, until));
}

/** Events that no staff member caused, by the kind of news that they are. */
const kindOfEvent: Readonly<Record<string, NoticeKind>> = {
  paid: 'booked',
  'paid-late': 'paid-late',
  rescheduled: 'moved',
  changed: 'changed',
  'balance-paid': 'balance-paid',
  cancelled: 'cancelled',
  'given-back': 'given-back',
  'refund-failed': 'refund-failed',
  disputed: 'disputed',
};

/** Bookings that are still to be worked on. */
const isAhead = inArray(bookings.status, ['confirmed', 'scheduled']);

const ofBooking = {
  trackingCode: bookings.trackingCode,
  customerName: bookings.customerName,
  regionId: bookings.regionId,
  startsAt: sql<number | null>`case when ${bookings.visitNumber} > 0 then ${bookings.startsAt} end`,
};

function eventsWith(connection: Connection, condition: SQL | undefined, limit: number) {
  return connection
    .select({ id: bookingEvents.id, kind: bookingEvents.kind, at: bookingEvents.at, booking: ofBooking })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(condition)
    .orderBy(desc(bookingEvents.at), desc(bookingEvents.id))
    .limit(limit)
    .all();
}

async function noticesOfEvents(
  connection: Connection,
  { kinds, limit, ...span }: Limited & { kinds: ReadonlySet<NoticeKind> },
): Promise<FoundNotice[]> {
  const named = Object.keys(kindOfEvent).filter((event) => kinds.has(kindOfEvent[event] as NoticeKind));
  if (named.length === 0) return [];
  const condition = and(
    inArray(bookingEvents.kind, named),
    isWithin(bookingEvents.at, span),
    ne(bookingEvents.actor, 'staff'),
  );
  return (await eventsWith(connection, condition, limit)).flatMap(({ kind: event, ...row }) => {
    const kind = kindOfEvent[event];
    return kind === undefined ? [] : [{ ...row, kind, about: null }];
  });
}

/** Exemptions that a customer requested, the first time or again with a correction, and that are still undecided. */
async function waitingExemptions(connection: Connection, { limit, ...span }: Limited): Promise<FoundNotice[]> {
  const condition = and(
    inArray(bookingEvents.kind, ['paid', 'paid-late', 'exemption-reopened']),
    isWithin(bookingEvents.at, span),
    eq(bookings.tintApproval, 'pending'),
    isAhead,
  );
  return (await eventsWith(connection, condition, limit)).map(({ id, at, booking }) => {
    return { id: `${id}:exemption`, kind: 'exemption', at, booking, about: null };
  });
}

async function lateJobs(connection: Connection, { limit, ...span }: Limited): Promise<FoundNotice[]> {
  const starts = { after: span.after - noShowWaitMs, until: span.until - noShowWaitMs };
  const rows = await connection
    .select({ id: bookings.id, startsAt: bookings.startsAt, booking: ofBooking })
    .from(bookings)
    .where(
      and(
        // The index begins with the region and the day.
        inArray(bookings.regionId, connection.selectDistinct({ id: crews.regionId }).from(crews)),
        gt(bookings.appointmentDate, localMoment(starts.after - dayMs).date),
        lte(bookings.appointmentDate, localMoment(starts.until).date),
        isAhead,
        isWithin(bookings.startsAt, starts),
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit)
    .all();
  return rows.map(({ id, startsAt, booking }) => {
    return { id: `${id}:late`, kind: 'late', at: startsAt + noShowWaitMs, booking, about: null };
  });
}

const dayMs = 86_400_000;

async function messages(connection: Connection, { limit, ...span }: Limited): Promise<FoundNotice[]> {
  const rows = await connection
    .select({ id: contactMessages.id, at: contactMessages.createdAt, about: contactMessages.service })
    .from(contactMessages)
    .where(and(isWithin(contactMessages.createdAt, span), ne(contactMessages.state, 'spam')))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
    .all();
  return rows.map((row) => ({ ...row, kind: 'message', booking: null }));
}

async function quoteRequests(connection: Connection, { limit, ...span }: Limited): Promise<FoundNotice[]> {
  const rows = await connection
    .select({ id: quotes.id, at: quotes.createdAt, about: quotes.code })
    .from(quotes)
    // Whatever has become of it: the index begins with the state.
    .where(and(inArray(quotes.status, quoteStatuses), isNotNull(quotes.details), isWithin(quotes.createdAt, span)))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(limit)
    .all();
  return rows.map((row) => ({ ...row, kind: 'quote', booking: null }));
}

/** Events of quotes that customers cause, by the kind of news that they are. */
const kindOfQuoteEvent: Readonly<Record<string, NoticeKind>> = {
  declined: 'quote-declined',
  'change-asked': 'quote-change',
  'renewal-asked': 'quote-change',
  accepted: 'quote-accepted',
};

async function noticesOfQuotes(
  connection: Connection,
  { kinds, limit, ...span }: Limited & { kinds: ReadonlySet<NoticeKind> },
): Promise<FoundNotice[]> {
  const named = Object.keys(kindOfQuoteEvent).filter((event) => kinds.has(kindOfQuoteEvent[event] as NoticeKind));
  if (named.length === 0) return [];
  const rows = await connection
    .select({ id: quoteEvents.id, event: quoteEvents.kind, at: quoteEvents.at, about: quotes.code })
    .from(quotes)
    .innerJoin(quoteEvents, and(eq(quoteEvents.quoteId, quotes.id), inArray(quoteEvents.kind, named)))
    .where(
      and(
        // A quote moved last when that happened, or later.
        gt(quotes.activeAt, span.after),
        inArray(quotes.status, quoteStatuses),
        isNotNull(quotes.details),
        isWithin(quoteEvents.at, span),
        eq(quoteEvents.actor, 'customer'),
      ),
    )
    .orderBy(desc(quoteEvents.at), desc(quoteEvents.id))
    .limit(limit)
    .all();
  return rows.flatMap(({ event, ...row }) => {
    const kind = kindOfQuoteEvent[event];
    return kind === undefined ? [] : [{ ...row, kind, booking: null }];
  });
}

async function failedMails(connection: Connection, { limit, ...span }: Limited): Promise<FoundNotice[]> {
  const rows = await connection
    .select({ id: outbox.id, at: outbox.failedAt, about: outbox.kind, booking: ofBooking })
    .from(outbox)
    .leftJoin(bookings, eq(bookings.id, outbox.bookingId))
    // An email about news can't be news: each would cause the next.
    .where(and(isWithin(outbox.failedAt, span), ne(outbox.kind, 'shop-notices')))
    .orderBy(desc(outbox.failedAt), desc(outbox.id))
    .limit(limit)
    .all();
  return rows.map(({ at, booking, ...row }) => ({ ...row, at: at ?? 0, kind: 'mail-failed', booking }));
}

/** Jobs in hours that their crew's own calendar blocks, as long as they are. */
async function calendarClashes(connection: Connection, { limit, ...span }: Limited): Promise<FoundNotice[]> {
  const { bookingId, foundAt } = crewCalendarClashes;
  const rows = await connection
    .select({ id: bookingId, at: foundAt, booking: ofBooking })
    .from(crewCalendarClashes)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(isWithin(foundAt, span), isAhead))
    .orderBy(desc(foundAt), desc(bookingId))
    .limit(limit)
    .all();
  return rows.map(({ id, at, booking }) => {
    return { id: `${id}:calendar-clash:${at}`, kind: 'calendar-clash', at, booking, about: null };
  });
}
