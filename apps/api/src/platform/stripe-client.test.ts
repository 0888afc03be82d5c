import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createStripeClient } from './stripe-client';

interface Seen {
  url: string;
  headers: Headers;
}

/** A card provider whose connection breaks on the first requests. */
function cutLine(cuts: number) {
  const seen: Seen[] = [];
  const httpClient = Stripe.createFetchHttpClient(async (input: string | URL | Request, init?: RequestInit) => {
    seen.push({ url: String(input), headers: new Headers(init?.headers) });
    if (seen.length <= cuts) throw new TypeError('fetch failed');
    return Response.json({ id: 'pi_1', object: 'payment_intent' });
  });
  return { seen, httpClient };
}

test('it speaks the version whose types it is compiled with', async () => {
  const { seen, httpClient } = cutLine(0);
  await createStripeClient({ secretKey: 'sk_test_1', httpClient }).paymentIntents.retrieve('pi_1');
  expect(seen[0]?.headers.get('stripe-version')).toBe(Stripe.API_VERSION);
  expect(seen[0]?.url).toBe('https://api.stripe.com/v1/payment_intents/pi_1');
});

test('a request without an answer is sent twice more, under the same key', async () => {
  const { seen, httpClient } = cutLine(2);
  const stripe = createStripeClient({ secretKey: 'sk_test_1', httpClient });
  await stripe.paymentIntents.create({ amount: 1, currency: 'usd' }, { idempotencyKey: 'pi-create:1:1' });
  expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(Array(3).fill('pi-create:1:1'));
});

test('it can be told not to repeat', async () => {
  const { seen, httpClient } = cutLine(1);
  const stripe = createStripeClient({ secretKey: 'sk_test_1', httpClient, maxNetworkRetries: 0 });
  await expect(stripe.paymentIntents.retrieve('pi_1')).rejects.toThrow(Stripe.errors.StripeConnectionError);
  expect(seen).toHaveLength(1);
});
