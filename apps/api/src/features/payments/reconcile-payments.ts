import type Stripe from 'stripe';
import { rowsInPages } from '../../db/in-pages';
import { oneAfterAnother } from '../../platform/one-after-another';
import { isProblem } from '../../platform/problem';
import { askStripe } from './ask-stripe';
import type { PaymentContext } from './ports';
import { receiveEvent } from './receive-event';
import { settlePayment } from './settle-payment';
import { type Begun, type OpenPayment, openPayments, paymentIfKnown, recentPayments } from './store';

/** Payments younger than this are still in their customer's hands. */
const staleAfterMs = 10 * 60_000;

/** Window of the daily comparison, in both directions. */
const comparedMs = 2 * 86_400_000;

/** Checks every payment that has been open for longer than ten minutes. */
export async function reconcileOpenPayments(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { database, clock } = context.bookings;
  const before = clock.now() - staleAfterMs;
  const read = (last: OpenPayment | undefined, limit: number): Promise<OpenPayment[]> =>
    openPayments(database.connection, { before, last, limit }).all();
  await oneAfterAnother(rowsInPages(read, signal), ({ id }) => settlePayment(context, { paymentId: id }), signal);
}

/** Fetches the events that could not be delivered to us. */
export async function fetchUndeliveredEvents(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { stripe, log } = context;
  const asked = await askStripe(() =>
    stripe.events.list({ delivery_success: false, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  );
  if (asked.kind !== 'answer') return;
  const receive = async (event: Stripe.Event) => {
    const outcome = await receiveEvent(context, event);
    if (isProblem(outcome)) log.warn({ eventId: event.id }, 'failed to settle an undelivered event');
  };
  await oneAfterAnother(asked.value, receive, signal);
}

/**
 * Compares two days of payments in both directions: ours with the card provider's, and every intent there that names a
 * payment of ours. Settling is idempotent, so comparing means settling.
 */
export async function compareDays(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { database, clock } = context.bookings;
  const since = clock.now() - comparedMs;
  const known = new Set<string>();
  const read = (last: Begun | undefined, limit: number): Promise<Begun[]> =>
    recentPayments(database.connection, { since, last, limit }).all();
  for await (const { id } of rowsInPages(read, signal)) known.add(id);
  const asked = await askStripe(() =>
    context.stripe.paymentIntents
      .list({ created: { gte: Math.floor(since / 1000) }, limit: 100 })
      .autoPagingToArray({ limit: 10_000 }),
  );
  if (asked.kind !== 'answer') return;
  const note = async (intent: Stripe.PaymentIntent) => {
    const paymentId = intent.metadata.payment_id ?? '';
    if ((await paymentIfKnown(database.connection, paymentId)) === undefined) {
      context.log.error({ intentId: intent.id }, 'the card provider has a payment that we do not know');
    } else known.add(paymentId);
  };
  await oneAfterAnother(asked.value, note, signal);
  await oneAfterAnother(known, (paymentId) => settlePayment(context, { paymentId }), signal);
}
