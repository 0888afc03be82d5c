import { bookingById, type ProveUnpaid } from '../bookings';
import { askStripe } from './ask-stripe';
import type { PaymentContext } from './ports';
import { applyIntent, settlePayment } from './settle-payment';
import { openPaymentOf, paymentById } from './store';

/**
 * Ensures that no payment of a booking can succeed anymore, cancelling its open intent; or returns why that is unknown.
 * A payment found on the way is settled.
 */
export async function proveUnpaid(
  context: PaymentContext,
  { bookingId, isPatient }: Parameters<ProveUnpaid>[0],
): ReturnType<ProveUnpaid> {
  const { connection } = context.bookings.database;
  const payment = await openPaymentOf(connection, bookingId);
  if (payment !== undefined) {
    const status = await settlePayment(context, { paymentId: payment.id });
    if (status === 'unknown' || status === 'processing') return status;
    if (status === 'requires_action' && isPatient) return 'checking';
    const isClosed = status === 'succeeded' || status === 'canceled' || (await cancelIntent(context, payment.id));
    if (!isClosed) return 'unknown';
  }
  return (await bookingById(connection, bookingId)).paidAt === null ? 'unpaid' : 'paid';
}

/** True when the payment has come to an end, one way or the other. A refusal means that it moved while we asked. */
async function cancelIntent(context: PaymentContext, paymentId: string): Promise<boolean> {
  const { intentId } = await paymentById(context.bookings.database.connection, paymentId);
  if (intentId === null) return false;
  const cancelled = await askStripe(() => context.stripe.paymentIntents.cancel(intentId));
  if (cancelled.kind === 'unknown') return false;
  if (cancelled.kind === 'answer') {
    await applyIntent(context, { paymentId, intent: cancelled.value });
    return true;
  }
  const status = await settlePayment(context, { paymentId });
  return status === 'succeeded' || status === 'canceled';
}
