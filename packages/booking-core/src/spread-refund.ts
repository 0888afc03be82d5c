import { type RefundFacts, refundableCents } from './payment-status';

/** A card payment with its refunds. US cents. */
export interface RefundablePayment {
  id: string;
  receivedCents: number;
  refunds: readonly RefundFacts[];
}

/** The part of a refund that one payment carries, in cents. */
export interface RefundPart {
  paymentId: string;
  amountCents: number;
}

/**
 * Spreads a refund over a booking's payments, oldest first in `payments`: the newest carries it, and earlier ones carry
 * what is beyond it. The parts add up to less than `amountCents` only where all payments together don't reach.
 */
export function spreadRefund(payments: readonly RefundablePayment[], amountCents: number): RefundPart[] {
  let left = amountCents;
  return payments
    .toReversed()
    .map(({ id, receivedCents, refunds }) => {
      const part = Math.min(left, refundableCents({ capturedCents: receivedCents, refunds }));
      left -= part;
      return { paymentId: id, amountCents: part };
    })
    .filter((part) => part.amountCents > 0);
}
