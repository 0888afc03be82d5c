import type { InjectOptions } from 'fastify';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './store/memory';
import { openSqliteStore } from './store/sqlite';
import type { EmulatorStore } from './store/store';
import { browserRequest, errorOf, openTestAccount, order, type TestAccount, testKeys } from './testing/test-account';

const stores: [string, () => EmulatorStore][] = [
  ['memory', createMemoryStore],
  ['sqlite', () => openSqliteStore(':memory:')],
];

async function pay(account: TestAccount, method = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
  return account.stripe.paymentIntents.create({ ...order, confirm: true, payment_method: method });
}

async function types(account: TestAccount): Promise<string[]> {
  const events = await account.stripe.events.list({ limit: 100 });
  return events.data.map((event) => event.type).reverse();
}

describe.each(stores)('an account kept in %s', (_name, open) => {
  it('asks for authentication and charges once it is complete', async () => {
    const account = openTestAccount({ store: open() });
    const { id, client_secret } = await pay(account, 'pm_card_authenticationRequiredOnSetup');
    const params = { client_secret: client_secret ?? '' };
    const done = await browserRequest(account.emulator, { method: 'POST', path: `/3ds/${id}/complete`, params });
    expect(done).toMatchObject({ status: 200, body: { id, status: 'succeeded', next_action: null } });
    const paid = await account.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({ amount_received: 19_900, latest_charge: { paid: true } });
    const again = await browserRequest(account.emulator, { method: 'POST', path: `/3ds/${id}/complete`, params });
    expect(again).toMatchObject({ status: 400, body: { error: { code: 'payment_intent_unexpected_state' } } });
  });

  it('takes another card after a failed authentication', async () => {
    const account = openTestAccount({ store: open() });
    const { id, client_secret } = await pay(account, 'pm_card_authenticationRequiredOnSetup');
    const params = { client_secret: client_secret ?? '' };
    const failed = await browserRequest(account.emulator, { method: 'POST', path: `/3ds/${id}/fail`, params });
    expect(failed.body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure', type: 'invalid_request_error' },
    });
    expect((await account.stripe.paymentIntents.retrieve(id)).latest_charge).toBeNull();
    const paid = await account.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
    expect((await types(account)).slice(-3)).toEqual([
      'payment_intent.payment_failed',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
  });

  it.each([
    ['settles', 'succeeded', 19_900, 'payment_intent.succeeded'],
    ['fails', 'requires_payment_method', 0, 'payment_intent.payment_failed'],
  ] as const)('decides a processing payment later: it %s', async (decision, status, received, type) => {
    const account = openTestAccount({ store: open() });
    account.emulator.processNext(decision);
    const waiting = await pay(account);
    expect(waiting).toMatchObject({ status: 'processing', amount_received: 0 });
    expect(await errorOf(account.stripe.paymentIntents.cancel(waiting.id))).toMatchObject({ statusCode: 400 });
    account.clock.now += 9_999;
    account.emulator.advance();
    expect((await account.stripe.paymentIntents.retrieve(waiting.id)).status).toBe('processing');
    account.clock.now += 1;
    account.emulator.advance();
    account.emulator.advance();
    const decided = await account.stripe.paymentIntents.retrieve(waiting.id);
    expect(decided).toMatchObject({ status, amount_received: received, latest_charge: waiting.latest_charge });
    expect((await types(account)).filter((name) => name === type)).toHaveLength(1);
  });

  it('lets a pending refund arrive', async () => {
    const account = openTestAccount({ store: open() });
    const paid = await pay(account, 'pm_card_pendingRefund');
    const refund = await account.stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    account.clock.now += 10_000;
    account.emulator.advance();
    expect((await account.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
    expect((await types(account)).slice(-4)).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.updated',
      'charge.refund.updated',
    ]);
  });

  it('takes a refund back that failed after it succeeded', async () => {
    const account = openTestAccount({ store: open() });
    const paid = await pay(account, 'pm_card_refundFail');
    const refund = await account.stripe.refunds.create({ payment_intent: paid.id });
    expect(refund.status).toBe('succeeded');
    account.clock.now += 10_000;
    account.emulator.advance();
    expect(await account.stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    const charge = await account.stripe.charges.retrieve(String(paid.latest_charge));
    expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
    expect((await types(account)).at(-1)).toBe('refund.failed');
    const again = await account.stripe.refunds.create({ payment_intent: paid.id });
    expect(again.amount).toBe(19_900);
  });

  it('does not refund a disputed charge', async () => {
    const account = openTestAccount({ store: open() });
    const paid = await pay(account);
    const dispute = account.emulator.openDispute(String(paid.latest_charge));
    expect(dispute).toMatch(/^dp_/);
    expect(account.emulator.openDispute(String(paid.latest_charge))).toBeUndefined();
    const error = await errorOf(account.stripe.refunds.create({ payment_intent: paid.id }));
    expect(error.code).toBe('charge_disputed');
    await account.emulator.webhooks.deliverDue();
    expect(account.received.at(-1)).toMatchObject({
      type: 'charge.dispute.created',
      data: { object: { id: dispute, amount: 19_900, payment_intent: paid.id, status: 'needs_response' } },
    });
  });

  it('refunds a charge again once all its disputes are won, and one that a bank only asks about', async () => {
    const account = openTestAccount({ store: open() });
    const { emulator } = account;
    const paid = await pay(account);
    const charge = String(paid.latest_charge);
    const inquiry = emulator.openDispute(charge, { amount: 4_900, status: 'warning_needs_response' }) ?? '';
    const refund = (amount: number) => account.stripe.refunds.create({ payment_intent: paid.id, amount });
    expect((await refund(100)).amount).toBe(100);
    emulator.moveDispute(inquiry, 'needs_response');
    const other = emulator.openDispute(charge, { amount: 10_000 }) ?? '';
    expect(emulator.openDispute(charge, { amount: 10_000 })).toBeUndefined();
    emulator.moveDispute(inquiry, 'won');
    expect((await errorOf(refund(100))).code).toBe('charge_disputed');
    emulator.moveDispute(other, 'won');
    expect((await refund(100)).amount).toBe(100);
    await emulator.webhooks.deliverDue();
    expect(account.received.filter(({ type }) => type.startsWith('charge.dispute')).map(({ type }) => type)).toEqual([
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.created',
      'charge.dispute.closed',
      'charge.dispute.closed',
    ]);
  });

  it('forgets idempotency keys after a day', async () => {
    const account = openTestAccount({ store: open() });
    const create = (): Promise<Stripe.PaymentIntent> =>
      account.stripe.paymentIntents.create(order, { idempotencyKey: 'pi-create:1:1' });
    const first = await create();
    account.clock.now += 23 * 3_600_000;
    account.emulator.advance();
    const replayed = await create();
    expect(replayed.id).toBe(first.id);
    account.clock.now += 2 * 3_600_000;
    account.emulator.advance();
    expect((await create()).id).not.toBe(first.id);
  });
});

describe('the publishable key', () => {
  it('retrieves and confirms with the client secret, and sees only what a page may see', async () => {
    const account = openTestAccount();
    const intent = await account.stripe.paymentIntents.create({ ...order, metadata: { booking_id: 'b-1' } });
    const params = { client_secret: intent.client_secret ?? '' };
    const path = `/v1/payment_intents/${intent.id}`;
    const seen = await browserRequest(account.emulator, { method: 'GET', path, params });
    expect(seen).toMatchObject({ status: 200, body: { id: intent.id, amount: 19_900 } });
    const declined = await browserRequest(account.emulator, {
      method: 'POST',
      path: `${path}/confirm`,
      params: { ...params, payment_method: 'pm_card_visa_chargeDeclined' },
    });
    expect(declined).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } },
    });
    const paid = await browserRequest(account.emulator, {
      method: 'POST',
      path: `${path}/confirm`,
      params: { ...params, payment_method: 'pm_card_visa' },
    });
    expect(paid.body.status).toBe('succeeded');
    for (const body of [seen.body, paid.body, Object(declined.body.error?.payment_intent)]) {
      expect(body).toHaveProperty('client_secret');
      for (const hidden of ['metadata', 'latest_charge', 'amount_received']) expect(body).not.toHaveProperty(hidden);
    }
  });

  it.each<[string, Record<string, string>, object]>([
    [
      'without a client secret',
      {},
      { status: 400, body: { error: { code: 'parameter_missing', param: 'client_secret' } } },
    ],
    [
      'with a wrong one',
      { client_secret: 'pi_x_secret_y' },
      { status: 404, body: { error: { code: 'resource_missing' } } },
    ],
  ])('sees nothing %s', async (_how, params, expected) => {
    const account = openTestAccount();
    const intent = await account.stripe.paymentIntents.create(order);
    const path = `/v1/payment_intents/${intent.id}`;
    expect(await browserRequest(account.emulator, { method: 'GET', path, params })).toMatchObject(expected);
    const confirm = {
      method: 'POST',
      path: `${path}/confirm`,
      params: { ...params, payment_method: 'pm_card_visa' },
    } as const;
    expect(await browserRequest(account.emulator, confirm)).toMatchObject(expected);
    expect((await account.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });

  it.each([
    ['GET', '/v1/payment_intents'],
    ['POST', '/v1/payment_intents'],
    ['POST', '/v1/payment_intents/pi_1'],
    ['POST', '/v1/payment_intents/pi_1/cancel'],
    ['GET', '/v1/charges/ch_1'],
    ['GET', '/v1/refunds'],
    ['POST', '/v1/refunds'],
    ['GET', '/v1/refunds/re_1'],
    ['GET', '/v1/events'],
    ['GET', '/v1/events/evt_1'],
  ] as const)('may not call %s %s', async (method, path) => {
    const answer = await browserRequest(openTestAccount().emulator, { method, path });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'secret_key_required' } } });
  });
});

describe('what the emulator does not know', () => {
  const authorization = `Bearer ${testKeys.secretKey}`;

  it.each<[string, InjectOptions, number, string]>([
    [
      'an unknown address',
      { method: 'GET', url: '/v1/customers' },
      404,
      'Unrecognized request URL (GET: /v1/customers)',
    ],
    ['an unknown method', { method: 'DELETE', url: '/v1/refunds/re_1' }, 404, 'Unrecognized request URL'],
    ['the controls without a token', { method: 'GET', url: '/control/webhooks' }, 404, 'Unrecognized request URL'],
    ['no key', { method: 'GET', url: '/v1/refunds', headers: {} }, 401, 'You did not provide an API key.'],
    [
      'another key',
      { method: 'GET', url: '/v1/refunds', headers: { authorization: 'Bearer sk_test_0123456789abcdef' } },
      401,
      'Invalid API Key provided: sk_test_************cdef',
    ],
    [
      'another API version',
      { method: 'GET', url: '/v1/refunds', headers: { authorization, 'stripe-version': '2020-08-27' } },
      400,
      'Invalid Stripe API version: 2020-08-27.',
    ],
    [
      'a body that is no form',
      {
        method: 'POST',
        url: '/v1/refunds',
        headers: { authorization, 'content-type': 'application/json' },
        payload: '{}',
      },
      415,
      'Unsupported Media Type',
    ],
    [
      'a broken form',
      { method: 'GET', url: '/v1/refunds?a=%E0%A4%A', headers: { authorization } },
      400,
      'Invalid request',
    ],
    [
      'an unknown expansion',
      { method: 'GET', url: '/v1/refunds?expand[]=data.invoice', headers: { authorization } },
      400,
      'This property cannot be expanded (data.invoice).',
    ],
  ])('answers %s in the envelope of Stripe', async (_what, request, status, message) => {
    const { emulator } = openTestAccount();
    const response = await emulator.app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.json().error).toMatchObject({ type: 'invalid_request_error' });
    expect(response.json().error.message).toContain(message);
    expect(response.headers['request-id']).toMatch(/^req_/);
  });

  it('refuses parameters that real accounts have and this one does not', async () => {
    const { stripe } = openTestAccount();
    for (const extra of [{ customer: 'cus_1' }, { capture_method: 'manual' }, { payment_method_types: ['card'] }]) {
      const error = await errorOf(stripe.paymentIntents.create({ ...order, ...extra }));
      expect(error).toMatchObject({ code: 'parameter_unknown', param: Object.keys(extra)[0] });
    }
  });
});

describe('over a port', () => {
  it('the SDK finds the emulator, and what breaks is a connection error', async () => {
    const { emulator } = openTestAccount();
    const origin = new URL(await emulator.listen({ host: '127.0.0.1', port: 0 }));
    const stripe = new Stripe(testKeys.secretKey, {
      host: origin.hostname,
      port: Number(origin.port),
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    const intent = await stripe.paymentIntents.create(order);
    // The SDK retries a closed connection once whatever its settings, so each fault comes twice.
    for (const kind of ['connection-before', 'timeout-before', 'connection-after'] as const) {
      emulator.faults.fail({ kind, method: 'POST', times: 2 });
      const error = await errorOf(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }));
      expect(error.type).toBe('StripeConnectionError');
    }
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    await emulator.close();
  });
});
