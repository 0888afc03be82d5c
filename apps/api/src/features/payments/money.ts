import { type PaymentStatus, paymentStatusOf, type SiteMoney } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import type { BookingRow, SitePaymentRow } from '../../db/schema';
import { type BookingMoney, bookingById, eventsOf } from '../bookings';
import { paymentsOf, refundsOf, sitePaymentsOf } from './store';

/**
 * What came in for a booking and what went back, and the payment that it came by: the last, for an earlier one has gone
 * back already.
 */
export async function moneyOf(connection: Connection, bookingId: string): Promise<BookingMoney> {
  const rows = await paymentsOf(connection, bookingId);
  const sitePayments = await sitePaymentsOf(connection, bookingId);
  return {
    payment: rows.findLast((payment) => payment.status === 'succeeded'),
    capturedCents: rows.reduce((sum, payment) => sum + payment.receivedCents, 0),
    refunds: await refundsOf(connection, bookingId),
    isDisputed: rows.some((payment) => payment.isDisputed),
    onSite: await siteMoneyOf(connection, { bookingId, rows: sitePayments }),
    sitePayments,
  };
}

/** What changed hands at the car; undefined for a booking that is not paid there. */
async function siteMoneyOf(
  connection: Connection,
  { bookingId, rows }: { bookingId: string; rows: readonly SitePaymentRow[] },
): Promise<SiteMoney | undefined> {
  const booking = await bookingById(connection, bookingId);
  if (rows.length === 0 && !(await isPaidAtCar(connection, booking))) return undefined;
  const sumOf = (direction: 'received' | 'returned') =>
    rows.filter((row) => row.direction === direction).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { totalCents: booking.totalCents, receivedCents: sumOf('received'), returnedCents: sumOf('returned') };
}

/** Whoever is agreed and has not paid by card pays at the car; who was to pay there when it was called off, was. */
async function isPaidAtCar(connection: Connection, { id, status, paidAt }: BookingRow): Promise<boolean> {
  if (paidAt !== null || status === 'pending' || status === 'expired') return false;
  return status !== 'cancelled' || (await eventsOf(connection, id)).some(({ kind }) => kind === 'kept-by-staff');
}

/** The booking's payment status, as its payments and refunds make it. */
export async function paymentStatusNow(
  connection: Connection,
  { bookingId, hasFailed }: { bookingId: string; hasFailed: boolean },
): Promise<PaymentStatus> {
  return paymentStatusOf({ ...(await moneyOf(connection, bookingId)), hasFailed });
}
