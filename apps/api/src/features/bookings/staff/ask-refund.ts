import {
  formatCents,
  type PaymentStatus,
  paymentStatusOf,
  type RefundPart,
  spreadRefund,
} from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow, RefundRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import type { orderChanged, surplus } from '../change/changed-money';
import type { BookingContext, BookingMoney } from '../ports';
import { insertRefund } from '../store/booking-store';

/** Money that goes back to the card. */
export interface AskedRefund {
  context: BookingContext;
  row: BookingRow;
  amountCents: number;
  /** The reason, as stored in the history. */
  reason:
    | 'cancelled-by-shop'
    | 'cancelled-by-customer'
    | 'no-show'
    | 'car-cancelled'
    | 'by-staff'
    | 'tried-again'
    | typeof orderChanged
    | typeof surplus;
  /** The staff member who requests it; null when the customer or the rules do. */
  userId: string | null;
  now: number;
  /** The payment to refund; absent to spread it over all, the newest first. */
  paymentId?: string;
}

/**
 * Writes refunds that the job of payments carries out, one for each payment; none for no money. The amount has been judged before.
 * Those of a payment that the customer's bank holds wait for its decision; a courtesy is never of such a payment.
 */
export async function askRefund(transaction: Transaction, refund: AskedRefund): Promise<RefundRow[]> {
  const { context, row, amountCents, reason, userId, now, paymentId } = refund;
  const parts =
    paymentId === undefined
      ? await partsOf(transaction, { context, row, amountCents, reason })
      : [{ paymentId, amountCents }];
  const asked = parts
    .filter((part) => part.amountCents > 0)
    .map(
      (part): RefundRow => ({
        id: context.random.uuid(),
        bookingId: row.id,
        ...part,
        stripeRefundId: null,
        status: 'pending',
        reason,
        userId,
        note: null,
        createdAt: now,
        updatedAt: now,
      }),
    );
  for (const each of asked) await insertRefund(transaction, each);
  return asked;
}

/** The note of a refund that the customer's bank has made, by deciding for the customer. */
export const returnedByBank = 'The customer’s bank returned it.';

/** True for a refund that isn't ours to make: it waits for the decision of the customer's bank, or the bank has made it. */
export function isWithBank(
  { paymentId, status, stripeRefundId, note }: Pick<RefundRow, 'paymentId' | 'status' | 'stripeRefundId' | 'note'>,
  { payments }: Pick<BookingMoney, 'payments'>,
): boolean {
  const isWaiting = status === 'pending' && stripeRefundId === null;
  return (
    note === returnedByBank || (isWaiting && payments.some(({ id, isDisputed }) => id === paymentId && isDisputed))
  );
}

async function partsOf(
  transaction: Transaction,
  { context, row, amountCents, reason }: Pick<AskedRefund, 'context' | 'row' | 'amountCents' | 'reason'>,
): Promise<RefundPart[]> {
  if (amountCents === 0) return [];
  const { payments, refunds } = await context.moneyOf(transaction, row.id);
  const isCourtesy = reason === 'by-staff' || reason === 'no-show';
  const parts = spreadRefund(
    payments
      .filter(({ isDisputed }) => !(isCourtesy && isDisputed))
      .map(({ id, receivedCents, isDisputed }) => ({
        id,
        receivedCents,
        refunds: refunds.filter(({ paymentId }) => paymentId === id),
        isDisputed,
      })),
    amountCents,
  );
  const isWhole = parts.reduce((sum, part) => sum + part.amountCents, 0) === amountCents;
  if (!isWhole)
    throw new Error(`Booking ${row.trackingCode} has no payments that reach for a refund of ${amountCents}`);
  return parts;
}

/** The booking's payment status by its current payments; the card's last attempt counts until there is money. */
export async function paymentStatusFor(
  transaction: Transaction,
  { context: { moneyOf }, row }: { context: BookingContext; row: BookingRow },
): Promise<PaymentStatus> {
  const money = await moneyOf(transaction, row.id);
  const isUntouched = money.capturedCents === 0 && money.bill.length === 0;
  return isUntouched ? row.paymentStatus : paymentStatusOf(money);
}

/** The requested amount is too high. */
export function amountTooHigh(mostCents: number, field = 'amount'): Problem {
  const message = mostCents === 0 ? 'There’s nothing left to refund.' : `It can be ${formatCents(mostCents)} at most.`;
  return problem('amount_too_high', { message, fields: { [field]: message }, details: { most: mostCents / 100 } });
}
