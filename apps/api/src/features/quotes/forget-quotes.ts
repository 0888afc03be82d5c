import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { jsonText } from '../../db/dialect';
import { outbox, quoteAcceptances, quoteEvents, quoteLines, quotes, quoteVersions } from '../../db/schema';
import { dropPhotosOf } from './photos/store';

/**
 * Erases the person from quotes: contact, city, notes, details, messages, names of acceptances, staff's notes and the emails
 * about them. Their photos leave, and drafts. Kind, region, ZIP code, sent prices and history stay as figures of the shop; links
 * and lists no longer lead there. Returns the number of quotes.
 */
export async function forgetQuotes(transaction: Transaction, which: SQL): Promise<number> {
  const rows = await transaction
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(which, isNotNull(quotes.details)))
    .all();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const isAboutThem = inArray(jsonText(transaction, { column: outbox.data, key: 'quoteId' }), ids);
  await transaction.delete(outbox).where(isAboutThem).run();
  await dropPhotosOf(transaction, ids);
  await transaction.update(quoteEvents).set({ note: null }).where(inArray(quoteEvents.quoteId, ids)).run();
  await dropDraftsOf(transaction, ids);
  await transaction.update(quoteVersions).set({ message: null }).where(inArray(quoteVersions.quoteId, ids)).run();
  await transaction
    .update(quoteAcceptances)
    .set({ name: '', street: '', city: '', note: null })
    .where(inArray(quoteAcceptances.quoteId, ids))
    .run();
  await transaction
    .update(quotes)
    .set({
      customerName: '',
      customerEmail: '',
      customerPhone: '',
      city: '',
      company: '',
      notes: '',
      details: null,
      version: sql`${quotes.version} + 1`,
      tokenGeneration: sql`${quotes.tokenGeneration} + 1`,
    })
    .where(inArray(quotes.id, ids))
    .run();
  return ids.length;
}

/** A draft was never sent, and goes. */
async function dropDraftsOf(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const isDraft = and(inArray(quoteVersions.quoteId, [...ids]), isNull(quoteVersions.sentAt));
  for (const { quoteId, number } of await transaction.select().from(quoteVersions).where(isDraft).all()) {
    const isItsLine = and(eq(quoteLines.quoteId, quoteId), eq(quoteLines.number, number));
    await transaction.delete(quoteLines).where(isItsLine).run();
  }
  await transaction.delete(quoteVersions).where(isDraft).run();
}

/**
 * The same for quotes without a move since an instant, epoch milliseconds; `limit` of them at most, oldest first. One that
 * was accepted is an agreement and stays.
 */
export function forgetQuietQuotes(
  transaction: Transaction,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const quiet = transaction
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(lte(quotes.activeAt, before), isNotNull(quotes.details), ne(quotes.status, 'accepted')))
    .orderBy(asc(quotes.activeAt))
    .limit(limit);
  return forgetQuotes(transaction, inArray(quotes.id, quiet));
}
