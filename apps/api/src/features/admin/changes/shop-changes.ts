import type { ChangeTopic, ShopChange } from '@tintforge/api-contract';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Connection, engineOf, prepared } from '../../../db/client';
import { audit, bookingEvents, bookings, contactMessages, crews, outbox } from '../../../db/schema';

/**
 * What changes are read from: tables whose rows are numbered as they come. A mail gets a new number with each try to
 * deliver it, and so is a change of its own.
 */
const sources = ['bookings', 'audit', 'messages', 'outbox'] as const satisfies readonly ChangeTopic[];
type Source = (typeof sources)[number];

/** How far somebody knows a source: the number of its last row, and how many rows stand in the window that ends there. */
interface Mark {
  last: number;
  recent: number;
}

/** How far somebody knows the shop. */
export type Position = Readonly<Record<Source, Mark>>;

/**
 * How far behind the last number a row can still appear. SQLite commits in the order of its numbers; PostgreSQL gives
 * them out before, and whoever got an earlier one may commit later. The rows of this window are counted, so that one that
 * comes late is noticed; one that comes later still is seen when the screen is next read.
 */
const windowOf = { sqlite: 0, postgres: 200 };

/** A change, and the region of the booking or the crew that it is about; null for what is about neither. */
export interface RegionalChange {
  change: ShopChange;
  regionId: string | null;
}

/** What has changed since a position, in order, and how far that leads. */
export interface Changes {
  changes: readonly RegionalChange[];
  end: Position;
}

/** More than anybody wants to be told one by one. */
const mostChanges = 500;

interface SourceRow {
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
      .select({ subject: bookings.trackingCode, kind: bookingEvents.kind, regionId: bookings.regionId })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
      .where(isAfter(bookingEvents))
      .orderBy(numberOf(bookingEvents))
      .limit(mostChanges + 1)
      .prepare(),
  ),
  audit: prepared((connection) =>
    connection
      .select({ subject: audit.subject, kind: audit.action, regionId: crews.regionId })
      .from(audit)
      .leftJoin(crews, eq(crews.id, audit.subject))
      .where(isAfter(audit))
      .orderBy(numberOf(audit))
      .limit(mostChanges + 1)
      .prepare(),
  ),
  messages: prepared((connection) =>
    connection
      .select({ subject: contactMessages.id, kind: sql<string>`''`, regionId: none })
      .from(contactMessages)
      .where(isAfter(contactMessages))
      .orderBy(numberOf(contactMessages))
      .limit(mostChanges + 1)
      .prepare(),
  ),
  outbox: prepared((connection) =>
    connection
      .select({ subject: outbox.id, kind: outbox.kind, regionId: none })
      .from(outbox)
      .where(isAfter(outbox))
      .orderBy(numberOf(outbox))
      .limit(mostChanges + 1)
      .prepare(),
  ),
};

const tables = { bookings: bookingEvents, audit, messages: contactMessages, outbox } as const;

const lastNumbers = prepared((connection) => {
  const last = (source: Source) => sql<number>`(select coalesce(max(rowid), 0) from ${tables[source]})`.as(source);
  return connection
    .select({ bookings: last('bookings'), audit: last('audit'), messages: last('messages'), outbox: last('outbox') })
    .from(sql`(select 1) one`)
    .prepare();
});

const recentRows = prepared((connection) => {
  const recent = (source: Source) => {
    const [from, to] = [sql.placeholder(`${source}From`), sql.placeholder(`${source}To`)];
    return sql<number>`(select count(*) from ${tables[source]} where rowid > ${from} and rowid <= ${to})`.as(source);
  };
  return connection
    .select({
      bookings: recent('bookings'),
      audit: recent('audit'),
      messages: recent('messages'),
      outbox: recent('outbox'),
    })
    .from(sql`(select 1) one`)
    .prepare();
});

/** How many rows stand in the windows that end at these numbers; nothing is counted where no row can come late. */
async function recentAt(connection: Connection, ends: Record<Source, number>): Promise<Record<Source, number>> {
  const window = windowOf[engineOf(connection)];
  const nothing = { bookings: 0, audit: 0, messages: 0, outbox: 0 };
  if (window === 0) return nothing;
  const spans = sources.flatMap((source) => [
    [`${source}From`, ends[source] - window],
    [`${source}To`, ends[source]],
  ]);
  return (await recentRows(connection).get(Object.fromEntries(spans))) ?? nothing;
}

/** How far the shop is now. */
export async function presentPosition(connection: Connection): Promise<Position> {
  const last = (await lastNumbers(connection).get()) ?? { bookings: 0, audit: 0, messages: 0, outbox: 0 };
  const recent = await recentAt(connection, last);
  return positionOf((source) => ({ last: Number(last[source]), recent: Number(recent[source]) }));
}

/**
 * What has changed since a position, in order. More than can be told one by one, a row that came late, or a position of
 * another database, is `everything`.
 */
export async function changesSince(connection: Connection, since: Position): Promise<Changes> {
  const end = await presentPosition(connection);
  const everything = {
    changes: [{ change: { topic: 'everything', subject: '', kind: '' }, regionId: null }],
    end,
  } as const;
  // Histories never shrink; of messages and mails the last may have been deleted.
  if (since.bookings.last > end.bookings.last || since.audit.last > end.audit.last) return everything;
  if (await hasLateRows(connection, since)) return everything;
  const changes: RegionalChange[] = [];
  for (const topic of sources) {
    const span = { after: since[topic].last, until: end[topic].last };
    if (span.after >= span.until) continue;
    const rows = await rowsAfter[topic](connection).all(span);
    changes.push(...rows.map(({ regionId, ...facts }) => ({ change: { topic, ...facts }, regionId })));
  }
  return changes.length > mostChanges ? everything : { changes, end };
}

/** Whether rows have appeared among those that were known already. Mails that were tried again have left theirs. */
async function hasLateRows(connection: Connection, since: Position): Promise<boolean> {
  const { bookings: one, audit: two, messages: three, outbox: four } = since;
  const ends = { bookings: one.last, audit: two.last, messages: three.last, outbox: four.last };
  const now = await recentAt(connection, ends);
  return sources.some((source) => Number(now[source]) > since[source].recent);
}

/** A position as it travels: `12+0.4+0.0+0.31+0`. */
export function positionText(position: Position): string {
  return sources.map((source) => `${position[source].last}+${position[source].recent}`).join('.');
}

/** The position of a text. One that is none of ours lies behind all, so that everything is news to it. */
export function readPosition(text: string): Position {
  const beyond = { last: Number.MAX_SAFE_INTEGER, recent: Number.MAX_SAFE_INTEGER };
  const isOurs = /^\d{1,15}\+\d{1,15}(\.\d{1,15}\+\d{1,15}){3}$/.test(text);
  const marks = isOurs ? text.split('.').map((mark) => mark.split('+').map(Number)) : [];
  return positionOf((source) => {
    const [last, recent] = marks[sources.indexOf(source)] ?? [];
    return last === undefined || recent === undefined ? beyond : { last, recent };
  });
}

function positionOf(markOf: (source: Source) => Mark): Position {
  return {
    bookings: markOf('bookings'),
    audit: markOf('audit'),
    messages: markOf('messages'),
    outbox: markOf('outbox'),
  };
}
