import { describe, expect, it } from 'vitest';
import { errorOf, openTestAccount, order, testKeys } from '../testing/test-account';

describe('an idempotency key', () => {
  it('is for one endpoint only', async () => {
    const { stripe } = openTestAccount();
    const options = { idempotencyKey: 'key' };
    const intent = await stripe.paymentIntents.create(order, options);
    const error = await errorOf(stripe.paymentIntents.cancel(intent.id, {}, options));
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect(error.message).toContain('can only be used for the same endpoint');
  });

  it('does not care for the order of parameters', async () => {
    const { emulator } = openTestAccount();
    const send = (payload: string): Promise<{ body: string; headers: object }> =>
      emulator.app.inject({
        method: 'POST',
        url: '/v1/payment_intents',
        headers: {
          authorization: `Bearer ${testKeys.secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': 'key',
        },
        payload,
      });
    const first = await send('amount=19900&currency=usd');
    const second = await send('currency=usd&amount=19900');
    expect(second.body).toBe(first.body);
    expect(second.headers).toMatchObject({ 'idempotent-replayed': 'true', 'idempotency-key': 'key' });
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
  });

  it('has at most 255 characters', async () => {
    const { stripe } = openTestAccount();
    const error = await errorOf(stripe.paymentIntents.create(order, { idempotencyKey: 'k'.repeat(256) }));
    expect(error).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  });
});
