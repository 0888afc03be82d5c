import { type PaymentStatus, paymentStatusOf, type SiteMoney } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import type { BookingRow, SitePaymentRow } from '../../db/schema';
import { type BookingMoney, bookingById, eventsOf, isMoreDue, siteMoneyOfCardPaid } from '../bookings';
import { paymentsOf, refundsOf, sitePaymentsOf } from './store';

/** Amounts received and refunded for a booking, by card and at the car. */
export async function moneyOf(connection: Connection, bookingId: string): Promise<BookingMoney> {
  const rows = await paymentsOf(connection, bookingId);
  const sitePayments = await sitePaymentsOf(connection, bookingId);
  const card = {
    capturedCents: rows.reduce((sum, payment) => sum + payment.receivedCents, 0),
    refunds: await refundsOf(connection, bookingId),
  };
  const succeeded = rows.filter(({ status }) => status === 'succeeded');
  return {
    payments: succeeded,
    // Of several for the order, the earlier ones were refunded at once.
    payment: succeeded.findLast(({ purpose }) => purpose === 'upfront') ?? succeeded.at(-1),
    ...card,
    isDisputed: rows.some((payment) => payment.isDisputed),
    onSite: await siteMoneyOf(connection, { bookingId, card, rows: sitePayments }),
    sitePayments,
  };
}

/** On-site payments; undefined for a booking that isn't paid there, nor has more to pay than came by card. */
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
  const cardPaid = { ...card, site };
  if (rows.length === 0) {
    if (booking.paidAt === null && !(await isPaidAtCar(connection, booking))) return undefined;
    if (card.capturedCents === 0) return site;
    if (booking.status === 'cancelled' || !isMoreDue(cardPaid)) return undefined;
  }
  return siteMoneyOfCardPaid(cardPaid);
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
