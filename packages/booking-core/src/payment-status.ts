/** The payment status of a booking, as shown to people. */
export const paymentStatuses = [
  'pending',
  'paid',
  'failed',
  'refund-pending',
  'refunded',
  'partially-refunded',
  'refund-failed',
  'disputed',
  'on-site',
  'paid-on-site',
  'deposit-paid',
] as const;

/** One of {@link paymentStatuses}. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The states of a payment intent, under the payment provider's names. */
export const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;

/** One of {@link intentStatuses}. */
export type IntentStatus = (typeof intentStatuses)[number];

/** Purposes of a card payment: the order, by which a hold is confirmed, or the balance that a confirmed booking owes. */
export const paymentPurposes = ['upfront', 'balance'] as const;

/** One of {@link paymentPurposes}. */
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** The known facts of one payment intent. */
export interface PaymentFacts {
  status: IntentStatus;
  /** US cents that reached us. */
  amountReceivedCents: number;
}

/** Open states may follow each other in any order (a decline goes back to the form); the two ends are one-way. */
function finality(status: IntentStatus): number {
  if (status === 'succeeded') return 2;
  return status === 'canceled' ? 1 : 0;
}

/**
 * Merges fetched facts, only forward, regardless of the order of responses: succeeded never goes back, canceled never
 * reopens, money received never shrinks. Succeeded even beats canceled: captured money must not be overlooked.
 */
export function advancePayment(known: PaymentFacts, fetched: PaymentFacts): PaymentFacts {
  const ahead = finality(fetched.status) >= finality(known.status) ? fetched : known;
  return {
    status: ahead.status,
    amountReceivedCents: Math.max(known.amountReceivedCents, fetched.amountReceivedCents),
  };
}

/**
 * The life of one refund. 'failed' waits for staff, who turn it into 'retried' (a newer refund carries the money) or
 * 'returned-otherwise' (refunded another way).
 */
export const refundStatuses = ['pending', 'succeeded', 'failed', 'retried', 'returned-otherwise'] as const;

/** One of {@link refundStatuses}. */
export type RefundStatus = (typeof refundStatuses)[number];

/** One refund of a booking's money. */
export interface RefundFacts {
  /** US cents. */
  amountCents: number;
  status: RefundStatus;
}

/** Card payments and their refunds. */
export interface CardMoney {
  /** US cents captured from the card; 0 when none was. */
  capturedCents: number;
  refunds: readonly RefundFacts[];
}

/** US cents that can still be refunded: what was captured, less what was returned or is on its way. Never below 0. */
export function remainingCents({ capturedCents, refunds }: CardMoney): number {
  const returned = refunds
    .filter((refund) => refund.status !== 'failed' && refund.status !== 'retried')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  return Math.max(0, capturedCents - returned);
}

/**
 * US cents that can still be refunded: the rest, less failed refunds that wait to be retried or refunded another way.
 * Within this limit, every failed refund can always be settled afterward.
 */
export function refundableCents({ capturedCents, refunds }: CardMoney): number {
  const waiting = refunds
    .filter((refund) => refund.status === 'failed')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  return Math.max(0, remainingCents({ capturedCents, refunds }) - waiting);
}
