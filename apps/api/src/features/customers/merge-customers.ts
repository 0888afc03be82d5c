import type { Transaction } from '../../db/client';
import type { CustomerRow } from '../../db/schema';
import { moveMerged, updateCustomer } from './store';

/**
 * Records that a customer was merged into another. Its address and phone stay known, so that later bookings with them
 * go to the other; missing details are taken over, and both sets of notes are kept. No customer is merged into a merged
 * one: the chain always has one link.
 */
export async function mergeCustomers(
  transaction: Transaction,
  { row, into, now }: { row: CustomerRow; into: CustomerRow; now: number },
): Promise<CustomerRow> {
  await moveMerged(transaction, { from: row.id, to: into.id });
  await updateCustomer(transaction, { row, changes: { mergedInto: into.id, notes: '' }, now });
  const changes = {
    name: into.name || row.name,
    email: into.email || row.email,
    phone: into.phone || row.phone,
    notes: [into.notes, row.notes].filter((notes) => notes !== '').join('\n\n'),
  };
  return updateCustomer(transaction, { row: into, changes, now });
}
