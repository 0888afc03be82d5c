import type Stripe from 'stripe';
import { commit } from '../../db/unit-of-work';
import { isProblem, type Problem } from '../../platform/problem';
import { bookingById, insertEvent, paymentUnknown, writePaymentStatus } from '../bookings';
import { queueNotification } from '../notifications';
import { disputesOf, holdsMoney, isLater, isOver } from './disputes';
import { paymentStatusNow } from './money';
import type { PaymentContext } from './ports';
import { settlePayment } from './settle-payment';
import { settleRefund } from './settle-refund';
import { isEventKnown, paymentByIntent, paymentIfKnown, recordEvent, updatePayment } from './store';

/**
 * Takes in one event of the card provider. An event is a signal to look, not a message to believe: order does not
 * matter, and a second delivery changes nothing. A problem means that it must be delivered again.
 */
export async function receiveEvent(context: PaymentContext, event: Stripe.Event): Promise<Problem | undefined> {
  const { database, clock } = context.bookings;
  if (await isEventKnown(database.connection, event.id)) return undefined;
  const handled = await handle(context, event);
  if (isProblem(handled)) return handled;
  await commit(database, async (transaction) => {
    await recordEvent(transaction, { id: event.id, type: event.type, receivedAt: clock.now() });
  });
  return undefined;
}

async function handle(context: PaymentContext, event: Stripe.Event): Promise<Problem | undefined> {
  const received = { id: event.id, type: event.type };
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled': {
      const payment = await ourPayment(context, event.data.object);
      if (payment === undefined) return undefined;
      const status = await settlePayment(context, { paymentId: payment.id, event: received });
      return status === 'unknown' ? paymentUnknown() : undefined;
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const isSettled = await settleRefund(context, { stripeRefundId: event.data.object.id, event: received });
      return isSettled ? undefined : paymentUnknown();
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return recordDispute(context, event);
    default:
      return undefined;
  }
}

/** The payment of an intent; an intent whose first response was lost still names its payment. */
async function ourPayment({ bookings }: PaymentContext, intent: Stripe.PaymentIntent) {
  const { connection } = bookings.database;
  return (
    (await paymentByIntent(connection, intent.id)) ??
    (await paymentIfKnown(connection, intent.metadata.payment_id ?? ''))
  );
}

/**
 * The customer's bank disputes a payment, goes on with that, or has decided. The shop is alerted; the booking shows it. A payment
 * is disputed as long as one of its disputes is open or lost; news that is older than what is known changes nothing.
 */
async function recordDispute(
  { bookings }: PaymentContext,
  event: Stripe.ChargeDisputeCreatedEvent | Stripe.ChargeDisputeUpdatedEvent | Stripe.ChargeDisputeClosedEvent,
): Promise<undefined> {
  const { database, clock, random } = bookings;
  const dispute = event.data.object;
  const intentId = typeof dispute.payment_intent === 'string' ? dispute.payment_intent : dispute.payment_intent?.id;
  await commit(database, async (transaction) => {
    const row = intentId === undefined ? undefined : await paymentByIntent(transaction, intentId);
    if (row === undefined || (await isEventKnown(transaction, event.id))) return;
    const now = clock.now();
    await recordEvent(transaction, { id: event.id, type: event.type, receivedAt: now });
    const known = await disputesOf(transaction, row);
    const data = {
      disputeId: dispute.id,
      paymentId: row.id,
      status: dispute.status,
      amountCents: dispute.amount,
      reportedAt: event.created,
    };
    const before = known.get(dispute.id);
    const isNews = before === undefined || isLater(data, before);
    if (isNews) known.set(dispute.id, data);
    // Of an update that leaves things as they are, there is nothing to say.
    if (event.type === 'charge.dispute.updated' && (!isNews || before?.status === data.status)) return;
    const isDisputed = [...known.values()].some(holdsMoney);
    await updatePayment(transaction, { row, changes: { isDisputed }, now });
    const paymentStatus = await paymentStatusNow(transaction, { bookingId: row.bookingId, hasFailed: false });
    await writePaymentStatus(transaction, { row: await bookingById(transaction, row.bookingId), paymentStatus, now });
    const kind = isOver(data) ? 'dispute-closed' : 'disputed';
    await insertEvent(transaction, {
      id: random.uuid(),
      bookingId: row.bookingId,
      at: now,
      actor: 'system',
      kind,
      data,
    });
    await queueNotification(transaction, {
      now,
      notification: {
        id: random.uuid(),
        kind: 'shop-alert',
        deduplicationKey: `shop-alert:${event.id}`,
        bookingId: row.bookingId,
        data,
      },
    });
  });
  return undefined;
}
