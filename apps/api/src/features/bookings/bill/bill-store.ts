import type { BillEntry } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import { billEntries } from '../../../db/schema';

import { billOf } from '../../jobs';

/** An entry of a booking's bill. */
export interface NewBillEntry extends BillEntry {
  /** The staff member who changes it; absent when the customer or the rules do. */
  userId?: string | null;
  /** Their words for it. */
  note?: string;
}

/** Adds entries to a booking's bill. Those of nothing are left out, except for the agreement. */
export async function addToBill(
  transaction: Transaction,
  { bookingId, now, entries }: { bookingId: string; now: number; entries: readonly NewBillEntry[] },
): Promise<void> {
  const written = entries.filter(({ kind, amountCents }) => kind === 'agreed' || amountCents !== 0);
  if (written.length === 0) return;
  const before = (await billOf(transaction, bookingId)).length;
  for (const [index, { kind, amountCents, userId = null, note = '' }] of written.entries()) {
    const row = { bookingId, number: before + index + 1, at: now, kind, amountCents, userId };
    await transaction
      .insert(billEntries)
      .values({ ...row, note: note === '' ? null : note })
      .run();
  }
}
