import { rowsInPages } from '../../db/in-pages';
import { oneAfterAnother } from '../../platform/one-after-another';
import { balanceCents, bookingById } from '../bookings';
import { moneyOf } from '../jobs';
import { endPayment } from './end-payment';
import type { PaymentContext } from './ports';
import { type OpenPayment, openPayments } from './store';

/** Lifetime of the card form of a balance, in milliseconds; a customer who comes back later opens another. */
const formMs = 3_600_000;

/**
 * Cancels balance payments that are no longer wanted: the amount due is another by now, or the form is an hour old. One
 * that succeeds all the same keeps what is due, and its surplus is refunded.
 */
export async function endUnwanted(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { database, clock } = context.bookings;
  const { connection } = database;
  const read = (last: OpenPayment | undefined, limit: number): Promise<OpenPayment[]> =>
    openPayments(connection, { before: clock.now(), last, limit }).all();
  const endOne = async ({ id, purpose, bookingId, amountCents, createdAt }: OpenPayment): Promise<void> => {
    if (purpose !== 'balance') return;
    const due = balanceCents(await bookingById(connection, bookingId), await moneyOf(connection, bookingId));
    const isWanted = amountCents === due && clock.now() - createdAt < formMs;
    if (!isWanted) await endPayment(context, { paymentId: id, isPatient: false });
  };
  await oneAfterAnother(rowsInPages(read, signal), endOne, signal);
}
