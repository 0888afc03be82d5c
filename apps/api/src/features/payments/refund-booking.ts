import type { ActedBooking } from '@tintforge/api-contract';
import { centsFromDollars, refundableCents } from '@tintforge/booking-core';
import { commit } from '../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../platform/problem';
import {
  actedView,
  amountTooHigh,
  askRefund,
  type BookingContext,
  findSeen,
  paymentStatusFor,
  type SeenBooking,
  writeStaffAct,
} from '../bookings';

/** A refund to the card of a booking, in dollars, with its reason. */
export interface StaffRefund extends SeenBooking {
  amount: number;
  reason: string;
}

/** Staff return money to the card, at most what is left there: a refund that a job carries out. */
export async function refundBooking(context: BookingContext, refund: StaffRefund): Promise<ActedBooking | Problem> {
  const { database, clock, moneyOf } = context;
  return commit(database, async (transaction) => {
    const row = await findSeen(transaction, refund);
    if (isProblem(row)) return row;
    const mostCents = refundableCents(await moneyOf(transaction, row.id));
    const amountCents = centsFromDollars(refund.amount) ?? 0;
    if (amountCents > mostCents) return amountTooHigh(mostCents);
    if (amountCents === 0) return nothing();
    const now = clock.now();
    const { caller, reason: note } = refund;
    const asked = await askRefund(transaction, {
      context,
      row,
      amountCents,
      reason: 'by-staff',
      userId: caller.userId,
      now,
    });
    const changes = { paymentStatus: await paymentStatusFor(transaction, { context, row }) };
    const data = { refundId: asked[0]?.id, amountCents };
    return actedView(
      await writeStaffAct(transaction, { context, row, caller, now, kind: 'refund-asked', changes, data, note }),
    );
  });
}

function nothing(): Problem {
  const message = 'Enter the refund amount.';
  return problem('invalid_value', { message, fields: { amount: message } });
}
