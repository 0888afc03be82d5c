import { oneAfterAnother } from '../../platform/one-after-another';
import { balanceCents, bookingById } from '../bookings';
import { endPayment } from './end-payment';
import { moneyOf } from './money';
import type { PaymentContext } from './ports';
import { openBalances } from './store';

/** Lifetime of the card form of a balance, in milliseconds; a customer who comes back later opens another. */
const formMs = 3_600_000;

/**
 * Cancels balance payments that are no longer wanted: the amount due is another by now, or the form is an hour old. One
 * that succeeds all the same keeps what is due, and its surplus is refunded.
 */
export async function endUnwanted(context: PaymentContext): Promise<void> {
  const { database, clock } = context.bookings;
  await oneAfterAnother(await openBalances(database.connection), async ({ id, bookingId, amountCents, createdAt }) => {
    const { connection } = database;
    const due = balanceCents(await bookingById(connection, bookingId), await moneyOf(connection, bookingId));
    const isWanted = amountCents === due && clock.now() - createdAt < formMs;
    if (!isWanted) await endPayment(context, { paymentId: id, isPatient: false });
  });
}
