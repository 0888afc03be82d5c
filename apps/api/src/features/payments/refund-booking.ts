import type { ActedBooking } from '@tintforge/api-contract';
import { centsFromDollars, courtesyCents } from '@tintforge/booking-core';
import { commit } from '../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../platform/problem';
import {
  actedView,
  addToBill,
  amountTooHigh,
  askRefund,
  type BookingContext,
  findSeen,
  freeCents,
  paymentStatusFor,
  type SeenBooking,
  writeStaffAct,
} from '../bookings';
import { moneyOf } from '../jobs';

/** A refund to the card of a booking, in dollars, with its reason. */
export interface StaffRefund extends SeenBooking {
  amount: number;
  reason: string;
}

/**
 * Staff return money to the card as a courtesy, at most what is left there: a refund that a job carries out. The bill is
 * lower by it, so that it isn't due again.
 */
export async function refundBooking(context: BookingContext, refund: StaffRefund): Promise<ActedBooking | Problem> {
  const { database, clock } = context;
  return commit(database, async (transaction) => {
    const row = await findSeen(transaction, refund);
    if (isProblem(row)) return row;
    const money = await moneyOf(transaction, row.id);
    const mostCents = freeCents(money);
    const amountCents = centsFromDollars(refund.amount) ?? 0;
    if (amountCents > mostCents) return amountTooHigh(mostCents);
    if (amountCents === 0) return nothing();
    const now = clock.now();
    const { caller, reason: note } = refund;
    const { userId } = caller;
    const reduction = courtesyCents(money, { refundCents: amountCents });
    await addToBill(transaction, {
      bookingId: row.id,
      now,
      entries: [{ kind: 'reduction', amountCents: -reduction, userId, note }],
    });
    const asked = await askRefund(transaction, {
      context,
      row,
      amountCents,
      reason: 'by-staff',
      userId,
      now,
    });
    const changes = { paymentStatus: await paymentStatusFor(transaction, { row }) };
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
