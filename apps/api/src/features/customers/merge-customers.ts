import type { Transaction } from '../../db/client';
import type { CustomerRow } from '../../db/schema';
import { moveMerged, updateCustomer } from './store';

/**
 * Writes that a customer is another one. Its address and phone stay known as theirs, so that whoever comes with them is
 * filed under the other; what the other lacks is taken over, and the notes of both stand there. Nobody is merged into
 * somebody who was merged: the chain always has one link.
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
