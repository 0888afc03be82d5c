import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { createStripeEmulator } from './emulator';
import { createMemoryStore } from './store/memory';
import { openSqliteStore } from './store/sqlite';
import { openTestAccount, order, seededRandom, type TestAccount, testKeys, verify } from './testing/test-account';
import { retryDelay } from './webhooks';

async function createIntents(account: TestAccount, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await account.stripe.paymentIntents.create(order)).id);
  return ids;
}

function subjects(account: TestAccount): string[] {
  return account.received.map((event) => ('id' in event.data.object ? String(event.data.object.id) : ''));
}

describe('webhooks', () => {
  it('leave in the order of what happened, signed, in the API version of the SDK', async () => {
    const account = openTestAccount();
    const intent = await account.stripe.paymentIntents.create(order, { idempotencyKey: 'pi-create:1:1' });
    await account.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(account.received).toEqual([]);
    await account.emulator.webhooks.deliverDue();
    expect(account.received.map((event) => event.type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
    expect(account.received[0]).toMatchObject({
      object: 'event',
      api_version: Stripe.API_VERSION,
      livemode: false,
      pending_webhooks: 1,
      data: { object: { id: intent.id, status: 'requires_payment_method' } },
      request: { idempotency_key: 'pi-create:1:1' },
    });
    expect(account.emulator.webhooks.pending()).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['a decline', 'pm_card_visa_chargeDeclined', ['charge.failed', 'payment_intent.payment_failed']],
    ['a question of the bank', 'pm_card_authenticationRequiredOnSetup', ['payment_intent.requires_action']],
  ])('tell of %s', async (_what, method, types) => {
    const account = openTestAccount();
    const [id = ''] = await createIntents(account, 1);
    await account.stripe.paymentIntents.confirm(id, { payment_method: method }).catch(() => undefined);
    await account.emulator.webhooks.deliverDue();
    expect(account.received.slice(1).map((event) => event.type)).toEqual(types);
  });

  it('cannot be verified with another secret or when too old', async () => {
    const kept: Parameters<typeof verify>[0][] = [];
    const account = openTestAccount({
      keys: { ...testKeys, webhookSecret: 'whsec_other' },
      deliver: async (request) => {
        kept.push(request);
        return 200;
      },
    });
    await createIntents(account, 1);
    await account.emulator.webhooks.deliverDue();
    const [request] = kept;
    if (request === undefined) throw new Error('no webhook came');
    expect(() => verify(request, account.clock.now)).toThrow('No signatures found');
  });

  it('are tried again with growing pauses until they arrive', async () => {
    const account = openTestAccount();
    await createIntents(account, 1);
    account.answer.status = 500;
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await account.emulator.webhooks.deliverDue();
      const [waiting] = account.emulator.webhooks.pending();
      expect(waiting?.attempts).toBe(attempt);
      const dueAt = waiting?.dueAt ?? 0;
      pauses.push(dueAt - account.clock.now);
      // Not due yet: nothing is sent.
      await account.emulator.webhooks.deliverDue();
      expect(account.emulator.webhooks.pending()[0]?.attempts).toBe(attempt);
      account.clock.now = dueAt;
    }
    expect(pauses).toEqual([1_000, 5_000, 30_000, 120_000]);
    account.answer.status = 200;
    await account.emulator.webhooks.deliverDue();
    expect(account.received).toHaveLength(1);
    expect(retryDelay(100)).toBe(3_600_000);
  });

  it('are given up after three days', async () => {
    const account = openTestAccount();
    await createIntents(account, 1);
    account.answer.status = 500;
    const start = account.clock.now;
    while (account.emulator.webhooks.pending().length > 0) {
      account.clock.now = account.emulator.webhooks.pending()[0]?.dueAt ?? 0;
      await account.emulator.webhooks.deliverDue();
    }
    expect(account.clock.now - start).toBeGreaterThan(71 * 3_600_000);
    const undelivered = await account.stripe.events.list({ delivery_success: false });
    expect(undelivered.data.map((event) => event.type)).toEqual(['payment_intent.created']);
  });

  it('wait for their turn when the receiver cannot be reached', async () => {
    const account = openTestAccount({ deliver: () => Promise.reject(new Error('connection refused')) });
    await createIntents(account, 1);
    await account.emulator.webhooks.deliverDue();
    expect(account.emulator.webhooks.pending()[0]).toMatchObject({ attempts: 1, type: 'payment_intent.created' });
  });

  it('can be duplicated, reordered, dropped, delayed and held by a test', async () => {
    const account = openTestAccount();
    const { webhooks } = account.emulator;
    const [first, second, third, fourth] = await createIntents(account, 4);
    const [one = '', two = '', three = '', four = ''] = webhooks.pending().map((webhook) => webhook.id);
    webhooks.duplicate(one);
    webhooks.reorder([three, one]);
    webhooks.drop(two);
    webhooks.delay(four, 60_000);
    webhooks.hold();
    await webhooks.deliverDue();
    expect(account.received).toEqual([]);
    webhooks.release();
    await webhooks.deliverDue();
    expect(subjects(account)).toEqual([third, first, first]);
    expect(new Set(account.received.map((event) => event.id)).size).toBe(2);
    account.clock.now += 60_000;
    await webhooks.deliverDue();
    expect(subjects(account).at(-1)).toBe(fourth);
    const lost = await account.stripe.events.list({ delivery_success: false });
    expect(lost.data.map((event) => event.data.object)).toMatchObject([{ id: second }]);
  });

  it('can be sent one by one, due or not', async () => {
    const account = openTestAccount();
    const [, second] = await createIntents(account, 2);
    await account.emulator.webhooks.deliver(account.emulator.webhooks.pending()[1]?.id ?? '');
    expect(subjects(account)).toEqual([second]);
    expect(account.emulator.webhooks.pending()).toHaveLength(1);
  });

  it('that have not left survive a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stripe-emulator-'));
    const file = join(folder, 'stripe.sqlite');
    const before = openSqliteStore(file);
    const [id = ''] = await createIntents(openTestAccount({ store: before }), 1);
    before.close();

    const after = openSqliteStore(file);
    const account = openTestAccount({ store: after });
    expect((await account.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
    await account.emulator.webhooks.deliverDue();
    expect(subjects(account)).toEqual([id]);
    after.close();
    rmSync(folder, { recursive: true });
  });

  it('leave by themselves, after the response, once started', async () => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const account = openTestAccount({
      deliver: async () => {
        arrive();
        return 200;
      },
    });
    account.emulator.start();
    const intent = await account.stripe.paymentIntents.create(order);
    await arrived;
    await account.emulator.close();
    expect(intent.status).toBe('requires_payment_method');
    expect(account.emulator.webhooks.pending()).toEqual([]);
  });

  it.each(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY'])(
    'are delivered once the disk takes writes again after %s',
    async (code) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const store = createMemoryStore();
      const { list } = store.deliveries;
      const { transaction } = store;
      const failures: unknown[] = [];
      const account = openTestAccount({ store, onFailure: (error) => failures.push(error) });
      await account.stripe.paymentIntents.create(order);
      const broken = new Database.SqliteError('the disk takes nothing', code);
      const fail = () => {
        throw broken;
      };
      account.emulator.start();
      store.transaction = fail;
      await vi.advanceTimersByTimeAsync(0);
      // Reading the next time that something is due fails as well.
      store.deliveries.list = fail;
      await vi.advanceTimersByTimeAsync(1000);
      Object.assign(store, { transaction });
      Object.assign(store.deliveries, { list });
      expect(failures).toEqual([broken, broken]);
      await vi.advanceTimersByTimeAsync(1000);
      vi.useRealTimers();
      await account.emulator.close();
      expect(account.emulator.webhooks.pending()).toEqual([]);
    },
  );

  it('are not made when nobody listens', async () => {
    const emulator = createStripeEmulator({
      keys: testKeys,
      store: createMemoryStore(),
      now: () => 0,
      random: seededRandom(),
    });
    const stripe = new Stripe(testKeys.secretKey, { httpClient: emulator.httpClient() });
    await stripe.paymentIntents.create(order);
    expect(emulator.webhooks.pending()).toEqual([]);
    const delivered = await stripe.events.list({ delivery_success: true });
    expect(delivered.data).toMatchObject([{ type: 'payment_intent.created', pending_webhooks: 0 }]);
  });
});

describe('events', () => {
  it('are listed by type, by delivery and by time', async () => {
    const account = openTestAccount();
    const [id = ''] = await createIntents(account, 1);
    await account.emulator.webhooks.deliverDue();
    account.clock.now += 5_000;
    await account.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const { events } = account.stripe;
    const types = async (params: Parameters<typeof events.list>[0]): Promise<string[]> =>
      (await events.list(params)).data.map((event) => event.type);
    expect(await types({})).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']);
    expect(await types({ type: 'charge.*' })).toEqual(['charge.succeeded']);
    expect(await types({ types: ['charge.succeeded', 'payment_intent.created'] })).toHaveLength(2);
    expect(await types({ delivery_success: true })).toEqual(['payment_intent.created']);
    expect(await types({ delivery_success: false })).toEqual(['payment_intent.succeeded', 'charge.succeeded']);
    expect(await types({ created: { gt: account.clock.now / 1000 - 5 } })).toHaveLength(2);
    const [created] = (await events.list({ delivery_success: true })).data;
    expect(await events.retrieve(created?.id ?? '')).toMatchObject({ id: created?.id, pending_webhooks: 0 });
  });
});
