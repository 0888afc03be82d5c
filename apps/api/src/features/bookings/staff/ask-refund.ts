import { type PaymentStatus, paymentStatusOf } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow, RefundRow } from '../../../db/schema';
import { moneyOf, type RefundReason, refundsFor } from '../../jobs';
import type { BookingContext, BookingMoney } from '../ports';
import { insertRefund } from '../store/booking-store';

/** Money that goes back to the card. */
export interface AskedRefund extends Pick<RefundRow, 'amountCents' | 'userId'> {
  context: BookingContext;
  row: BookingRow;
  reason: RefundReason;
  now: number;
  /** The payment to refund; absent to spread it over all, the newest first. */
  paymentId?: string;
}

/** Writes refunds that the job of payments carries out, one for each payment; none for no money. See `refundsFor`. */
export async function askRefund(transaction: Transaction, refund: AskedRefund): Promise<RefundRow[]> {
  const { context, row, amountCents, reason, userId, now, paymentId } = refund;
  const newId = () => context.random.uuid();
  const money = await moneyOf(transaction, row.id);
  const asked = refundsFor({ ...row, money }, { amountCents, reason, userId, now, newId, paymentId });
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

/** The booking's payment status by its current payments; the card's last attempt counts until there is money. */
export async function paymentStatusFor(transaction: Transaction, { row }: { row: BookingRow }): Promise<PaymentStatus> {
  const money = await moneyOf(transaction, row.id);
  const isUntouched = money.capturedCents === 0 && money.bill.length === 0;
  return isUntouched ? row.paymentStatus : paymentStatusOf(money);
}
