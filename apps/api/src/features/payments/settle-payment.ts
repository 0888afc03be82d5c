import { advancePayment, type IntentStatus, intentStatuses, type PaymentFacts } from '@tintforge/booking-core';
import type Stripe from 'stripe';
import type { Transaction } from '../../db/client';
import type { BookingRow, PaymentRow } from '../../db/schema';
import { commit, retryOnConflict } from '../../db/unit-of-work';
import { bookingById, findLateSlots, insertEvent, insertRefund, writePaid, writePaymentStatus } from '../bookings';
import { queueNotification } from '../notifications';
import type { ArrivedMoney } from './arrived-money';
import { isRequestRefused } from './ask-stripe';
import { currentIntent } from './intent';
import { paymentStatusNow } from './money';
import type { PaymentContext } from './ports';
import { writeBalance } from './settle-balance';
import { paymentById, recordEvent, updatePayment } from './store';

/** The event that made us look, when one did: recorded together with its effect. */
export interface ReceivedEvent {
  id: string;
  type: string;
}

/**
 * The only path by which money reaches a booking; browser, webhook and reconciler all use it. It fetches the current
 * state from the payment provider, moves the payment only forward, and writes all effects in one transaction. It is
 * idempotent. Returns the payment's status, or `unknown` when the payment provider can't be reached.
 */
export async function settlePayment(
  context: PaymentContext,
  { paymentId, event }: { paymentId: string; event?: ReceivedEvent | undefined },
): Promise<PaymentRow['status'] | 'unknown'> {
  const asked = await currentIntent(context, paymentId);
  if (asked.kind === 'unknown') return 'unknown';
  if (asked.kind === 'refused') {
    context.log.error({ paymentId, code: asked.error.code }, 'the card provider refused to show a payment');
    return isRequestRefused(asked.error) ? closeUnmade(context, paymentId) : 'unknown';
  }
  return applyIntent(context, { paymentId, intent: asked.value, event });
}

/** A payment whose intent the card provider refuses to make can never succeed; one that has an intent is not judged so. */
async function closeUnmade(context: PaymentContext, paymentId: string): Promise<'canceled' | 'unknown'> {
  const { database, clock } = context.bookings;
  return commit(database, async (transaction) => {
    const row = await paymentById(transaction, paymentId);
    if (row.intentId !== null) return 'unknown';
    await updatePayment(transaction, { row, changes: { status: 'canceled' }, now: clock.now() });
    return 'canceled';
  });
}

/** Takes in an intent just fetched. */
export async function applyIntent(
  context: PaymentContext,
  { paymentId, intent, event }: { paymentId: string; intent: Stripe.PaymentIntent; event?: ReceivedEvent | undefined },
): Promise<PaymentRow['status']> {
  const { database, clock } = context.bookings;
  return retryOnConflict(async () =>
    commit(database, async (transaction) => {
      const now = clock.now();
      if (event !== undefined) await recordEvent(transaction, { ...event, receivedAt: now });
      const payment = await paymentById(transaction, paymentId);
      const known: PaymentFacts = { status: payment.status, amountReceivedCents: payment.receivedCents };
      const facts = advancePayment(known, { status: statusOf(intent), amountReceivedCents: intent.amount_received });
      await writePaymentFacts(transaction, { payment, facts, intent, now });

      const booking = await bookingById(transaction, payment.bookingId);
      const isNewSuccess = facts.status === 'succeeded' && known.status !== 'succeeded';
      if (isNewSuccess) await writeSuccess(transaction, { context, booking, payment, intent });
      else if (facts.status !== 'succeeded') await writeFailure(transaction, { booking, intent, now });
      return facts.status;
    }),
  );
}

/** A status that the card provider invents one day decides nothing: it counts as still being processed. */
function statusOf({ status }: Stripe.PaymentIntent): IntentStatus {
  return intentStatuses.find((known) => known === status) ?? 'processing';
}

async function writePaymentFacts(
  transaction: Transaction,
  {
    payment,
    facts,
    intent,
    now,
  }: { payment: PaymentRow; facts: PaymentFacts; intent: Stripe.PaymentIntent; now: number },
): Promise<void> {
  const cardLastFour = lastFourOf(intent) ?? payment.cardLastFour;
  const isNews =
    facts.status !== payment.status ||
    facts.amountReceivedCents !== payment.receivedCents ||
    cardLastFour !== payment.cardLastFour;
  if (!isNews) return;
  const changes = { status: facts.status, receivedCents: facts.amountReceivedCents, cardLastFour };
  await updatePayment(transaction, { row: payment, changes, now });
}

function lastFourOf({ latest_charge: charge }: Stripe.PaymentIntent): string | undefined {
  return typeof charge === 'object' ? (charge?.payment_method_details?.card?.last4 ?? undefined) : undefined;
}

/** Money arrived for the first time: the booking gets it, or the customer gets it back. */
async function writeSuccess(transaction: Transaction, success: ArrivedMoney): Promise<void> {
  const { context, booking } = success;
  const { bookings, terms } = context;
  const paymentId = success.payment.id;
  if (!isOurs(success)) {
    await giveBack(transaction, { success, reason: 'mismatch' });
    return;
  }
  if (success.payment.purpose === 'balance') {
    await writeBalance(transaction, success);
    return;
  }
  if (booking.status === 'pending') {
    await writePaid(transaction, { context: bookings, row: booking, terms, paymentId });
    return;
  }
  const lateSlots =
    booking.status === 'expired' ? await findLateSlots(transaction, { context: bookings, row: booking }) : undefined;
  if (lateSlots === undefined) await giveBack(transaction, { success, reason: 'time-gone' });
  else await writePaid(transaction, { context: bookings, row: booking, terms, paymentId, lateSlots });
}

/** The payment must match our request: amount, currency, live or test, and this booking. */
function isOurs({ context, booking, payment, intent }: ArrivedMoney): boolean {
  return (
    intent.amount_received === payment.amountCents &&
    intent.currency === 'usd' &&
    intent.livemode === context.isLive &&
    intent.metadata.booking_id === booking.id
  );
}

/**
 * Nothing can be given for this payment, so it is refunded in full, the customer is notified and the shop is alerted.
 */
async function giveBack(
  transaction: Transaction,
  {
    success: { context, booking, payment, intent },
    reason,
  }: { success: ArrivedMoney; reason: 'mismatch' | 'time-gone' },
): Promise<void> {
  const { clock, random } = context.bookings;
  const now = clock.now();
  await insertRefund(transaction, {
    id: random.uuid(),
    bookingId: booking.id,
    paymentId: payment.id,
    stripeRefundId: null,
    status: 'pending',
    amountCents: intent.amount_received,
    reason,
    createdAt: now,
    updatedAt: now,
  });
  const paymentStatus = await paymentStatusNow(transaction, { bookingId: booking.id, hasFailed: false });
  await writePaymentStatus(transaction, { row: booking, paymentStatus, now });
  const data = { reason, amountCents: intent.amount_received };
  await insertEvent(transaction, {
    id: random.uuid(),
    bookingId: booking.id,
    at: now,
    actor: 'system',
    kind: 'given-back',
    data,
  });
  for (const kind of ['payment-without-time', 'shop-alert'] as const) {
    await queueNotification(transaction, {
      now,
      notification: { id: random.uuid(), kind, deduplicationKey: `${kind}:${payment.id}`, bookingId: booking.id, data },
    });
  }
}

/** A declined card shows on the booking while it is held; the same intent can be retried. */
async function writeFailure(
  transaction: Transaction,
  { booking, intent, now }: { booking: BookingRow; intent: Stripe.PaymentIntent; now: number },
): Promise<void> {
  if (booking.status !== 'pending') return;
  const hasFailed = intent.last_payment_error !== null;
  const paymentStatus = await paymentStatusNow(transaction, { bookingId: booking.id, hasFailed });
  await writePaymentStatus(transaction, { row: booking, paymentStatus, now });
}
