import type { QuoteListName } from '@tintforge/api-contract';
import type { QuoteStatus } from '@tintforge/booking-core';
import { and, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import { type QuoteRow, quoteEvents, quotes, users } from '../../../db/schema';
import type { PagePosition } from '../page-cursor';
import { staffName } from '../staff-name';

/** A quote with the name of who takes care of it. */
export interface NamedQuote extends QuoteRow {
  assignedName: string | null;
}

const statusesOf: Record<QuoteListName, QuoteStatus[]> = {
  requested: ['requested'],
  answered: ['answered'],
  closed: ['declined', 'withdrawn'],
};

const position = sql`(${quotes.createdAt}, ${quotes.id})`;

/** Quotes of a list after a position, latest first. */
export function quotesIn(
  connection: Connection,
  { list, after, limit }: { list: QuoteListName; after: PagePosition; limit: number },
): Promise<NamedQuote[]> {
  return connection
    .select({ ...getTableColumns(quotes), assignedName: staffName })
    .from(quotes)
    .leftJoin(users, eq(users.id, quotes.assignedTo))
    .where(
      and(
        inArray(quotes.status, statusesOf[list]),
        isNotNull(quotes.details),
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

/** Number of quotes in each list. */
export async function quoteCounts(connection: Connection): Promise<Record<QuoteListName, number>> {
  const counts = { requested: 0, answered: 0, closed: 0 };
  const lists = Object.keys(statusesOf) as QuoteListName[];
  for (const { status, count } of await countByStatus(connection).all({})) {
    const list = lists.find((each) => statusesOf[each].includes(status));
    if (list !== undefined) counts[list] += Number(count);
  }
  return counts;
}

const countNew = prepared((connection) =>
  connection
    .select({ count: sql<number>`count(*)` })
    .from(quotes)
    .where(and(eq(quotes.status, 'requested'), isNotNull(quotes.details)))
    .prepare(),
);

/** Number of requests that wait for an answer. */
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
