import { type PaymentStatus, paymentStatusOf, type SiteMoney } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import type { BookingRow, SitePaymentRow } from '../../db/schema';
import { type BookingMoney, bookingById, eventsOf, isMoreDue, siteMoneyOfCardPaid } from '../bookings';
import { paymentsOf, refundsOf, sitePaymentsOf } from './store';

/**
 * Amounts received and refunded for a booking, and its payment: the last one, because an earlier one was already
 * refunded.
 */
export async function moneyOf(connection: Connection, bookingId: string): Promise<BookingMoney> {
  const rows = await paymentsOf(connection, bookingId);
  const sitePayments = await sitePaymentsOf(connection, bookingId);
  const card = {
    capturedCents: rows.reduce((sum, payment) => sum + payment.receivedCents, 0),
    refunds: await refundsOf(connection, bookingId),
  };
  return {
    payment: rows.findLast((payment) => payment.status === 'succeeded'),
    ...card,
    isDisputed: rows.some((payment) => payment.isDisputed),
    onSite: await siteMoneyOf(connection, { bookingId, card, rows: sitePayments }),
    sitePayments,
  };
}

/** On-site payments; undefined for a booking that isn't paid there, nor has more to pay than its card payment. */
async function siteMoneyOf(
  connection: Connection,
  {
    bookingId,
    card,
    rows,
  }: {
    bookingId: string;
    card: Pick<BookingMoney, 'capturedCents' | 'refunds'>;
    rows: readonly SitePaymentRow[];
  },
): Promise<SiteMoney | undefined> {
  const booking = await bookingById(connection, bookingId);
  const sumOf = (direction: 'received' | 'returned') =>
    rows.filter((row) => row.direction === direction).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const site = { totalCents: booking.totalCents, receivedCents: sumOf('received'), returnedCents: sumOf('returned') };
  if (booking.paidAt === null) {
    return rows.length > 0 || (await isPaidAtCar(connection, booking)) ? site : undefined;
  }
  const cardPaid = { ...card, site };
  const isOwed = booking.status !== 'cancelled' && isMoreDue(cardPaid);
  return rows.length > 0 || isOwed ? siteMoneyOfCardPaid(cardPaid) : undefined;
}

/** A confirmed booking without a card payment is paid on site; so is one that was due on site when it was cancelled. */
async function isPaidAtCar(connection: Connection, { id, status }: BookingRow): Promise<boolean> {
  if (status === 'pending' || status === 'expired') return false;
  return status !== 'cancelled' || (await eventsOf(connection, id)).some(({ kind }) => kind === 'kept-by-staff');
}

/** The booking's payment status, as its payments and refunds make it. */
export async function paymentStatusNow(
  connection: Connection,
  { bookingId, hasFailed }: { bookingId: string; hasFailed: boolean },
): Promise<PaymentStatus> {
  return paymentStatusOf({ ...(await moneyOf(connection, bookingId)), hasFailed });
}
