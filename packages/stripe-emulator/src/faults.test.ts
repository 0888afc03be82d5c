import { describe, expect, it } from 'vitest';
import type { FaultKind } from './faults';
import { errorOf, openTestAccount, order } from './testing/test-account';

describe('a fault', () => {
  it.each<[FaultKind, string, boolean]>([
    ['connection-before', 'StripeConnectionError', false],
    ['connection-after', 'StripeConnectionError', true],
    ['timeout-before', 'StripeConnectionError', false],
    ['timeout-after', 'StripeConnectionError', true],
    ['server-error', 'StripeAPIError', false],
    ['rate-limit', 'StripeRateLimitError', false],
  ])('%s is a %s; executed: %s; the same key then tells the truth', async (kind, type, isExecuted) => {
    const { emulator, stripe } = openTestAccount();
    const create = (): Promise<{ id: string }> =>
      stripe.paymentIntents.create(order, { idempotencyKey: 'pi-create:1:1' });
    emulator.faults.fail({ kind });
    expect((await errorOf(create())).type).toBe(type);
    const made = await stripe.paymentIntents.list();
    expect(made.data).toHaveLength(isExecuted ? 1 : 0);
    const intent = await create();
    expect(intent.id).toBe(made.data[0]?.id ?? intent.id);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('hits only what it is meant for, as often as told', async () => {
    const { emulator, stripe } = openTestAccount();
    const intent = await stripe.paymentIntents.create(order);
    emulator.faults.fail({ kind: 'server-error', method: 'POST', path: /\/confirm$/, times: 2 });
    emulator.faults.fail({ kind: 'rate-limit', path: '/v1/refunds' });
    expect((await stripe.paymentIntents.retrieve(intent.id)).id).toBe(intent.id);
    const confirm = (): Promise<unknown> =>
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect((await errorOf(confirm())).statusCode).toBe(500);
    expect((await errorOf(confirm())).statusCode).toBe(500);
    expect(await confirm()).toMatchObject({ status: 'succeeded' });
    emulator.faults.clear();
    expect((await stripe.refunds.list()).data).toEqual([]);
  });
});

describe('a held request', () => {
  it('keeps its idempotency key: the same key meanwhile is a 409', async () => {
    const { emulator, stripe } = openTestAccount();
    const options = { idempotencyKey: 'pi-create:1:1' };
    const held = emulator.faults.hold({ method: 'POST', path: '/v1/payment_intents' });
    const first = stripe.paymentIntents.create(order, options);
    await held.arrived;
    const error = await errorOf(stripe.paymentIntents.create(order, options));
    expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use', rawType: 'idempotency_error' });
    // The conflict was not stored: once the first is through, the key returns the first response.
    held.release();
    const intent = await first;
    expect((await stripe.paymentIntents.create(order, options)).id).toBe(intent.id);
  });

  it('ends for a caller whose time runs out, and goes on without it', async () => {
    const { emulator, stripe } = openTestAccount();
    const held = emulator.faults.hold();
    const created = errorOf(stripe.paymentIntents.create(order, { timeout: 20 }));
    await held.arrived;
    const error = await created;
    expect(error).toMatchObject({ type: 'StripeConnectionError', message: expect.stringContaining('timeout') });
    held.release();
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });
});
