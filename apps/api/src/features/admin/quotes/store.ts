import type { QuoteListName } from '@tintforge/api-contract';
import type { QuoteStatus } from '@tintforge/booking-core';
import { and, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import { type QuoteRow, quoteEvents, quotes, quoteVersions, users } from '../../../db/schema';
import type { PagePosition } from '../page-cursor';
import { staffName } from '../staff-name';

/** A quote with the name of who takes care of it, and the price that it was sent with. */
export interface NamedQuote extends QuoteRow {
  assignedName: string | null;
  /** Total of the current version, and the end of its good-through day; null before one was sent. */
  totalCents: number | null;
  expiresAt: number | null;
}

const statusesOf: Record<QuoteListName, QuoteStatus[]> = {
  requested: ['requested'],
  answered: ['answered'],
  sent: ['sent'],
  'changes-requested': ['changes-requested'],
  'to-schedule': ['accepted'],
  closed: ['declined', 'withdrawn', 'accepted'],
};

/**
 * Ids of accepted quotes that the shop has to schedule: their booking has no visit and isn't called off, or they are from before
 * quotes made bookings. Each half is an index of few.
 */
const toSchedule = sql`(
  select quote_id from bookings where quote_id is not null and visit_count = 0 and status not in ('expired', 'cancelled')
  union all select quote_id from quote_acceptances where booking_id is null and ended_at is null)`;

/** Accepted quotes are in two lists, by whether they are scheduled. */
const isIn: Partial<Record<QuoteListName, SQL>> = {
  'to-schedule': sql`${quotes.id} in ${toSchedule}`,
  closed: sql`(${quotes.status} <> 'accepted' or ${quotes.id} not in ${toSchedule})`,
};

const position = sql`(${quotes.createdAt}, ${quotes.id})`;

/** A question about a list. */
interface ListedQuotes {
  list: QuoteListName;
  after: PagePosition;
  limit: number;
}

/** Quotes of a list after a position, latest first. Each status has its part of an index in that order. */
export async function quotesIn(connection: Connection, asked: ListedQuotes): Promise<NamedQuote[]> {
  const found: NamedQuote[] = [];
  for (const status of statusesOf[asked.list]) found.push(...(await quotesOfStatus(connection, { ...asked, status })));
  return found
    .sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
    .slice(0, asked.limit);
}

function quotesOfStatus(
  connection: Connection,
  { list, status, after, limit }: ListedQuotes & { status: QuoteStatus },
): Promise<NamedQuote[]> {
  return connection
    .select({
      ...getTableColumns(quotes),
      assignedName: staffName,
      totalCents: quoteVersions.totalCents,
      expiresAt: quoteVersions.expiresAt,
    })
    .from(quotes)
    .leftJoin(users, eq(users.id, quotes.assignedTo))
    .leftJoin(quoteVersions, and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.number, quotes.currentNumber)))
    .where(
      and(
        eq(quotes.status, status),
        isNotNull(quotes.details),
        isIn[list],
        sql`${position} < (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(limit)
    .all();
}

const countByStatus = prepared((connection) =>
  connection
    .select({ status: quotes.status, count: sql<number>`count(*)` })
    .from(quotes)
    .where(isNotNull(quotes.details))
    .groupBy(quotes.status)
    .prepare(),
);

const countToSchedule = prepared((connection) =>
  connection
    .select({ count: sql<number>`count(*)` })
    .from(quotes)
    .where(and(eq(quotes.status, 'accepted'), isNotNull(quotes.details), isIn['to-schedule']))
    .prepare(),
);

/** Number of quotes in each list. */
export async function quoteCounts(connection: Connection): Promise<Record<QuoteListName, number>> {
  const byStatus = await countByStatus(connection).all({});
  const all = (list: QuoteListName) =>
    byStatus.reduce((sum, { status, count }) => sum + (statusesOf[list].includes(status) ? Number(count) : 0), 0);
  const undated = Number((await countToSchedule(connection).get({}))?.count ?? 0);
  return {
    requested: all('requested'),
    answered: all('answered'),
    sent: all('sent'),
    'changes-requested': all('changes-requested'),
    'to-schedule': undated,
    closed: all('closed') - undated,
  };
}

/** Quotes that wait for the shop. An accepted quote has its own list until its work is on the board. */
const waiting: QuoteStatus[] = ['requested', 'changes-requested'];

const countNew = prepared((connection) =>
  connection
    .select({ count: sql<number>`count(*)` })
    .from(quotes)
    .where(and(inArray(quotes.status, waiting), isNotNull(quotes.details)))
    .prepare(),
);

/** Number of quotes that wait for the shop: new requests, and changes that customers asked for. */
export async function countRequests(connection: Connection): Promise<number> {
  return Number((await countNew(connection).get({}))?.count ?? 0);
}

/** Names of the staff members in a quote's history, by id. */
export async function namesInHistory(connection: Connection, quoteId: string): Promise<Map<string, string>> {
  const rows = await connection
    .selectDistinct({ id: users.id, name: staffName })
    .from(quoteEvents)
    .innerJoin(users, eq(users.id, quoteEvents.userId))
    .where(eq(quoteEvents.quoteId, quoteId))
    .all();
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}
