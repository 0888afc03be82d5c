import type Stripe from 'stripe';
import type { PaymentRow } from '../../db/schema';
import { commit, retryOnConflict } from '../../db/unit-of-work';
import { bookingById } from '../bookings';
import { askStripe, type StripeOutcome } from './ask-stripe';
import type { PaymentContext } from './ports';
import { paymentById, updatePayment } from './store';

/** Everything that decides about a payment is read from the intent with its latest charge. */
const withCharge = { expand: ['latest_charge'] };

/**
 * The current intent of a payment at the card provider. A payment whose first response was lost retries with the same
 * key, so that one intent exists whatever happened to the connection.
 */
export async function currentIntent(
  context: PaymentContext,
  paymentId: string,
): Promise<StripeOutcome<Stripe.PaymentIntent>> {
  const { intentId } = await paymentById(context.bookings.database.connection, paymentId);
  return intentId === null
    ? createIntent(context, paymentId)
    : askStripe(() => context.stripe.paymentIntents.retrieve(intentId, withCharge));
}

async function createIntent(context: PaymentContext, paymentId: string): Promise<StripeOutcome<Stripe.PaymentIntent>> {
  const { connection } = context.bookings.database;
  const payment = await paymentById(connection, paymentId);
  const { trackingCode } = await bookingById(connection, payment.bookingId);
  const created = await askStripe(() =>
    context.stripe.paymentIntents.create(
      {
        amount: payment.amountCents,
        currency: 'usd',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: `Booking ${trackingCode}`,
        metadata: { booking_id: payment.bookingId, payment_id: payment.id, tracking_code: trackingCode },
        ...withCharge,
      },
      { idempotencyKey: `pi-create:${payment.id}:${payment.attempt}` },
    ),
  );
  if (created.kind !== 'answer') return created;
  await rememberIntent(context, { paymentId, intentId: created.value.id });
  // A repeated key returns the original result; the current state takes one more request.
  return askStripe(() => context.stripe.paymentIntents.retrieve(created.value.id, withCharge));
}

async function rememberIntent(
  { bookings: { database, clock } }: PaymentContext,
  { paymentId, intentId }: { paymentId: string; intentId: string },
): Promise<void> {
  await retryOnConflict(async () => {
    const row: PaymentRow = await paymentById(database.connection, paymentId);
    if (row.intentId !== null) return;
    await commit(database, (transaction) =>
      updatePayment(transaction, { row, changes: { intentId }, now: clock.now() }),
    );
  });
}
