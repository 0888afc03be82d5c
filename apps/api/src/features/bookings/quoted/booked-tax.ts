import { type TaxTreatment, taxTreatmentOf } from '@tintforge/booking-core';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { type BookingRow, quotes } from '../../../db/schema';

/** Treatment of sales tax in a booking's bill: an order includes it, a quote's work follows its kind. */
export async function bookedTaxTreatment(
  connection: Connection,
  { quoteId }: Pick<BookingRow, 'quoteId'>,
): Promise<TaxTreatment> {
  if (quoteId === null) return 'included';
  const quote = await connection.select({ kind: quotes.kind }).from(quotes).where(eq(quotes.id, quoteId)).get();
  if (quote === undefined) throw new Error(`There is no quote ${quoteId}`);
  return taxTreatmentOf(quote.kind);
}
