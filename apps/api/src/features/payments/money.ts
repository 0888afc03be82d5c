import { type PaymentStatus, paymentStatusOf } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import type { BookingMoney } from '../bookings';
import { paymentsOf, refundsOf } from './store';

/**
 * What came in for a booking and what went back, and the payment that it came by: the last, for an earlier one has gone
 * back already.
 */
export function moneyOf(connection: Connection, bookingId: string): BookingMoney {
  const rows = paymentsOf(connection, bookingId);
  return {
    payment: rows.findLast((payment) => payment.status === 'succeeded'),
    capturedCents: rows.reduce((sum, payment) => sum + payment.receivedCents, 0),
    refunds: refundsOf(connection, bookingId),
    isDisputed: rows.some((payment) => payment.isDisputed),
  };
}

/** The booking's payment status, as its payments and refunds make it. */
export function paymentStatusNow(
  connection: Connection,
  { bookingId, hasFailed }: { bookingId: string; hasFailed: boolean },
): PaymentStatus {
  return paymentStatusOf({ ...moneyOf(connection, bookingId), hasFailed });
}
