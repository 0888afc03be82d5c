import type { Booking } from '@tintforge/api-contract';
import {
  dollarsFromCents,
  nextBookingStatus,
  paymentStatusOf,
  remainingCents,
  settleCancellation,
} from '@tintforge/booking-core';
import type { BookingRow } from '../../db/schema';
import { commit, retryOnConflict, type Transaction } from '../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../platform/problem';
import { queueNotification } from '../notifications';
import { bookingView } from './booking-view';
import { openBooking } from './manage-token';
import type { BookingContext } from './ports';
import { bookingById, deleteCells, insertEvent, insertRefund, updateBooking } from './store';

/**
 * The customer cancels a paid booking before its start: its crew is free again, and what the policy clock gives back is a refund row that
 * a job carries out. An unpaid hold is released instead.
 */
export async function cancelBooking(
  context: BookingContext,
  { code, token }: { code: string; token: string | undefined },
): Promise<{ booking: Booking; refund: number; kept: number } | Problem> {
  const { database, tokenKey, catalogue } = context;
  const opened = openBooking({ connection: database.connection, tokenKey }, { code, token });
  if (isProblem(opened)) return opened;
  return retryOnConflict(async () => {
    const row = bookingById(database.connection, opened.id);
    const isCancellable = row.status === 'confirmed' && nextBookingStatus(row.status, 'cancelled').ok;
    // Once the crew is at the car, what was done of the job is for the shop to judge.
    const hasBegun = context.clock.now() >= row.startsAt;
    if (!isCancellable || hasBegun) return notCancellable();
    const { refundCents, keptCents } = settle(context, row);
    const cancelled = await commit(database, (transaction) =>
      writeCancellation(transaction, { context, row, refundCents, keptCents }),
    );
    return {
      booking: bookingView(catalogue, cancelled),
      refund: dollarsFromCents(refundCents),
      kept: dollarsFromCents(keptCents),
    };
  });
}

function settle({ clock, moneyOf }: BookingContext, row: BookingRow) {
  const money = moneyOf(row.id);
  return settleCancellation({
    now: clock.now(),
    startsAt: row.startsAt,
    paidAt: row.paidAt,
    totalCents: row.totalCents,
    capturedCents: money.capturedCents,
    refundedCents: money.capturedCents - remainingCents(money),
    lateFeePercent: row.lateFeePercent,
    by: 'customer',
  });
}

interface Cancellation {
  context: BookingContext;
  row: BookingRow;
  refundCents: number;
  keptCents: number;
}

function writeCancellation(
  transaction: Transaction,
  { context, row, refundCents, keptCents }: Cancellation,
): BookingRow {
  const { clock, random, moneyOf } = context;
  const now = clock.now();
  const data = { refundCents, keptCents };
  const { paymentId } = moneyOf(row.id);
  deleteCells(transaction, row.id);
  if (refundCents > 0 && paymentId !== undefined) {
    insertRefund(transaction, {
      id: random.uuid(),
      bookingId: row.id,
      paymentId,
      stripeRefundId: null,
      status: 'pending',
      amountCents: refundCents,
      reason: 'cancelled-by-customer',
      createdAt: now,
      updatedAt: now,
    });
  }
  const paymentStatus = paymentStatusOf(moneyOf(row.id));
  const cancelled = updateBooking(transaction, { row, changes: { status: 'cancelled', paymentStatus }, now });
  insertEvent(transaction, {
    id: random.uuid(),
    bookingId: row.id,
    at: now,
    actor: 'customer',
    kind: 'cancelled',
    data,
  });
  queueNotification(transaction, {
    now,
    notification: {
      id: random.uuid(),
      kind: 'booking-cancelled',
      deduplicationKey: `booking-cancelled:${row.id}`,
      bookingId: row.id,
      data,
    },
  });
  return cancelled;
}

function notCancellable(): Problem {
  return problem('not_cancellable', {
    message: 'This booking cannot be cancelled any more. Call us and we will help.',
  });
}
