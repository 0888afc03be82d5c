import { formatCents, type PaymentStatus, paymentStatusOf } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow, RefundRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import type { orderChanged } from '../change/changed-money';
import type { BookingContext } from '../ports';
import { insertRefund } from '../store/booking-store';

/** Money that staff send back to the card. */
export interface AskedRefund {
  context: BookingContext;
  row: BookingRow;
  amountCents: number;
  /** The reason, as stored in the history. */
  reason: 'cancelled-by-shop' | 'cancelled-by-customer' | 'no-show' | 'by-staff' | 'tried-again' | typeof orderChanged;
  /** The staff member who requests it. */
  userId: string;
  now: number;
  /** The payment to refund, where it is not the last. */
  paymentId?: string;
}

/** Writes a refund that the job of payments carries out; nothing for no money. The amount has been judged before. */
export async function askRefund(transaction: Transaction, refund: AskedRefund): Promise<RefundRow | undefined> {
  const { context, row, amountCents, reason, userId, now } = refund;
  if (amountCents === 0) return undefined;
  const paymentId = refund.paymentId ?? (await context.moneyOf(transaction, row.id)).payment?.id;
  if (paymentId === undefined) throw new Error(`Booking ${row.trackingCode} has no payment to return`);
  const asked: RefundRow = {
    id: context.random.uuid(),
    bookingId: row.id,
    paymentId,
    stripeRefundId: null,
    status: 'pending',
    amountCents,
    reason,
    userId,
    note: null,
    createdAt: now,
    updatedAt: now,
  };
  await insertRefund(transaction, asked);
  return asked;
}

/** The booking's payment status by its current payments; the card's last attempt counts until there is money. */
export async function paymentStatusFor(
  transaction: Transaction,
  { context: { moneyOf }, row }: { context: BookingContext; row: BookingRow },
): Promise<PaymentStatus> {
  const money = await moneyOf(transaction, row.id);
  const isUntouched = money.capturedCents === 0 && money.onSite === undefined;
  return isUntouched ? row.paymentStatus : paymentStatusOf(money);
}

/** The requested amount is too high. */
export function amountTooHigh(mostCents: number, field = 'amount'): Problem {
  const message = mostCents === 0 ? 'There’s nothing left to refund.' : `It can be ${formatCents(mostCents)} at most.`;
  return problem('amount_too_high', { message, fields: { [field]: message }, details: { most: mostCents / 100 } });
}
