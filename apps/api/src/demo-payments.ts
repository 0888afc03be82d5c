import { and, eq, inArray, like } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from './db/client';
import { bookings, payments } from './db/schema';
import { commit } from './db/unit-of-work';

/** Statuses of bookings that can still be cancelled or refunded. */
const refundable = ['confirmed', 'in-progress'] as const;

/**
 * Pays the demo's upcoming bookings at the local card provider, so that they can be refunded. An intent is known to the
 * shop before it is paid, as with every other payment.
 */
export async function payDemoBookings({ database, stripe }: { database: Database; stripe: Stripe }): Promise<void> {
  const unknown = await database.connection
    .select({
      id: payments.id,
      bookingId: payments.bookingId,
      amount: payments.amountCents,
      code: bookings.trackingCode,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(like(payments.intentId, 'pi_demo_%'), inArray(bookings.status, [...refundable])))
    .all();
  const known = await Promise.all(
    unknown.map(async (payment) => ({ ...payment, intentId: await open(stripe, payment) })),
  );
  await commit(database, async (transaction) => {
    for (const { id, intentId } of known)
      await transaction.update(payments).set({ intentId }).where(eq(payments.id, id)).run();
  });
  await Promise.all(
    known.map(({ intentId }) => stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })),
  );
}

/** An intent for a payment that the demo already has; returns its id. */
async function open(
  stripe: Stripe,
  { id, bookingId, amount, code }: { id: string; bookingId: string; amount: number; code: string },
): Promise<string> {
  const intent = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    description: `Booking ${code}`,
    metadata: { booking_id: bookingId, payment_id: id, tracking_code: code },
  });
  return intent.id;
}
