import type Stripe from 'stripe';
import type { TestCard } from '../test-cards';

/** The payer's details: empty here, since card numbers and names stay in the page. */
export const noBillingDetails: Stripe.PaymentMethod.BillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** A new PaymentMethod for a test card. `created` in seconds. */
export function makePaymentMethod(
  id: string,
  { card, created }: { card: TestCard; created: number },
): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: noBillingDetails,
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: fingerprintOf(card),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** The same 16 characters for the same card, as with Stripe's fingerprints. */
export function fingerprintOf(card: TestCard): string {
  return `TestCardNo${card.number.slice(-6)}`;
}
