import { bookingById, type ProveUnpaid } from '../bookings';
import { endPayment } from './end-payment';
import type { PaymentContext } from './ports';
import { openPaymentOf } from './store';

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
    const end = await endPayment(context, { paymentId: payment.id, isPatient });
    if (end !== 'ended') return end;
  }
  return (await bookingById(connection, bookingId)).paidAt === null ? 'unpaid' : 'paid';
}
