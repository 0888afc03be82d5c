import { askStripe } from './ask-stripe';
import type { PaymentContext } from './ports';
import { applyIntent, settlePayment } from './settle-payment';
import { paymentById } from './store';

/**
 * Ensures that an open payment can't succeed anymore, cancelling its intent; or returns why that is unknown. One that has
 * succeeded is settled on the way, and has ended too.
 * - `checking`: the bank is verifying the customer; returned only when `isPatient`, nothing was cancelled
 * - `processing`: the bank is processing it and it can't be cancelled
 * - `unknown`: the card provider could not be reached
 */
export async function endPayment(
  context: PaymentContext,
  { paymentId, isPatient }: { paymentId: string; isPatient: boolean },
): Promise<'ended' | 'checking' | 'processing' | 'unknown'> {
  const status = await settlePayment(context, { paymentId });
  if (status === 'unknown' || status === 'processing') return status;
  if (status === 'requires_action' && isPatient) return 'checking';
  const isClosed = status === 'succeeded' || status === 'canceled' || (await cancelIntent(context, paymentId));
  return isClosed ? 'ended' : 'unknown';
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
