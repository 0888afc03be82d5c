import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { type BookingRow, bookings, quotes } from '../../../db/schema';

// A quote and the bookings that were made from it are one agreement: a person who could open one of them could open all.

/** Ends every link to the bookings of a quote, except one that is written anyway. No decision depends on it. */
export async function endLinksToBookings(
  transaction: Transaction,
  { quoteId, exceptId = '' }: { quoteId: string; exceptId?: string },
): Promise<void> {
  await transaction
    .update(bookings)
    .set({ tokenGeneration: sql`${bookings.tokenGeneration} + 1` })
    .where(and(eq(bookings.quoteId, quoteId), ne(bookings.id, exceptId)))
    .run();
}

/**
 * Ends every link to the quote that a booking came from, and to its other bookings. The quote's address becomes the
 * booking's: new links go there, and the account that has it opens both. Nothing for a booking without a quote.
 */
export async function endLinksToQuote(
  transaction: Transaction,
  { id, quoteId, customerEmail }: Pick<BookingRow, 'id' | 'quoteId' | 'customerEmail'>,
): Promise<void> {
  if (quoteId === null) return;
  await transaction
    .update(quotes)
    .set({
      tokenGeneration: sql`${quotes.tokenGeneration} + 1`,
      version: sql`${quotes.version} + 1`,
      customerEmail,
    })
    .where(eq(quotes.id, quoteId))
    .run();
  await endLinksToBookings(transaction, { quoteId, exceptId: id });
}
