import { centsFromDollars } from '@tintforge/booking-core';
import type { PaymentRow } from '../../db/schema';
import { commit, retryOnConflict } from '../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../platform/problem';
import { type BookingKey, balanceCents, billChanged, openBooking } from '../bookings';
import { moneyOf, paymentsOf } from '../jobs';
import { endPayment } from './end-payment';
import { newPayment, secretOf } from './open-payment';
import type { PaymentContext } from './ports';
import { insertPayment, openPaymentOf } from './store';

/** One that has ended or is for another amount gives way to a new one, of which the next may be true. */
const mostAttempts = 3;

/**
 * The client secret of the open payment of what a confirmed booking still owes, for its owner; a new payment begins when
 * there is none of this amount. `amount` (dollars) is what the owner saw.
 */
export async function openBalance(
  context: PaymentContext,
  { amount, ...key }: BookingKey & { amount: number },
): Promise<{ clientSecret: string } | Problem> {
  const { database, tokenKey } = context.bookings;
  const booking = await openBooking({ connection: database.connection, tokenKey }, key);
  if (isProblem(booking)) return booking;
  const amountCents = centsFromDollars(amount) ?? 0;

  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const begun = await retryOnConflict(() => beginBalance(context, { key, amountCents }));
    if (isProblem(begun)) return begun;
    if (begun.isWanted) {
      const answer = await secretOf(context, begun.payment);
      if (isProblem(answer)) return answer.body.code === 'payment_unknown' ? balanceUnknown() : answer;
      if (answer !== 'ended') return answer;
    } else {
      const end = await endPayment(context, { paymentId: begun.payment.id, isPatient: false });
      if (end !== 'ended') return balanceUnknown();
    }
  }
  return balanceUnknown();
}

interface Begun {
  payment: PaymentRow;
  /** False for an open payment that isn't of what is due: it has to end first. */
  isWanted: boolean;
}

/** The open payment, or a new one of what is due; a problem where that isn't what the owner saw. */
async function beginBalance(
  { bookings }: PaymentContext,
  { key, amountCents }: { key: BookingKey; amountCents: number },
): Promise<Begun | Problem> {
  const { database, clock, random, tokenKey } = bookings;
  return commit(database, async (transaction) => {
    const booking = await openBooking({ connection: transaction, tokenKey }, key);
    if (isProblem(booking)) return booking;
    const bookingId = booking.id;
    const dueCents = balanceCents(booking, await moneyOf(transaction, bookingId));
    if (dueCents === 0) return nothingDue();
    if (dueCents !== amountCents) return billChanged(dueCents);
    const open = await openPaymentOf(transaction, bookingId);
    if (open !== undefined) {
      return { payment: open, isWanted: open.purpose === 'balance' && open.amountCents === dueCents };
    }
    const payment = newPayment({
      id: random.uuid(),
      bookingId,
      purpose: 'balance',
      amountCents,
      attempt: (await paymentsOf(transaction, bookingId)).length + 1,
      now: clock.now(),
    });
    await insertPayment(transaction, payment);
    return { payment, isWanted: true };
  });
}

function nothingDue(): Problem {
  return problem('nothing_due', { message: 'Nothing is due for this booking that can be paid by card.' });
}

function balanceUnknown(): Problem {
  return problem('payment_unknown', {
    message:
      'We can’t see right now whether this is being paid for. Your booking hasn’t changed. Try again in a minute.',
  });
}
