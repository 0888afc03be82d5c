import { refundableCents } from '@tintforge/booking-core';
import { asc, eq, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../db/client';
import {
  type BillEntryRow,
  type BookingRow,
  billEntries,
  bookings,
  type PaymentRow,
  payments,
  type RefundRow,
  refunds,
  type SitePaymentRow,
  sitePayments,
} from '../../db/schema';
import type { JobMoney } from './job';

const ofBooking = {
  bill: prepared((connection) =>
    connection
      .select()
      .from(billEntries)
      .where(eq(billEntries.bookingId, sql.placeholder('bookingId')))
      .orderBy(asc(billEntries.number))
      .prepare(),
  ),
  payments: prepared((connection) =>
    connection
      .select()
      .from(payments)
      .where(eq(payments.bookingId, sql.placeholder('bookingId')))
      .orderBy(asc(payments.attempt))
      .prepare(),
  ),
  refunds: prepared((connection) =>
    connection
      .select()
      .from(refunds)
      .where(eq(refunds.bookingId, sql.placeholder('bookingId')))
      .orderBy(asc(refunds.id))
      .prepare(),
  ),
  sitePayments: prepared((connection) =>
    connection
      .select()
      .from(sitePayments)
      .where(eq(sitePayments.bookingId, sql.placeholder('bookingId')))
      .orderBy(asc(sitePayments.id))
      .prepare(),
  ),
  deposit: prepared((connection) =>
    connection
      .select({ depositPercent: bookings.depositPercent, upfrontPaymentId: bookings.upfrontPaymentId })
      .from(bookings)
      .where(eq(bookings.id, sql.placeholder('bookingId')))
      .prepare(),
  ),
};

/** A booking's bill, oldest entry first; empty until a price is agreed on. */
export function billOf(connection: Connection, bookingId: string): Promise<BillEntryRow[]> {
  return ofBooking.bill(connection).all({ bookingId });
}

/** All payments of a booking, first attempt first. */
export function paymentsOf(connection: Connection, bookingId: string): Promise<PaymentRow[]> {
  return ofBooking.payments(connection).all({ bookingId });
}

/** All refunds of a booking, oldest first. */
export function refundsOf(connection: Connection, bookingId: string): Promise<RefundRow[]> {
  return ofBooking.refunds(connection).all({ bookingId });
}

/** All rows of a booking that are about money. */
export interface MoneyRows {
  bill: readonly BillEntryRow[];
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
  sitePayments: readonly SitePaymentRow[];
}

/** The rows of a booking's money, each list oldest first. */
export async function moneyRowsOf(connection: Connection, bookingId: string): Promise<MoneyRows> {
  const [bill, ofCard, back, atCar] = await Promise.all([
    billOf(connection, bookingId),
    paymentsOf(connection, bookingId),
    refundsOf(connection, bookingId),
    ofBooking.sitePayments(connection).all({ bookingId }),
  ]);
  return { bill, payments: ofCard, refunds: back, sitePayments: atCar };
}

/** A booking's bill, and the amounts received and refunded for it, by card and at the car. Its absence is a bug. */
export async function moneyOf(connection: Connection, bookingId: string): Promise<JobMoney> {
  const rows = await moneyRowsOf(connection, bookingId);
  const deposit = await ofBooking.deposit(connection).get({ bookingId });
  if (deposit === undefined) throw new Error(`There is no booking ${bookingId}`);
  return moneyOfRows(rows, deposit);
}

/** True for a booking that a deposit has confirmed; one that staff kept is paid as a whole. */
export function isOfDeposit({
  depositPercent,
  upfrontPaymentId,
}: Pick<BookingRow, 'depositPercent' | 'upfrontPaymentId'>): boolean {
  return depositPercent !== null && upfrontPaymentId !== null;
}

/** The money of a booking, from its rows. */
export function moneyOfRows(
  { bill, payments: all, refunds: back, sitePayments: atCar }: MoneyRows,
  deposit: Pick<BookingRow, 'depositPercent' | 'upfrontPaymentId'>,
): JobMoney {
  const atCarCents = (direction: SitePaymentRow['direction']) =>
    sumOf(atCar.filter((row) => row.direction === direction).map(({ amountCents }) => amountCents));
  const succeeded = all.filter(({ status }) => status === 'succeeded');
  const disputed = all.filter(({ isDisputed }) => isDisputed);
  const heldCents = disputed.map(({ id, receivedCents }) =>
    refundableCents({ capturedCents: receivedCents, refunds: back.filter(({ paymentId }) => paymentId === id) }),
  );
  return {
    bill,
    payments: succeeded,
    // Of several for the order, the earlier ones were refunded at once.
    payment: succeeded.findLast(({ purpose }) => purpose === 'upfront') ?? succeeded.at(-1),
    capturedCents: sumOf(all.map(({ receivedCents }) => receivedCents)),
    refunds: back,
    isDisputed: disputed.length > 0,
    heldCents: sumOf(heldCents),
    site:
      atCar.length === 0 ? undefined : { receivedCents: atCarCents('received'), returnedCents: atCarCents('returned') },
    isDeposit: isOfDeposit(deposit),
    sitePayments: atCar,
  };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
