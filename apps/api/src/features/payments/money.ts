import { type PaymentStatus, paymentStatusOf, refundableCents } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import { type BookingMoney, billOf, bookingById, isOfDeposit } from '../bookings';
import { paymentsOf, refundsOf, sitePaymentsOf } from './store';

/** A booking's bill, and the amounts received and refunded for it, by card and at the car. */
export async function moneyOf(connection: Connection, bookingId: string): Promise<BookingMoney> {
  const rows = await paymentsOf(connection, bookingId);
  const sitePayments = await sitePaymentsOf(connection, bookingId);
  const sumOf = (direction: 'received' | 'returned') =>
    sitePayments.filter((row) => row.direction === direction).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const succeeded = rows.filter(({ status }) => status === 'succeeded');
  const refunds = await refundsOf(connection, bookingId);
  const held = rows
    .filter((payment) => payment.isDisputed)
    .map(({ id, receivedCents }) =>
      refundableCents({ capturedCents: receivedCents, refunds: refunds.filter(({ paymentId }) => paymentId === id) }),
    );
  return {
    bill: await billOf(connection, bookingId),
    payments: succeeded,
    // Of several for the order, the earlier ones were refunded at once.
    payment: succeeded.findLast(({ purpose }) => purpose === 'upfront') ?? succeeded.at(-1),
    capturedCents: rows.reduce((sum, payment) => sum + payment.receivedCents, 0),
    refunds,
    isDisputed: rows.some((payment) => payment.isDisputed),
    heldCents: held.reduce((sum, cents) => sum + cents, 0),
    site:
      sitePayments.length === 0 ? undefined : { receivedCents: sumOf('received'), returnedCents: sumOf('returned') },
    isDeposit: isOfDeposit(await bookingById(connection, bookingId)),
    sitePayments,
  };
}

/** The booking's payment status, as its bill, payments and refunds make it. */
export async function paymentStatusNow(
  connection: Connection,
  { bookingId, hasFailed }: { bookingId: string; hasFailed: boolean },
): Promise<PaymentStatus> {
  return paymentStatusOf({ ...(await moneyOf(connection, bookingId)), hasFailed });
}
