import type { BookingState } from '@tintforge/api-contract';
import type { Connection } from '../../db/client';
import { isoText } from '../../platform/clock';
import { isProblem, type Problem } from '../../platform/problem';
import {
  type BookingKey,
  bookingById,
  currentView,
  eventsOf,
  holdExpiry,
  openBooking,
  paymentUnknown,
} from '../bookings';
import type { PaymentContext } from './ports';
import { settlePayment } from './settle-payment';
import { openPaymentOf } from './store';

/** The browser reports that something may have happened; we check ourselves and return the booking's status. */
export async function syncPayment(context: PaymentContext, key: BookingKey): Promise<BookingState | Problem> {
  const { database, tokenKey } = context.bookings;
  const booking = await openBooking({ connection: database.connection, tokenKey }, key);
  if (isProblem(booking)) return booking;
  const payment = await openPaymentOf(database.connection, booking.id);
  if (payment !== undefined && (await settlePayment(context, { paymentId: payment.id })) === 'unknown') {
    return paymentUnknown();
  }
  const row = await bookingById(database.connection, booking.id);
  const cancelledByShop = row.status === 'cancelled' && (await wasCancelledByShop(database.connection, row.id));
  return {
    booking: await currentView(context.bookings, row),
    heldAt: isoText(row.createdAt),
    holdExpiresAt: holdExpiry(row),
    cancelledByShop,
  };
}

async function wasCancelledByShop(connection: Connection, bookingId: string): Promise<boolean> {
  const events = await eventsOf(connection, bookingId);
  return events.some(
    ({ kind, actor, data }) => kind === 'cancelled' && actor === 'staff' && data.askedBy === undefined,
  );
}
