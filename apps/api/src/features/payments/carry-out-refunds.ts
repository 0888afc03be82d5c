import { rowsInPages } from '../../db/in-pages';
import type { RefundRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { oneAfterAnother } from '../../platform/one-after-another';
import { bookingById } from '../bookings';
import { askStripe, isRequestRefused } from './ask-stripe';
import { settleHeldRefund } from './disputes';
import type { PaymentContext } from './ports';
import { applyRefund, failRefund, settleRefund } from './settle-refund';
import { paymentById, pendingRefunds } from './store';

/**
 * Processes every stored refund, with its own key, so that a crash anywhere repeats nothing; and follows up on accepted
 * but undecided ones. If it can't be reached now, the next run retries.
 */
export async function carryOutRefunds(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const read = (last: RefundRow | undefined, limit: number): Promise<RefundRow[]> =>
    pendingRefunds(context.bookings.database.connection, { last, limit }).all();
  await oneAfterAnother(
    rowsInPages(read, signal),
    (refund) =>
      refund.stripeRefundId === null
        ? makeRefund(context, refund)
        : settleRefund(context, { stripeRefundId: refund.stripeRefundId }),
    signal,
  );
}

async function makeRefund(context: PaymentContext, refund: RefundRow): Promise<void> {
  const { database, clock, random } = context.bookings;
  const payment = await paymentById(database.connection, refund.paymentId);
  const { intentId } = payment;
  if (intentId === null) throw new Error(`Refund ${refund.id} is of a payment without an intent`);
  if (payment.isDisputed) {
    const held = { refund, payment, newId: random.uuid(), now: clock.now() };
    await commit(database, (transaction) => settleHeldRefund(transaction, held));
    return;
  }
  const made = await askStripe(() =>
    context.stripe.refunds.create(
      { payment_intent: intentId, amount: refund.amountCents, metadata: { refund_id: refund.id } },
      { idempotencyKey: `refund:${refund.id}` },
    ),
  );
  if (made.kind === 'answer') {
    const { trackingCode } = await bookingById(database.connection, refund.bookingId);
    context.log.info({ refundId: refund.id, trackingCode }, 'the card provider accepted a refund');
    await applyRefund(context, { refund: made.value });
  }
  if (made.kind === 'refused') {
    context.log.error({ refundId: refund.id, code: made.error.code }, 'the card provider refused a refund');
    // The event of the dispute is still on its way, and the refund waits for it.
    if (made.error.code === 'charge_disputed') return;
    if (isRequestRefused(made.error)) await failRefund(context, refund.id);
  }
}
