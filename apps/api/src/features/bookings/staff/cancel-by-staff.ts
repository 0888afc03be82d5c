import type { ActedBooking } from '@tintforge/api-contract';
import { type CancellationAsker, centsFromDollars, type ShopRefund } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { cancelByShop, carryOut, type Job, jobOfRow, notPossible } from '../../jobs';
import { withProof } from '../hold/with-proof';
import type { BookingContext } from '../ports';
import { actedView, findSeen, type SeenBooking } from './staff-act';

/** A booking that staff cancel. */
export interface StaffCancellation extends SeenBooking {
  refund: ShopRefund;
  /** The refund that staff saw, in dollars; for `amount` the one they want. */
  amount: number;
  /** Required unless the refund explains itself. */
  reason: string;
  /** Who wanted it; the shop when absent. */
  askedBy?: CancellationAsker | undefined;
}

/**
 * Staff cancel, for the shop or for a customer who called: the crew is free again, and the refund to the card, in full by default, is a row that a job
 * processes. If that is no longer the refund that staff saw, nothing is written and they have to confirm again. An
 * active hold is confirmed unpaid first.
 */
export async function cancelByStaff(
  context: BookingContext,
  cancellation: StaffCancellation,
): Promise<ActedBooking | Problem> {
  const { database } = context;
  const seen = await findSeen(database.connection, cancellation);
  if (isProblem(seen)) return seen;
  const cancelled =
    seen.status === 'pending'
      ? await withProof(context, seen, (transaction, row) => cancelRow(transaction, { context, row, cancellation }))
      : await commit(database, (transaction) => cancelInside(transaction, { context, cancellation }));
  return isProblem(cancelled) ? cancelled : actedView(cancelled);
}

interface Cancelling {
  context: BookingContext;
  cancellation: StaffCancellation;
}

/** The same within a larger transaction; an active hold must have been confirmed unpaid. */
export async function cancelInside(
  transaction: Transaction,
  { context, cancellation }: Cancelling,
): Promise<Job | Problem> {
  const row = await findSeen(transaction, cancellation);
  if (isProblem(row)) return row;
  if (row.status === 'pending') return notPossible(row, 'This booking is only held. Cancel it on its own.');
  return cancelRow(transaction, { context, row, cancellation });
}

async function cancelRow(
  transaction: Transaction,
  { context, row, cancellation }: Cancelling & { row: BookingRow },
): Promise<Job | Problem> {
  const { clock, random, endAgreement } = context;
  const { refund, amount, reason, askedBy = 'shop', caller } = cancellation;
  const { userId } = caller;
  const now = clock.now();
  const job = await jobOfRow(transaction, row);
  const asked = { refund, shownCents: centsFromDollars(amount) ?? 0, reason, askedBy, userId };
  const decision = cancelByShop(job, { ...asked, now, newId: () => random.uuid() });
  if (isProblem(decision)) return decision;
  const actor = { kind: 'staff', userId } as const;
  const cancelled = await carryOut(transaction, { before: job, decision, actor, random, now });
  if (job.quoteId !== null && job.status === 'pending') {
    await endAgreement(transaction, { bookingId: job.id, actor: 'staff', at: now });
  }
  return cancelled;
}
