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

/** All that decides a booking's payment status. */
export interface MoneyFacts {
  /** US cents captured from the card; 0 when none was. */
  capturedCents: number;
  refunds: readonly RefundFacts[];
  /** The last attempt to pay by card came to nothing. */
  hasFailed?: boolean;
  /** The customer's bank has called the payment into question. */
  isDisputed?: boolean;
  /** Kept by staff: the money is due at the car. */
  onSite?: SiteMoney | undefined;
}

/** Money that changed hands at the car, of the booking's total. US cents. */
export interface SiteMoney {
  totalCents: number;
  receivedCents: number;
  returnedCents: number;
  /** Refunds to the card as a courtesy: they are not owed again. 0 when absent. */
  waivedCents?: number;
}

/** The booking's payment status. Those that need attention come first: disputes, then stuck refunds. */
export function paymentStatusOf(facts: MoneyFacts): PaymentStatus {
  if (facts.isDisputed) return 'disputed';
  if (facts.refunds.some((refund) => refund.status === 'failed')) return 'refund-failed';
  if (facts.refunds.some((refund) => refund.status === 'pending')) return 'refund-pending';
  if (facts.onSite !== undefined) return siteStatusOf({ ...facts, onSite: facts.onSite });
  if (facts.capturedCents > 0) {
    const remaining = remainingCents(facts);
    if (remaining === 0) return 'refunded';
    return remaining < facts.capturedCents ? 'partially-refunded' : 'paid';
  }
  return facts.hasFailed ? 'failed' : 'pending';
}

/** Until something is refunded on site, everything not paid there is still due there. */
function siteStatusOf(facts: MoneyFacts & { onSite: SiteMoney }): PaymentStatus {
  const { totalCents, receivedCents, returnedCents, waivedCents = 0 } = facts.onSite;
  const kept = remainingCents(facts) + receivedCents - returnedCents;
  if (kept >= totalCents - waivedCents) return 'paid-on-site';
  if (returnedCents === 0) return 'on-site';
  return kept > 0 ? 'partially-refunded' : 'refunded';
}

/** US cents that are still owed; 0 for a booking that owes nothing at the car. */
export function siteDueCents(facts: MoneyFacts): number {
  return facts.onSite === undefined ? 0 : Math.max(0, owedCents({ ...facts, onSite: facts.onSite }));
}

/** The bill less what is here; below 0 when more is here than was billed. */
function owedCents(facts: MoneyFacts & { onSite: SiteMoney }): number {
  const { totalCents, receivedCents, returnedCents, waivedCents = 0 } = facts.onSite;
  return totalCents - waivedCents - remainingCents(facts) - receivedCents + returnedCents;
}

/**
 * US cents of a balance payment that are too many, because the bill fell or money came another way while it was being
 * made. `facts` count it already; it keeps what was due and returns the rest.
 */
export function surplusCents(facts: MoneyFacts & { onSite: SiteMoney }, { paidCents }: { paidCents: number }): number {
  return Math.min(paidCents, Math.max(0, -owedCents(facts)));
}

/** US cents that can still be refunded: what was captured, less what was returned or is on its way. Never below 0. */
export function remainingCents({ capturedCents, refunds }: Pick<MoneyFacts, 'capturedCents' | 'refunds'>): number {
  const returned = refunds
    .filter((refund) => refund.status !== 'failed' && refund.status !== 'retried')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  return Math.max(0, capturedCents - returned);
}

/**
 * US cents that can still be refunded: the rest, less failed refunds that wait to be retried or refunded another way.
 * Within this limit, every failed refund can always be settled afterward.
 */
export function refundableCents({ capturedCents, refunds }: Pick<MoneyFacts, 'capturedCents' | 'refunds'>): number {
  const waiting = refunds
    .filter((refund) => refund.status === 'failed')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  return Math.max(0, remainingCents({ capturedCents, refunds }) - waiting);
}
