import type { BillEntry } from '@tintforge/booking-core';

/** The reason of refunds that a change of the order makes. */
export const orderChanged = 'order-changed';

/** The reason of refunds of what a balance payment brought too much. */
export const surplus = 'surplus';

/** The entry of a changed order on its bill. */
export function changeEntry(amountCents: number): BillEntry {
  return { kind: amountCents > 0 ? 'extra' : 'reduction', amountCents };
}
