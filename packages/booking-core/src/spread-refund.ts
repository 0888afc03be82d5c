import { type RefundFacts, refundableCents } from './payment-status';

/** A card payment with its refunds. US cents. */
export interface RefundablePayment {
  id: string;
  receivedCents: number;
  refunds: readonly RefundFacts[];
  /** The customer's bank holds it, or has taken it back. */
  isDisputed?: boolean;
}

/** The part of a refund that one payment carries, in cents. */
export interface RefundPart {
  paymentId: string;
  amountCents: number;
}

/**
 * Spreads a refund over a booking's payments, oldest first in `payments`: the newest carries it, and earlier ones carry
 * what is beyond it, after those that a bank holds: what it gives the customer isn't refunded a second time. The parts add up to less than `amountCents` only where all payments together don't reach.
 */
export function spreadRefund(payments: readonly RefundablePayment[], amountCents: number): RefundPart[] {
  let left = amountCents;
  const newestFirst = payments.toReversed();
  const isHeld = ({ isDisputed }: RefundablePayment) => isDisputed === true;
  return [...newestFirst.filter(isHeld), ...newestFirst.filter((payment) => !isHeld(payment))]
    .map(({ id, receivedCents, refunds }) => {
      const part = Math.min(left, refundableCents({ capturedCents: receivedCents, refunds }));
      left -= part;
      return { paymentId: id, amountCents: part };
    })
    .filter((part) => part.amountCents > 0);
}
