import type { ActedBooking } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { notPossible } from '../../jobs';
import { queueNotification } from '../../notifications';
import type { BookingContext } from '../ports';
import { endLinksToQuote } from '../store/link-store';
import { actedView, findSeen, type SeenBooking, tellCustomer, writeStaffAct } from './staff-act';

/**
 * Staff end every link to a booking and to the quote that it came from, wherever it was shown. A new one goes to the address
 * on the booking. Accounts that the booking belongs to still open it.
 */
export async function endLinks(context: BookingContext, seen: SeenBooking): Promise<ActedBooking | Problem> {
  return commit(context.database, async (transaction) => {
    const row = await findSeen(transaction, seen);
    if (isProblem(row)) return row;
    if (row.customerName === '') return notPossible(row, 'Its customer is erased, and the links with them.');
    const now = context.clock.now();
    const changes = { tokenGeneration: row.tokenGeneration + 1 };
    const act = { context, row, caller: seen.caller, now, kind: 'links-ended', changes } as const;
    const ended = await writeStaffAct(transaction, act);
    await endLinksToQuote(transaction, ended);
    await mailNewLink(transaction, { context, row: ended, now });
    return actedView(ended);
  });
}

async function mailNewLink(
  transaction: Transaction,
  { context, row, now }: { context: BookingContext; row: BookingRow; now: number },
): Promise<void> {
  const { id, quoteId, tokenGeneration } = row;
  const cause = `ended:${tokenGeneration}`;
  if (quoteId === null) {
    await tellCustomer(transaction, { context, row, now, kind: 'booking-links', cause });
    return;
  }
  // A quote's page leads to its booking, also while that waits for its deposit.
  const kind = 'quote-link';
  const deduplicationKey = `${kind}:${quoteId}:${id}:${cause}`;
  const notification = { id: context.random.uuid(), kind, deduplicationKey, data: { quoteId } } as const;
  await queueNotification(transaction, { notification, now });
}
