import {
  browserRoutes,
  createMemoryStore,
  createStripeEmulator,
  type StripeEmulator,
} from '@tintforge/stripe-emulator';
import Fastify, { type FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { injectFetch } from '../testing/inject-fetch';
import { seededRandomness } from '../testing/seeded-randomness';
import { createTestClock } from '../testing/test-clock';
import { registerEmulatorProxy } from './emulator-proxy';
import { registerErrors } from './errors';
import { createStripeClient } from './stripe-client';

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
const clock = createTestClock('2026-12-01T10:00:00-05:00');

let app: FastifyInstance;
let emulator: StripeEmulator;
let intent: Stripe.PaymentIntent;
let isReachable: boolean;

beforeEach(async () => {
  const random = seededRandomness('proxy', clock);
  emulator = createStripeEmulator({ keys, store: createMemoryStore(), now: clock.now, random: random.bytes });
  const stripe = createStripeClient({ secretKey: keys.secretKey, httpClient: emulator.httpClient() });
  intent = await stripe.paymentIntents.create({
    amount: 44_998,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  isReachable = true;
  const reach = injectFetch(emulator.app);
  app = Fastify();
  registerErrors(app);
  await registerEmulatorProxy(app, {
    browserRoutes,
    fetch: async (path, init) => {
      if (!isReachable) throw new TypeError('fetch failed');
      return reach(path, init);
    },
  });
});

afterEach(async () => {
  await app.close();
  await emulator.close();
});

const asBrowser = { authorization: `Bearer ${keys.publishableKey}` };
const form = 'application/x-www-form-urlencoded';

describe('a browser', () => {
  test('reads its intent with the secret in the query', async () => {
    const url = `/_stripe/v1/payment_intents/${intent.id}?client_secret=${intent.client_secret}`;
    const response = await app.inject({ url, headers: asBrowser });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
  });

  test('confirms it', async () => {
    const response = await confirm('pm_card_visa');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: intent.id, status: 'succeeded' });
  });

  test('is told of a decline as the card provider tells it', async () => {
    const response = await confirm('pm_card_visa_chargeDeclined');
    expect(response.statusCode).toBe(402);
    expect(response.json().error).toMatchObject({ type: 'card_error', code: 'card_declined' });
  });

  test('without a key learns nothing', async () => {
    expect((await app.inject(`/_stripe/v1/payment_intents/${intent.id}`)).statusCode).toBe(401);
  });

  test('learns in the same form when nobody answers', async () => {
    isReachable = false;
    const response = await confirm('pm_card_visa');
    expect(response.statusCode).toBe(503);
    expect(response.json().error).toMatchObject({ type: 'api_error', message: expect.any(String) });
  });
});

function confirm(paymentMethod: string) {
  return app.inject({
    method: 'POST',
    url: `/_stripe/v1/payment_intents/${intent.id}/confirm`,
    headers: { ...asBrowser, 'content-type': form },
    payload: `payment_method=${paymentMethod}&client_secret=${intent.client_secret}`,
  });
}

describe('nothing else comes through', () => {
  test.each([
    ['GET', '/_stripe/v1/events'],
    ['GET', '/_stripe/v1/payment_intents'],
    ['POST', '/_stripe/v1/payment_intents'],
    ['POST', '/_stripe/v1/refunds'],
    ['GET', '/_stripe/v1/payment_intents/..%2fevents'],
    ['GET', '/_stripe/v1/payment_intents/%2e%2e'],
    ['POST', '/_stripe/control'],
  ] as const)('%s %s', async (method, url) => {
    const headers = { authorization: `Bearer ${keys.secretKey}`, 'content-type': form };
    expect((await app.inject({ method, url, headers })).statusCode).toBe(404);
  });

  test('a body that is no form is refused', async () => {
    const url = `/_stripe/v1/payment_intents/${intent.id}/confirm`;
    expect((await app.inject({ method: 'POST', url, headers: asBrowser, payload: {} })).statusCode).toBe(415);
  });
});

test('with the real card provider there is nothing under /_stripe', async () => {
  const real = Fastify();
  await registerEmulatorProxy(real, undefined);
  expect((await real.inject('/_stripe/stripe.js')).statusCode).toBe(404);
  await real.close();
});
