import type { PublicIntent } from '../http/errors';
import type { IntentRecord } from '../store/store';

/** Facts of a new PaymentIntent. Amounts in cents, `created` in seconds. */
export interface IntentFacts {
  id: string;
  clientSecret: string;
  created: number;
  amount: number;
  currency: string;
  allowRedirects: 'always' | 'never';
  description: string | null;
  metadata: Record<string, string>;
  receiptEmail: string | null;
  statementDescriptorSuffix: string | null;
}

/** A new PaymentIntent, waiting for a payment method. */
export function makePaymentIntent(facts: IntentFacts): IntentRecord {
  return {
    id: facts.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: facts.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: facts.allowRedirects, enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: facts.clientSecret,
    confirmation_method: 'automatic',
    created: facts.created,
    currency: facts.currency,
    customer: null,
    customer_account: null,
    description: facts.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: facts.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: facts.statementDescriptorSuffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Fields visible to the publishable key: no metadata, no charge, no money received. */
export function publicIntent(intent: IntentRecord): PublicIntent {
  return {
    id: intent.id,
    object: intent.object,
    amount: intent.amount,
    automatic_payment_methods: intent.automatic_payment_methods,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: intent.confirmation_method,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_types: intent.payment_method_types,
    processing: intent.processing,
    receipt_email: intent.receipt_email,
    setup_future_usage: intent.setup_future_usage,
    shipping: intent.shipping,
    source: intent.source,
    status: intent.status,
  };
}
