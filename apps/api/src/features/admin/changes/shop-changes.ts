import type { ChangeTopic, ShopChange } from '@tintforge/api-contract';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Connection, engineOf, prepared } from '../../../db/client';
import {
  audit,
  bookingEvents,
  bookings,
  contactMessages,
  crewCalendars,
  crews,
  outbox,
  quoteEvents,
  quotes,
} from '../../../db/schema';

/**
 * Sources of changes: tables whose rows are auto-incremented. An email gets a new number with each delivery attempt, and a
 * crew's calendar with each change that it brings here; both count as changes.
 */
const sources = [
  'bookings',
  'audit',
  'messages',
  'outbox',
  'quotes',
  'calendars',
] as const satisfies readonly ChangeTopic[];
type Source = (typeof sources)[number];

/** A caller's position in a source: the number of its last row, and the row count of the window that ends there. */
interface Mark {
  last: number;
  recent: number;
}

/** A caller's position in all sources. */
export type Position = Readonly<Record<Source, Mark>>;

/**
 * Maximum distance behind the last number at which a row can still appear. SQLite commits in the order of its numbers;
 * PostgreSQL assigns them earlier, and a transaction with a lower number can commit later. The rows of this window are
 * counted, so that a late one is noticed; one that is even later is seen at the screen's next full read.
 */
const windowOf = { sqlite: 0, postgres: 200 };

/** A change, and the region of its booking or crew; null for a change of neither. */
export interface RegionalChange {
  change: ShopChange;
  regionId: string | null;
}

/** Changes since a position, in order, and the new position. */
export interface Changes {
  changes: readonly RegionalChange[];
  end: Position;
}

/** Above this, changes aren't reported one by one. */
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
  quotes: prepared((connection) =>
    connection
      .select({ subject: quotes.code, kind: quoteEvents.kind, regionId: none })
      .from(quoteEvents)
      .innerJoin(quotes, eq(quotes.id, quoteEvents.quoteId))
      .where(isAfter(quoteEvents))
      .orderBy(numberOf(quoteEvents))
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
  calendars: prepared((connection) =>
    connection
      .select({ subject: crewCalendars.crewId, kind: sql<string>`''`, regionId: crews.regionId })
      .from(crewCalendars)
      .innerJoin(crews, eq(crews.id, crewCalendars.crewId))
      .where(isAfter(crewCalendars))
      .orderBy(numberOf(crewCalendars))
      .limit(mostChanges + 1)
      .prepare(),
  ),
};

const tables = {
  bookings: bookingEvents,
  audit,
  messages: contactMessages,
  outbox,
  quotes: quoteEvents,
  calendars: crewCalendars,
} as const;

const lastNumbers = prepared((connection) => {
  const last = (source: Source) => sql<number>`(select coalesce(max(rowid), 0) from ${tables[source]})`.as(source);
  return connection
    .select({
      bookings: last('bookings'),
      audit: last('audit'),
      messages: last('messages'),
      outbox: last('outbox'),
      quotes: last('quotes'),
      calendars: last('calendars'),
    })
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
      quotes: recent('quotes'),
      calendars: recent('calendars'),
    })
    .from(sql`(select 1) one`)
    .prepare();
});

const nothing: Record<Source, number> = { bookings: 0, audit: 0, messages: 0, outbox: 0, quotes: 0, calendars: 0 };

/** Row counts of the windows that end at these numbers; nothing is counted where no row can be late. */
async function recentAt(connection: Connection, ends: Record<Source, number>): Promise<Record<Source, number>> {
  const window = windowOf[engineOf(connection)];
  if (window === 0) return nothing;
  const spans = sources.flatMap((source) => [
    [`${source}From`, ends[source] - window],
    [`${source}To`, ends[source]],
  ]);
  return (await recentRows(connection).get(Object.fromEntries(spans))) ?? nothing;
}

/** The current position. */
export async function presentPosition(connection: Connection): Promise<Position> {
  const last = (await lastNumbers(connection).get()) ?? nothing;
  const recent = await recentAt(connection, last);
  return positionOf((source) => ({ last: Number(last[source]), recent: Number(recent[source]) }));
}

/**
 * Changes since a position, in order. Too many changes, a late row, or a position of another database is `everything`.
 */
export async function changesSince(connection: Connection, since: Position): Promise<Changes> {
  const end = await presentPosition(connection);
  const everything = {
    changes: [{ change: { topic: 'everything', subject: '', kind: '' }, regionId: null }],
    end,
  } as const;
  // Histories never shrink; the last messages, emails and calendars may have been deleted.
  const histories = ['bookings', 'audit', 'quotes'] as const;
  if (histories.some((source) => since[source].last > end[source].last)) return everything;
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

/** True when rows have appeared among those already known. Emails that were retried have left theirs. */
async function hasLateRows(connection: Connection, since: Position): Promise<boolean> {
  const ends = Object.fromEntries(sources.map((source) => [source, since[source].last])) as Record<Source, number>;
  const now = await recentAt(connection, ends);
  return sources.some((source) => Number(now[source]) > since[source].recent);
}

/** A position as it travels: `12+0.4+0.0+0.31+0.2+0.7+0`. */
export function positionText(position: Position): string {
  return sources.map((source) => `${position[source].last}+${position[source].recent}`).join('.');
}

/** Parses a position. An invalid one is before all others, so that everything is new to it. */
export function readPosition(text: string): Position {
  const beyond = { last: Number.MAX_SAFE_INTEGER, recent: Number.MAX_SAFE_INTEGER };
  const isOurs = /^\d{1,15}\+\d{1,15}(\.\d{1,15}\+\d{1,15}){5}$/.test(text);
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
    quotes: markOf('quotes'),
    calendars: markOf('calendars'),
  };
}
