import type Stripe from 'stripe';
import type { ChargeRecord, IntentRecord } from '../store/store';
import type { CardOutcome, TestCard } from '../test-cards';
import { fingerprintOf, noBillingDetails } from './payment-method';

/** The decline of a charge, from the test card. */
export type Decline = Extract<CardOutcome, { kind: 'decline' }>;

/** Facts of a new charge. `created` in seconds; without `decline` it succeeded, or waits when `pending`. */
export interface ChargeFacts {
  id: string;
  created: number;
  intent: IntentRecord;
  method: string;
  card: TestCard;
  decline?: Decline;
  pending?: boolean;
}

/**
 * A new Charge. `balance_transaction` and `receipt_url` stay null: balances and receipts are not emulated, and with
 * asynchronous capture Stripe itself returns null at first.
 */
export function makeCharge(facts: ChargeFacts): ChargeRecord {
  const { intent, decline } = facts;
  const isPaid = decline === undefined && facts.pending !== true;
  return {
    id: facts.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: noBillingDetails,
    calculated_statement_descriptor: intent.statement_descriptor_suffix,
    captured: isPaid,
    created: facts.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline, facts.pending === true),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: facts.method,
    payment_method_details: { card: cardDetailsOf(facts.card, intent.amount), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline !== undefined ? 'failed' : isPaid ? 'succeeded' : 'pending',
    transfer_data: null,
    transfer_group: null,
  };
}

/** A pending charge once the bank has said yes. */
export function settleCharge(charge: ChargeRecord): ChargeRecord {
  return {
    ...charge,
    amount_captured: charge.amount,
    captured: true,
    paid: true,
    outcome: outcomeOf(undefined, false),
    status: 'succeeded',
  };
}

/** A pending charge once the bank has said no. */
export function failCharge(charge: ChargeRecord, decline: Decline): ChargeRecord {
  return {
    ...charge,
    failure_code: decline.code,
    failure_message: decline.message,
    outcome: outcomeOf(decline, false),
    status: 'failed',
  };
}

function outcomeOf(decline: Decline | undefined, isPending: boolean): ChargeRecord['outcome'] {
  if (decline === undefined) {
    return {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: isPending ? 'Payment pending.' : 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    advice_code: 'try_again_later',
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'declined_by_network',
    reason: decline.declineCode ?? decline.code,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

function cardDetailsOf(card: TestCard, amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    extended_authorization: { status: 'disabled' },
    fingerprint: fingerprintOf(card),
    funding: 'credit',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.number.slice(-4),
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: 'visa',
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
