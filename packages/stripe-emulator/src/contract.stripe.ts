import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { describeStripeContract } from './testing/contract-suite';
import { openTestAccount, order } from './testing/test-account';

const secretKey = process.env.STRIPE_SECRET_KEY ?? '';
if (!secretKey.startsWith('sk_test_')) {
  throw new Error('Set STRIPE_SECRET_KEY to a test mode key (sk_test_…) to hold the contract suite against Stripe.');
}

const connect = (): Stripe => new Stripe(secretKey, { timeout: 15_000, maxNetworkRetries: 2 });

describe("the contract, in Stripe's test mode", () => {
  describeStripeContract(connect);

  it('and the emulator answer with the same keys', async () => {
    const answers = await Promise.all([connect(), openTestAccount().stripe].map(payAndRefund));
    const [real, emulated] = answers.map((answer) => Object.values(answer).map((object) => Object.keys(object).sort()));
    expect(emulated).toEqual(real);
  });
});

async function payAndRefund(stripe: Stripe): Promise<{ intent: object; charge: object; refund: object }> {
  const intent = await stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
  const refund = await stripe.refunds.create({ payment_intent: intent.id });
  return { intent, charge: await stripe.charges.retrieve(String(intent.latest_charge)), refund };
}
