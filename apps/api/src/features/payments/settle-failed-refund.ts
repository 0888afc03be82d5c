import type { ActedBooking, StaffDeed } from '@tintforge/api-contract';
import { remainingCents } from '@tintforge/booking-core';
import type { Transaction } from '../../db/client';
import type { BookingRow, RefundRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../platform/problem';
import {
  actedView,
  amountTooHigh,
  askRefund,
  type BookingContext,
  findSeen,
  notPossible,
  paymentStatusFor,
  type SeenBooking,
  writeStaffAct,
} from '../bookings';
import { moneyOf } from '../jobs';
import { paymentById, refundById, updateRefund } from './store';

/** A refund that failed, by its id. */
export interface FailedRefund extends SeenBooking {
  id: string;
}

/** Retries a failed refund: a new one, with a new key at the payment provider, carries the amount. */
export async function retryRefund(context: BookingContext, failed: FailedRefund): Promise<ActedBooking | Problem> {
  return settle(context, failed, async (transaction, { row, refund, now }) => {
    const { caller } = failed;
    const { amountCents, paymentId } = refund;
    if ((await paymentById(transaction, paymentId)).isDisputed) return notPossible(row, heldByBank);
    await updateRefund(transaction, { row: refund, changes: { status: 'retried' }, now });
    const cause = { reason: 'tried-again', userId: caller.userId, paymentId, now } as const;
    const [again] = await askRefund(transaction, { context, row, amountCents, ...cause });
    const data = { refundId: refund.id, newRefundId: again?.id, amountCents };
    return { kind: 'refund-retried', data, note: '' };
  });
}

/** Records that a failed refund was refunded another way; the note explains how. */
export async function returnRefundOtherwise(
  context: BookingContext,
  { note, ...failed }: FailedRefund & { note: string },
): Promise<ActedBooking | Problem> {
  return settle(context, failed, async (transaction, { refund, now }) => {
    const changes = { status: 'returned-otherwise', note, userId: failed.caller.userId } as const;
    await updateRefund(transaction, { row: refund, changes, now });
    return { kind: 'refund-returned-otherwise', data: { refundId: refund.id, amountCents: refund.amountCents }, note };
  });
}

interface Found {
  row: BookingRow;
  refund: RefundRow;
  now: number;
}

/** Resolution of a failed refund, for history and audit. */
interface Settled {
  kind: StaffDeed;
  data: Record<string, unknown>;
  note: string;
}

async function settle(
  context: BookingContext,
  failed: FailedRefund,
  write: (transaction: Transaction, found: Found) => Promise<Settled | Problem>,
): Promise<ActedBooking | Problem> {
  const { database, clock } = context;
  return commit(database, async (transaction) => {
    const row = await findSeen(transaction, failed);
    if (isProblem(row)) return row;
    const refund = await refundById(transaction, failed.id);
    if (refund === undefined || refund.bookingId !== row.id) return noSuchRefund();
    if (refund.status !== 'failed') return notPossible(row, 'This refund hasn’t failed, or was already resolved.');
    const mostCents = remainingCents(await moneyOf(transaction, row.id));
    if (refund.amountCents > mostCents) return amountTooHigh(mostCents);
    const now = clock.now();
    const settled = await write(transaction, { row, refund, now });
    if (isProblem(settled)) return settled;
    const changes = { paymentStatus: await paymentStatusFor(transaction, { row }) };
    return actedView(
      await writeStaffAct(transaction, { context, row, caller: failed.caller, now, changes, ...settled }),
    );
  });
}

const heldByBank = 'The customer’s bank has this money because of a dispute, so it can’t be refunded to the card.';

function noSuchRefund(): Problem {
  return problem('not_found', { message: 'This booking has no such refund.' });
}
