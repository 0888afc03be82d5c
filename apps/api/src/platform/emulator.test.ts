import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../config';
import type { Database } from '../db/client';
import { takeLease } from '../db/lease';
import { DatabaseBusy } from '../db/unit-of-work';
import { eventually } from '../testing/eventually';
import { seededRandomness } from '../testing/seeded-randomness';
import { createTestClock } from '../testing/test-clock';
import { testConfig } from '../testing/test-config';
import { makeShopDatabase } from '../testing/test-database';
import type { TestDatabase } from '../testing/test-engine';
import { type EmulatorHost, openEmulatorHost } from './emulator';
import { announcedEmulator, announceEmulator, withdrawEmulator } from './emulator-address';
import { createStripeClient } from './stripe-client';

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
const clock = createTestClock('2026-12-01T10:00:00-05:00');
const log = { warn: () => {} };

let folder: string;
let stored: TestDatabase;
let config: Config;
let database: Database;
let hosts: EmulatorHost[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintforge-emulator-'));
  config = testConfig({ folder, keys });
  stored = await makeShopDatabase(catalogue);
  database = await stored.open();
  hosts = [];
});
afterEach(async () => {
  for (const host of hosts) await host.close();
  await database.close();
  await stored.remove();
  rmSync(folder, { recursive: true });
});

/** A process with this name at its start. */
async function open(owner: string): Promise<EmulatorHost> {
  const host = await openEmulatorHost({ config, database, clock, random: seededRandomness(owner, clock), owner, log });
  hosts.push(host);
  return host;
}

function clientOf(host: EmulatorHost) {
  return createStripeClient({ secretKey: keys.secretKey, httpClient: host.httpClient, maxNetworkRetries: 1 });
}

const order = {
  amount: 44_998,
  currency: 'usd',
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  metadata: { booking_id: 'b1' },
} as const;

describe('two processes on one data folder', () => {
  test('run one emulator between them', async () => {
    const [first, second] = [await open('first'), await open('second')];
    expect(first.hosted()).toBeDefined();
    expect(second.hosted()).toBeUndefined();
    const made = await clientOf(first).paymentIntents.create(order);
    expect(await clientOf(second).paymentIntents.retrieve(made.id)).toMatchObject({ metadata: { booking_id: 'b1' } });
  });

  test('when the first closes the second goes on with its state', async () => {
    const [first, second] = [await open('first'), await open('second')];
    const made = await clientOf(first).paymentIntents.create(order);
    await first.close();
    expect(await clientOf(second).paymentIntents.retrieve(made.id)).toMatchObject({ id: made.id });
    expect(second.hosted()).toBeDefined();
  });

  test('when the first is killed the next request finds a living one', async () => {
    const [first, second] = [await open('first'), await open('second')];
    const made = await clientOf(first).paymentIntents.create(order);
    // Killed: its port is closed, its lease and its announcement remain.
    await first.hosted()?.close();
    expect(await clientOf(second).paymentIntents.retrieve(made.id)).toMatchObject({ id: made.id });
    expect(second.hosted()).toBeDefined();
    expect(announcedEmulator(folder)?.owner).toBe('second');
  });
});

describe('a new start', () => {
  test('after a kill does not wait for the lease of the dead', async () => {
    const dead = await open('dead');
    const made = await clientOf(dead).paymentIntents.create(order);
    await dead.hosted()?.close();
    const next = await open('next');
    expect(next.hosted()).toBeDefined();
    expect(await clientOf(next).paymentIntents.retrieve(made.id)).toMatchObject({ id: made.id });
  });

  test('is not misled by an announcement that makes no sense', async () => {
    writeFileSync(join(folder, 'stripe-emulator.json'), randomBytes(4096));
    expect((await open('first')).hosted()).toBeDefined();
  });

  test('does not take a stranger at the announced address for the emulator', async () => {
    const stranger = createServer((_request, response) => response.writeHead(404).end());
    announceEmulator(folder, { owner: 'dead', origin: await listen(stranger) });
    expect((await open('first')).hosted()).toBeDefined();
    stranger.close();
  });
});

describe('supervised every five seconds', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The next look of every process. */
  const look = () => vi.advanceTimersByTimeAsync(5_000);

  test('a process that lost its lease ends its emulator and takes the announcement back', async () => {
    const first = await open('first');
    const other = { name: 'stripe-emulator', owner: 'other', now: clock.now() + 16_000, forMs: 15_000 };
    expect(await takeLease(database, other)).toBe(true);
    await look();
    await whenReal(() => expect(first.hosted()).toBeUndefined());
    expect(announcedEmulator(folder)).toBeUndefined();
  });

  test.each<[string, () => void]>([
    ['a process that lost the lease announces itself afterward', () => announceEmulator(folder, lateAddress)],
    ['the announcement is gone', () => withdrawEmulator(folder)],
  ])('the owner of the lease is announced again when %s', async (_what, spoil) => {
    const first = await open('first');
    const announced = announcedEmulator(folder);
    spoil();
    await look();
    await whenReal(() => expect(announcedEmulator(folder)).toEqual(announced));
    expect(first.hosted()).toBeDefined();
  });

  test('while the database takes no writes it goes on, and closes', async () => {
    const first = await open('first');
    const { commit } = database;
    database.commit = () => Promise.reject(new DatabaseBusy('The disk is full'));
    await look();
    const made = await clientOf(first).paymentIntents.create(order);
    expect(made.amount).toBe(order.amount);
    await first.close();
    Object.assign(database, { commit });
    expect(announcedEmulator(folder)).toBeUndefined();
  });
});

const lateAddress = { owner: 'late', origin: 'http://127.0.0.1:1' };

/** Polls on real timers. */
async function whenReal(look: () => void): Promise<void> {
  vi.useRealTimers();
  await eventually(look);
}

test('an emulator that can’t be announced ends with the start that failed', async () => {
  mkdirSync(join(folder, 'stripe-emulator.json'));
  await expect(open('first')).rejects.toThrow('EISDIR');
});

test('closing takes the announcement back', async () => {
  const host = await open('first');
  expect(announcedEmulator(folder)?.owner).toBe('first');
  await host.close();
  expect(existsSync(join(folder, 'stripe-emulator.json'))).toBe(false);
});

test('webhooks wait until there is an address to send them to', async () => {
  const host = await open('first');
  await clientOf(host).paymentIntents.create({ ...order, payment_method: 'pm_card_visa', confirm: true });
  const waiting = host.hosted()?.webhooks.pending() ?? [];
  expect(waiting.map(({ type }) => type)).toContain('payment_intent.succeeded');

  const received: string[] = [];
  const shop = createServer((request, response) => {
    request.resume();
    received.push(`${request.method} ${request.url} ${typeof request.headers['stripe-signature']}`);
    response.end();
  });
  host.deliverTo(`${await listen(shop)}/api/payment/webhook`);
  await host.hosted()?.webhooks.deliverDue();
  expect(received).toContain('POST /api/payment/webhook string');
  shop.close();
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    });
  });
}
