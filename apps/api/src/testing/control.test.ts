import { createMemoryStore, createStripeEmulator, type StripeEmulator } from '@tintforge/stripe-emulator';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStripeClient } from '../platform/stripe-client';
import { openControl } from './control';
import { seededRandomness } from './seeded-randomness';
import { createSettableClock, type SettableClock } from './settable-clock';
import { createTestClock } from './test-clock';

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
const base = createTestClock('2026-12-01T10:00:00-05:00');

let clock: SettableClock;
let emulator: StripeEmulator;
let control: { address: string; close(): Promise<void> };
let runs: string[];

beforeEach(async () => {
  clock = createSettableClock(base);
  runs = [];
  emulator = createStripeEmulator({
    keys,
    store: createMemoryStore(),
    now: clock.now,
    random: seededRandomness('control', clock).bytes,
    deliver: async () => 200,
  });
  const jobs = [{ name: 'expire-holds', everyMs: 15_000, run: async () => void runs.push('expire-holds') }];
  const hosted = () => emulator;
  const log = pino({ level: 'silent' });
  control = await openControl({ running: { jobs, log, emulator: { hosted } }, clock, token: 'the-token' });
});
afterEach(async () => {
  await control.close();
  await emulator.close();
});

async function command(body: unknown, token = 'the-token') {
  const response = await fetch(control.address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: response.status === 401 ? undefined : await response.json() };
}

test('nobody commands without the token', async () => {
  expect((await command({ do: 'run-job', name: 'expire-holds' }, 'another')).status).toBe(401);
  expect(runs).toEqual([]);
});

test('an unknown command is refused', async () => {
  expect((await command({ do: 'sing' })).status).toBe(400);
  expect((await command({ do: 'run-job', name: 'sing' })).status).toBe(500);
});

test('the clock is read, set and moved, and runs on', async () => {
  const start = base.now();
  expect((await command({ do: 'read-clock' })).body).toEqual({ answer: start });
  expect((await command({ do: 'set-clock', to: 5000 })).body).toEqual({ answer: 5000 });
  expect((await command({ do: 'advance-clock', by: 60_000 })).body).toEqual({ answer: 65_000 });
  base.advance(1000);
  expect(clock.now()).toBe(66_000);
});

test('a job runs now', async () => {
  expect((await command({ do: 'run-job', name: 'expire-holds' })).status).toBe(200);
  expect(runs).toEqual(['expire-holds']);
});

describe('the card provider', () => {
  function pay() {
    const httpClient = emulator.httpClient();
    const stripe = createStripeClient({ secretKey: keys.secretKey, httpClient, maxNetworkRetries: 0 });
    return stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      payment_method: 'pm_card_visa',
      confirm: true,
    });
  }

  test('fails as told, until told to forget it', async () => {
    await command({ do: 'fail-requests', kind: 'server-error', path: '/v1/payment_intents', times: 5 });
    await expect(pay()).rejects.toThrow();
    await command({ do: 'clear-faults' });
    expect((await pay()).status).toBe('succeeded');
  });

  test('takes its time when told', async () => {
    await command({ do: 'process-next', decisions: ['settles'] });
    expect((await pay()).status).toBe('processing');
  });

  test('its webhooks are listed, doubled, dropped and delivered', async () => {
    await command({ do: 'hold-webhooks' });
    await pay();
    const list = async () => (await command({ do: 'list-webhooks' })).body.answer as { id: string; type: string }[];
    const [first, ...others] = await list();
    const id = first?.id ?? '';
    const { body } = await command({ do: 'duplicate-webhook', id });
    expect((await list()).map((webhook) => webhook.id)).toContain(body.answer);
    for (const other of others) await command({ do: 'drop-webhook', id: other.id });
    await command({ do: 'reorder-webhooks', ids: [body.answer, id] });
    expect((await list()).map((webhook) => webhook.id)).toEqual([body.answer, id]);
    await command({ do: 'deliver-webhook', id });
    expect((await list()).map((webhook) => webhook.id)).toEqual([body.answer]);
    await command({ do: 'release-webhooks' });
    await command({ do: 'advance-emulator' });
    expect(await list()).toEqual([]);
  });
});
