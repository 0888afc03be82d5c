import type { LiveEvent, LiveTopic } from '@tintforge/api-contract';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Connection, engineOf, prepared } from '../../../db/client';
import { audit, bookingEvents, bookings, contactMessages, crews, outbox } from '../../../db/schema';

/**
 * What the stream is read from: tables whose rows are numbered as they come. A mail gets a new number with each try to
 * deliver it, and so an event of its own.
 */
const sources = ['bookings', 'audit', 'messages', 'outbox'] as const satisfies readonly LiveTopic[];
type Source = (typeof sources)[number];

/** The number of the last row that was read of each source. */
export type Position = Readonly<Record<Source, number>>;

/**
 * How far behind the last number a row can still appear. SQLite commits in the order of its numbers; PostgreSQL gives
 * them out before, and whoever got an earlier one may commit later. One that comes later still is not told, and is seen
 * when the screen is next read: events only say that something is new.
 */
const lateness = { sqlite: 0, postgres: 200 };

/** The numbers of the rows that were read of late, so that one that comes late is told and no other one twice. */
export type Seen = Readonly<Record<Source, Set<number>>>;

/** An event, and where the stream stands behind it. */
export interface ShopEvent {
  event: LiveEvent;
  /** Of the booking or the crew that it is about; null for what is about neither. */
  regionId: string | null;
  position: Position;
  /** Its own number; none for what is about everything. */
  number?: number;
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
const until = sql.placeholder('until');
const none = sql<null>`null`;
const numberOf = (table: SQLWrapper): SQL<number> => sql<number>`${table}.rowid`;
const isAfter = (table: SQLWrapper): SQL => sql`${table}.rowid > ${after} and ${table}.rowid <= ${until}`;

const rowsAfter: Record<
  Source,
  (connection: Connection) => { all(given: { after: number; until: number }): Promise<SourceRow[]> }
> = {
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
      .limit(mostEvents + 1 + lateness[engineOf(connection)])
      .prepare(),
  ),
  audit: prepared((connection) =>
    connection
      .select({ number: numberOf(audit), subject: audit.subject, kind: audit.action, regionId: crews.regionId })
      .from(audit)
      .leftJoin(crews, eq(crews.id, audit.subject))
      .where(isAfter(audit))
      .orderBy(numberOf(audit))
      .limit(mostEvents + 1 + lateness[engineOf(connection)])
      .prepare(),
  ),
  messages: prepared((connection) =>
    connection
      .select({ number: numberOf(contactMessages), subject: contactMessages.id, kind: sql<string>`''`, regionId: none })
      .from(contactMessages)
      .where(isAfter(contactMessages))
      .orderBy(numberOf(contactMessages))
      .limit(mostEvents + 1 + lateness[engineOf(connection)])
      .prepare(),
  ),
  outbox: prepared((connection) =>
    connection
      .select({ number: numberOf(outbox), subject: outbox.id, kind: outbox.kind, regionId: none })
      .from(outbox)
      .where(isAfter(outbox))
      .orderBy(numberOf(outbox))
      .limit(mostEvents + 1 + lateness[engineOf(connection)])
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
    .from(sql`(select 1) one`)
    .prepare();
});

/** Where the stream stands now. */
export async function presentPosition(connection: Connection): Promise<Position> {
  return (await lastNumbers(connection).get()) ?? { bookings: 0, audit: 0, messages: 0, outbox: 0 };
}

/** What somebody who knows everything up to a position has seen of late. */
export async function seenAt(connection: Connection, position: Position): Promise<Seen> {
  const seen: Seen = { bookings: new Set(), audit: new Set(), messages: new Set(), outbox: new Set() };
  const late = lateness[engineOf(connection)];
  if (late === 0) return seen;
  for (const source of sources) {
    const until = position[source];
    const rows = await rowsAfter[source](connection).all({ after: until - late, until });
    for (const { number } of rows) seen[source].add(number);
  }
  return seen;
}

/**
 * What has happened since a position, in order, and what came late: nobody has seen it although it lies before. More than
 * can be told, or a position of another database, is `everything`.
 */
export async function newsSince(connection: Connection, since: Position, seen?: Seen): Promise<News> {
  const end = await presentPosition(connection);
  // Histories never shrink; of messages and mails the last may have been deleted.
  if (since.bookings > end.bookings || since.audit > end.audit) return { events: [everything(end)], end };
  const late = seen === undefined ? 0 : lateness[engineOf(connection)];
  const events: ShopEvent[] = [];
  let position = since;
  for (const source of sources) {
    const rows = await rowsAfter[source](connection).all({ after: since[source] - late, until: end[source] });
    for (const { number, regionId, ...facts } of rows) {
      if (number <= since[source] && seen?.[source].has(number)) continue;
      position = { ...position, [source]: Math.max(number, position[source]) };
      events.push({ event: { topic: source, ...facts }, regionId, position, number });
    }
  }
  return events.length > mostEvents ? { events: [everything(end)], end } : { events, end };
}

/** Notes what was told, and forgets what can be asked for no more. */
export function noteSeen(connection: Connection, { seen, event }: { seen: Seen; event: ShopEvent }): void {
  const { topic } = event.event;
  const late = lateness[engineOf(connection)];
  if (late === 0 || topic === 'everything' || event.number === undefined) return;
  const numbers = seen[topic];
  numbers.add(event.number);
  for (const number of numbers) {
    if (number > event.number - late) break;
    numbers.delete(number);
  }
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
