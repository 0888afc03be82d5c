import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/client';
import { type QuoteEventRow, type QuoteRow, quoteEvents, quotes, users } from '../../db/schema';

/** Writes a new quote. */
export async function insertQuote(transaction: Transaction, row: QuoteRow): Promise<void> {
  await transaction.insert(quotes).values(row).run();
}

/** A quote by its canonical code; undefined when there is none, or its customer was erased. */
export function quoteByCode(connection: Connection, code: string): Promise<QuoteRow | undefined> {
  return connection
    .select()
    .from(quotes)
    .where(and(eq(quotes.code, code), isNotNull(quotes.details)))
    .get();
}

/** The same by id. */
export function quoteById(connection: Connection, id: string): Promise<QuoteRow | undefined> {
  return connection
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), isNotNull(quotes.details)))
    .get();
}

/** A quote by id, erased or not. Its absence is a bug. */
export async function storedQuote(connection: Connection, id: string): Promise<QuoteRow> {
  const row = await connection.select().from(quotes).where(eq(quotes.id, id)).get();
  if (row === undefined) throw new Error(`There is no quote ${id}`);
  return row;
}

/** The quote that was made with an idempotency key. */
export function quoteByRequestKey(connection: Connection, requestKey: string): Promise<QuoteRow | undefined> {
  return connection.select().from(quotes).where(eq(quotes.requestKey, requestKey)).get();
}

/** Writes changes of a quote that was read in the same transaction, and raises its version. */
export async function updateQuote(
  transaction: Transaction,
  { row, changes }: { row: QuoteRow; changes: Partial<QuoteRow> },
): Promise<QuoteRow> {
  const written = { ...changes, version: row.version + 1 };
  await transaction.update(quotes).set(written).where(eq(quotes.id, row.id)).run();
  return { ...row, ...written };
}

/** Adds to a quote's history. */
export async function insertQuoteEvent(
  transaction: Transaction,
  row: Pick<QuoteEventRow, 'id' | 'quoteId' | 'at' | 'actor' | 'kind'> & Partial<QuoteEventRow>,
): Promise<void> {
  await transaction
    .insert(quoteEvents)
    .values({ data: {}, userId: null, note: null, ...row })
    .run();
}

/** A quote's history, oldest first. */
export function quoteEventsOf(connection: Connection, quoteId: string): Promise<QuoteEventRow[]> {
  return connection
    .select()
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, quoteId))
    .orderBy(asc(sql`${quoteEvents}.rowid`))
    .all();
}

/** The email address that an account has verified, in lower case; undefined while it has none. */
export async function verifiedEmailOf(connection: Connection, userId: string): Promise<string | undefined> {
  const user = await connection.select().from(users).where(eq(users.id, userId)).get();
  return user === undefined || user.emailVerifiedAt === null ? undefined : user.email.toLowerCase();
}
