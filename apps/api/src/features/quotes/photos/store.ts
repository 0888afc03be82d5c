import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { quotePhotos } from '../../../db/schema';

/** All photos of some quotes leave, at once and for good: no upload comes to a quote that has ended. */
export async function dropPhotosOf(transaction: Transaction, quoteIds: readonly string[]): Promise<void> {
  await transaction
    .update(quotePhotos)
    .set({ status: 'leaving', place: null, caption: '', at: 0 })
    .where(inArray(quotePhotos.quoteId, [...quoteIds]))
    .run();
}
