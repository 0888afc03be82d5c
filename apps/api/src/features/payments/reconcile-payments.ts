import { oneAfterAnother } from '../../platform/one-after-another';
import { isProblem } from '../../platform/problem';
import { askStripe } from './ask-stripe';
import type { PaymentContext } from './ports';
import { receiveEvent } from './receive-event';
import { settlePayment } from './settle-payment';
import { paymentIfKnown, recentPayments, stalePayments } from './store';

/** Payments younger than this are still in their customer's hands. */
const staleAfterMs = 10 * 60_000;

/** Window of the daily comparison, in both directions. */
const comparedMs = 2 * 86_400_000;

/** Checks every payment that has been open for longer than ten minutes. */
export async function reconcileOpenPayments(context: PaymentContext): Promise<void> {
  const { database, clock } = context.bookings;
  const stale = await stalePayments(database.connection, clock.now() - staleAfterMs);
  await oneAfterAnother(stale, ({ id }) => settlePayment(context, { paymentId: id }));
}

/** Fetches the events that could not be delivered to us. */
export async function fetchUndeliveredEvents(context: PaymentContext): Promise<void> {
  const { stripe, log } = context;
  const asked = await askStripe(() =>
    stripe.events.list({ delivery_success: false, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  );
  if (asked.kind !== 'answer') return;
  await oneAfterAnother(asked.value, async (event) => {
    const outcome = await receiveEvent(context, event);
    if (isProblem(outcome)) log.warn({ eventId: event.id }, 'failed to settle an undelivered event');
  });
}

/**
 * Compares two days of payments in both directions: ours with the card provider's, and every intent there that names a
 * payment of ours. Settling is idempotent, so comparing means settling.
 */
export async function compareDays(context: PaymentContext): Promise<void> {
  const { database, clock } = context.bookings;
  const since = clock.now() - comparedMs;
  const known = new Set((await recentPayments(database.connection, since)).map((payment) => payment.id));
  const asked = await askStripe(() =>
    context.stripe.paymentIntents
      .list({ created: { gte: Math.floor(since / 1000) }, limit: 100 })
      .autoPagingToArray({ limit: 10_000 }),
  );
  if (asked.kind !== 'answer') return;
  for (const intent of asked.value) {
    const paymentId = intent.metadata.payment_id ?? '';
    if ((await paymentIfKnown(database.connection, paymentId)) === undefined) {
      context.log.error({ intentId: intent.id }, 'the card provider has a payment that we do not know');
    } else known.add(paymentId);
  }
  await oneAfterAnother(known, (paymentId) => settlePayment(context, { paymentId }));
}
