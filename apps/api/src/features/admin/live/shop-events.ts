import type { LiveEvent, LiveTopic } from '@tintforge/api-contract';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import { audit, bookingEvents, bookings, contactMessages, crews, outbox } from '../../../db/schema';

/**
 * What the stream is read from: tables whose rows are numbered in the order in which they were committed. A mail gets a
 * new number with each try to deliver it, and so an event of its own.
 */
const sources = ['bookings', 'audit', 'messages', 'outbox'] as const satisfies readonly LiveTopic[];
type Source = (typeof sources)[number];

/** The number of the last row that was read of each source. */
export type Position = Readonly<Record<Source, number>>;

/** An event, and where the stream stands behind it. */
export interface ShopEvent {
  event: LiveEvent;
  /** Of the booking or the crew that it is about; null for what is about neither. */
  regionId: string | null;
  position: Position;
}

/** What has happened since a position, in order, and where that ends. */
export interface News {
  events: readonly ShopEvent[];
  end: Position;
}

/** More than anybody wants to hear of one by one. */
const mostEvents = 500;

interface SourceRow {
  number: number;
  subject: string;
  kind: string;
  regionId: string | null;
}

const after = sql.placeholder('after');
const none = sql<null>`null`;
const numberOf = (table: SQLWrapper): SQL<number> => sql<number>`${table}.rowid`;
const isAfter = (table: SQLWrapper): SQL => sql`${table}.rowid > ${after}`;

const rowsAfter: Record<Source, (connection: Connection) => { all(given: { after: number }): Promise<SourceRow[]> }> = {
  bookings: prepared((connection) =>
    connection
      .select({
        number: numberOf(bookingEvents),
        subject: bookings.trackingCode,
        kind: bookingEvents.kind,
        regionId: bookings.regionId,
      })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
      .where(isAfter(bookingEvents))
      .orderBy(numberOf(bookingEvents))
      .limit(mostEvents + 1)
      .prepare(),
  ),
  audit: prepared((connection) =>
    connection
      .select({ number: numberOf(audit), subject: audit.subject, kind: audit.action, regionId: crews.regionId })
      .from(audit)
      .leftJoin(crews, eq(crews.id, audit.subject))
      .where(isAfter(audit))
      .orderBy(numberOf(audit))
      .limit(mostEvents + 1)
      .prepare(),
  ),
  messages: prepared((connection) =>
    connection
      .select({ number: numberOf(contactMessages), subject: contactMessages.id, kind: sql<string>`''`, regionId: none })
      .from(contactMessages)
      .where(isAfter(contactMessages))
      .orderBy(numberOf(contactMessages))
      .limit(mostEvents + 1)
      .prepare(),
  ),
  outbox: prepared((connection) =>
    connection
      .select({ number: numberOf(outbox), subject: outbox.id, kind: outbox.kind, regionId: none })
      .from(outbox)
      .where(isAfter(outbox))
      .orderBy(numberOf(outbox))
      .limit(mostEvents + 1)
      .prepare(),
  ),
};

const lastNumbers = prepared((connection) => {
  const last = (table: SQLWrapper) => sql<number>`(select coalesce(max(rowid), 0) from ${table})`;
  return connection
    .select({
      bookings: last(bookingEvents).as('bookings'),
      audit: last(audit).as('audit'),
      messages: last(contactMessages).as('messages'),
      outbox: last(outbox).as('outbox'),
    })
    .from(sql`(select 1)`)
    .prepare();
});

/** Where the stream stands now. */
export async function presentPosition(connection: Connection): Promise<Position> {
  return (await lastNumbers(connection).get()) ?? { bookings: 0, audit: 0, messages: 0, outbox: 0 };
}

/** What has happened since a position. More than can be told, or a position of another database, is `everything`. */
export async function newsSince(connection: Connection, since: Position): Promise<News> {
  const end = await presentPosition(connection);
  const events: ShopEvent[] = [];
  let position = since;
  for (const source of sources) {
    for (const { number, regionId, ...facts } of await rowsAfter[source](connection).all({ after: since[source] })) {
      position = { ...position, [source]: number };
      events.push({ event: { topic: source, ...facts }, regionId, position });
    }
  }
  // Histories never shrink; of messages and mails the last may have been deleted.
  const isForeign = since.bookings > end.bookings || since.audit > end.audit;
  return isForeign || events.length > mostEvents ? { events: [everything(end)], end } : { events, end };
}

/** All may be different from what somebody knew. */
function everything(position: Position): ShopEvent {
  return { event: { topic: 'everything', subject: '', kind: '' }, regionId: null, position };
}

/** A position as the `id` of an event: `12.4.0.31`. */
export function positionText(position: Position): string {
  return sources.map((source) => position[source]).join('.');
}

/** The position of an event's `id`. One that is none of ours lies behind all, so that everything is news to it. */
export function readPosition(text: string): Position {
  const beyond = Number.MAX_SAFE_INTEGER;
  const isOurs = /^\d{1,15}(\.\d{1,15}){3}$/.test(text);
  const numbers = isOurs ? text.split('.').map(Number) : [];
  const numberAt = (source: Source) => numbers[sources.indexOf(source)] ?? beyond;
  return {
    bookings: numberAt('bookings'),
    audit: numberAt('audit'),
    messages: numberAt('messages'),
    outbox: numberAt('outbox'),
  };
}
