import type { ChargeRecord, RefundRecord } from '../store/store';

/** Facts of a new Refund. Amount in cents, `created` in seconds. */
export interface RefundFacts {
  id: string;
  created: number;
  charge: ChargeRecord;
  amount: number;
  isPending: boolean;
  reason: RefundRecord['reason'];
  metadata: Record<string, string>;
}

/** A new Refund to the card of its charge. */
export function makeRefund(facts: RefundFacts): RefundRecord {
  return {
    id: facts.id,
    object: 'refund',
    amount: facts.amount,
    balance_transaction: null,
    charge: facts.charge.id,
    created: facts.created,
    currency: facts.charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: facts.metadata,
    payment_intent: facts.charge.payment_intent,
    payment_method: facts.charge.payment_method,
    reason: facts.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: facts.isPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
    ...(facts.isPending ? { pending_reason: 'processing' } : {}),
  };
}

/** A pending refund that arrived. */
export function succeedRefund(refund: RefundRecord): RefundRecord {
  const { pending_reason, ...rest } = refund;
  return { ...rest, status: 'succeeded' };
}

/** A refund that the card's bank sent back. */
export function failRefund(refund: RefundRecord): RefundRecord {
  const { pending_reason, ...rest } = refund;
  return { ...rest, status: 'failed', failure_reason: 'expired_or_canceled_card' };
}
