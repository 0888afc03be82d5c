import { type RefundPart, spreadRefund } from '@tintforge/booking-core';
import type { RefundRow } from '../../db/schema';
import type { Job } from './job';

/** Why money goes back to a card, as the history stores it. */
export type RefundReason =
  | 'cancelled-by-shop'
  | 'cancelled-by-customer'
  | 'no-show'
  | 'car-cancelled'
  | 'by-staff'
  | 'tried-again'
  | 'order-changed'
  | 'surplus';

/** Money that goes back to the card. */
export interface AskedRefund {
  amountCents: number;
  reason: RefundReason;
  /** The staff member who requests it; null when the customer or the rules do. */
  userId: string | null;
  now: number;
  newId: () => string;
  /** The payment to refund; absent to spread it over all, the newest first. */
  paymentId?: string | undefined;
}

/**
 * Refunds that the job of payments carries out, one for each payment, the newest first; none for no money. Those of a payment that
 * the customer's bank holds wait for its decision; a courtesy is never of such a payment. Throws when the payments don't reach: the
 * amount has been judged before.
 */
export function refundsFor(
  { id: bookingId, trackingCode, money }: Pick<Job, 'id' | 'trackingCode' | 'money'>,
  { amountCents, reason, userId, now, newId, paymentId }: AskedRefund,
): RefundRow[] {
  const common = { bookingId, stripeRefundId: null, status: 'pending', reason, userId, note: null } as const;
  const refundOf = (part: RefundPart): RefundRow => ({
    id: newId(),
    ...common,
    ...part,
    createdAt: now,
    updatedAt: now,
  });
  if (amountCents === 0) return [];
  if (paymentId !== undefined) return [refundOf({ paymentId, amountCents })];
  const isCourtesy = reason === 'by-staff' || reason === 'no-show';
  const parts = spreadRefund(
    money.payments
      .filter(({ isDisputed }) => !(isCourtesy && isDisputed))
      .map(({ id, receivedCents, isDisputed }) => ({
        id,
        receivedCents,
        refunds: money.refunds.filter(({ paymentId }) => paymentId === id),
        isDisputed,
      })),
    amountCents,
  );
  const isWhole = parts.reduce((sum, part) => sum + part.amountCents, 0) === amountCents;
  if (!isWhole) throw new Error(`Booking ${trackingCode} has no payments that reach for a refund of ${amountCents}`);
  return parts.filter((part) => part.amountCents > 0).map(refundOf);
}
