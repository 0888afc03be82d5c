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

/** True for an accepted quote whose work has a visit, or was called off: the shop has nothing to schedule. */
const isPlanned = sql`(${quotes.status} = 'accepted' and exists (select 1 from quote_acceptances made
  join bookings planned on planned.id = made.booking_id where made.quote_id = ${quotes.id} and made.ended_at is null
  and (planned.visit_count > 0 or planned.status in ('cancelled', 'expired'))))`;

/** Accepted quotes are in two lists, by whether they are planned. */
const isIn: Partial<Record<QuoteListName, SQL>> = {
  'to-schedule': sql`not ${isPlanned}`,
  closed: sql`(${quotes.status} <> 'accepted' or ${isPlanned})`,
};

const position = sql`(${quotes.createdAt}, ${quotes.id})`;

/** Quotes of a list after a position, latest first. */
export function quotesIn(
  connection: Connection,
  { list, after, limit }: { list: QuoteListName; after: PagePosition; limit: number },
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
        inArray(quotes.status, statusesOf[list]),
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
    .select({
      status: quotes.status,
      isPlanned: sql<number>`case when ${isPlanned} then 1 else 0 end`,
      count: sql<number>`count(*)`,
    })
    .from(quotes)
    .where(isNotNull(quotes.details))
    .groupBy(quotes.status, sql`2`)
    .prepare(),
);

/** Number of quotes in each list. */
export async function quoteCounts(connection: Connection): Promise<Record<QuoteListName, number>> {
  const counts = { requested: 0, answered: 0, sent: 0, 'changes-requested': 0, 'to-schedule': 0, closed: 0 };
  const lists = Object.keys(statusesOf) as QuoteListName[];
  for (const { status, isPlanned: planned, count } of await countByStatus(connection).all({})) {
    const list = Number(planned) === 1 ? 'closed' : lists.find((each) => statusesOf[each].includes(status));
    if (list !== undefined) counts[list] += Number(count);
  }
  return counts;
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
