import type { IntentRequest } from '@tintforge/api-contract';
import { centsFromDollars, dollarsFromCents, formatCents } from '@tintforge/booking-core';
import type Stripe from 'stripe';
import type { BookingRow, PaymentRow } from '../../db/schema';
import { commit, retryOnConflict } from '../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../platform/problem';
import { alreadyPaid, bookingById, holdExpired, isBeingEnded, isHeld, openBooking, paymentUnknown } from '../bookings';
import { paymentsOf } from '../jobs';
import { billLines, checkTotal } from '../orders';
import { currentIntent } from './intent';
import type { PaymentContext } from './ports';
import { applyIntent, settlePayment } from './settle-payment';
import { insertPayment, openPaymentOf } from './store';

/** A canceled intent allows one new attempt; more in one call means that another process cancels while we create. */
const mostAttempts = 2;

/**
 * The client secret of a held booking's open payment; a new payment begins when there is none. A payment row and its
 * key exist before the card provider is called.
 */
export async function openPayment(
  context: PaymentContext,
  { body, token }: { body: IntentRequest; token: string | undefined },
): Promise<{ clientSecret: string } | Problem> {
  const { database, tokenKey } = context.bookings;
  const { connection } = database;
  const booking = await openBooking({ connection, tokenKey }, { code: body.bookingInfo.trackingCode, token });
  if (isProblem(booking)) return booking;
  if (booking.paidAt !== null) return alreadyPaid(booking);
  const wrongAmount = checkAmount(booking, body.amount);
  if (wrongAmount !== undefined) return wrongAmount;

  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const payment = await retryOnConflict(() => beginPayment(context, booking.id));
    if (payment === undefined) return whyNotHeld(context, booking.id);
    const answer = await secretOf(context, payment);
    if (isProblem(answer)) return answer;
    const current = await bookingById(connection, booking.id);
    if (current.paidAt !== null) return alreadyPaid(current);
    if (answer !== 'ended') return isHeld(current, context.bookings.clock.now()) ? answer : notHeld(context, current);
  }
  return paymentUnknown();
}

/** The browser's amount is only compared: with the deposit, or else with the total. */
function checkAmount(booking: BookingRow, shownDollars: number): Problem | undefined {
  const { upfrontCents, totalCents } = booking;
  if (upfrontCents === totalCents) return checkTotal(booking, shownDollars);
  if (centsFromDollars(shownDollars) === upfrontCents) return undefined;
  return problem('price_changed', {
    message: `The deposit is ${formatCents(upfrontCents)}.`,
    fields: { amount: `The deposit is ${formatCents(upfrontCents)}.` },
    details: { lines: billLines(booking.lines), totalPrice: dollarsFromCents(totalCents) },
  });
}

/** "Nothing was charged" must be true when it is shown, so open payments are checked first. */
async function whyNotHeld(context: PaymentContext, bookingId: string): Promise<Problem> {
  const { connection } = context.bookings.database;
  const open = await openPaymentOf(connection, bookingId);
  const status = open === undefined ? undefined : await settlePayment(context, { paymentId: open.id });
  const booking = await bookingById(connection, bookingId);
  if (booking.paidAt !== null) return alreadyPaid(booking);
  return status === 'unknown' || status === 'processing' ? paymentUnknown() : notHeld(context, booking);
}

/**
 * A hold that is being ended, perhaps by a process that died in the middle, may still continue: it would be wrong to
 * say that it expired.
 */
function notHeld({ bookings: { clock } }: PaymentContext, booking: BookingRow): Problem {
  return isBeingEnded(booking, clock.now()) ? paymentUnknown() : holdExpired();
}

/** The open payment, or a new one while the hold runs; undefined when it does not. */
async function beginPayment({ bookings }: PaymentContext, bookingId: string): Promise<PaymentRow | undefined> {
  const { database, clock, random } = bookings;
  return commit(database, async (transaction) => {
    const now = clock.now();
    const booking = await bookingById(transaction, bookingId);
    if (!isHeld(booking, now)) return undefined;
    const open = await openPaymentOf(transaction, bookingId);
    if (open !== undefined) return open;
    const payment = newPayment({
      id: random.uuid(),
      bookingId,
      purpose: 'upfront',
      amountCents: booking.upfrontCents,
      attempt: (await paymentsOf(transaction, bookingId)).length + 1,
      now,
    });
    await insertPayment(transaction, payment);
    return payment;
  });
}

/** A payment that the card provider knows nothing of yet. */
export function newPayment({
  now,
  ...facts
}: Pick<PaymentRow, 'id' | 'bookingId' | 'purpose' | 'amountCents' | 'attempt'> & { now: number }): PaymentRow {
  return {
    ...facts,
    version: 1,
    intentId: null,
    status: 'requires_payment_method',
    receivedCents: 0,
    cardLastFour: null,
    isDisputed: false,
    createdAt: now,
    updatedAt: now,
  };
}

/** The secret for the browser; 'ended' when the intent has succeeded or was canceled, which is settled on the way. */
export async function secretOf(
  context: PaymentContext,
  payment: PaymentRow,
): Promise<{ clientSecret: string } | 'ended' | Problem> {
  const asked = await currentIntent(context, payment.id);
  if (asked.kind === 'unknown') return paymentUnknown();
  if (asked.kind === 'refused') return unavailable(context, asked.error);
  const intent = asked.value;
  const status = await applyIntent(context, { paymentId: payment.id, intent });
  if (status === 'succeeded' || status === 'canceled') return 'ended';
  return intent.client_secret === null ? paymentUnknown() : { clientSecret: intent.client_secret };
}

function unavailable({ log }: PaymentContext, error: Stripe.errors.StripeError): Problem {
  log.error({ type: error.type, code: error.code }, 'the card provider refused to open a payment');
  return problem('payment_unavailable', { message: 'Failed to create payment intent' });
}
