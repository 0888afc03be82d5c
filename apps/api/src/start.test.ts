import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@tintforge/content';
import type { DestinationStream } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from './config';
import { demoAdmin, demoCustomer, demoCustomerContact } from './db/demo-accounts';
import { openSqlite } from './db/sqlite/open-sqlite';
import type { Environment } from './environment';
import { type Running, start } from './start';
import { bookingRequestOf } from './testing/customer';
import { eventually } from './testing/eventually';
import { freePort } from './testing/free-port';
import { onShopClock, sampleShop } from './testing/sample-shop';
import { seededRandomness } from './testing/seeded-randomness';
import { createTestClock } from './testing/test-clock';

/** A Tuesday morning. */
const clock = createTestClock(onShopClock('2026-12-01T10:00'));

let folder: string;
let alive: Running[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintforge-start-'));
  alive = [];
});
afterEach(async () => {
  for (const running of alive) await running.close();
  rmSync(folder, { recursive: true });
});

async function begin(
  more: {
    environment?: Environment;
    port?: number;
    logStream?: DestinationStream;
    change?: (config: Config) => Config;
  } = {},
) {
  const environment = { DATA_DIR: folder, WEB_DIST: join(folder, 'none'), LOG_LEVEL: 'silent', ...more.environment };
  const { farRegionId: freeDemoRegionId } = sampleShop;
  const { change = (config) => config } = more;
  const adjust = (config: Config): Config => change({ ...config, port: more.port ?? 0, freeDemoRegionId });
  return start({
    environment,
    clock,
    random: seededRandomness('start', clock),
    adjust,
    ...(more.logStream && { logStream: more.logStream }),
  });
}

async function run(more: Parameters<typeof begin>[0] = {}): Promise<Running> {
  const started = await begin(more);
  if (!started.ok) throw new Error(started.problems.join('\n'));
  alive.push(started.running);
  return started.running;
}

/** Status of the first response at a port: whether the shop is ready. */
async function firstReadiness(port: number): Promise<number> {
  return eventually(async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status);
}

async function stop(running: Running): Promise<void> {
  alive = alive.filter((other) => other !== running);
  await running.close();
}

async function post<Answer>(url: string, { headers = {}, body }: { headers?: Record<string, string>; body: unknown }) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

interface Held {
  manageToken: string;
  booking: { trackingCode: string; totalPrice: number };
}

/** A hold in the region that this demo leaves free. */
async function hold({ address }: Running): Promise<Held> {
  const held = await post<Held>(`${address}/api/bookings`, {
    headers: { 'idempotency-key': '0b0f5a2e-6f0c-4a6b-9d0e-2f6f7d7d9c11' },
    body: bookingRequestOf(catalogue, { appointmentDate: '2026-12-03', zip: sampleShop.farZip }),
  });
  expect(held.status).toBe(201);
  return held.body;
}

function createIntent({ address }: Running, { manageToken, booking }: Held) {
  const { trackingCode, totalPrice } = booking;
  return post<{ clientSecret: string }>(`${address}/api/payment/create-intent`, {
    headers: { 'booking-token': manageToken },
    body: { amount: totalPrice, bookingInfo: { trackingCode, customerName: 'Sample Customer', vehicleInfo: 'a car' } },
  });
}

describe('a start', () => {
  test('with nothing set brings up a demo that is ready', async () => {
    const running = await run();
    expect((await fetch(`${running.address}/health/ready`)).status).toBe(200);
    expect(running.config.mode).toBe('demo');
    expect(running.jobs.map(({ name }) => name)).toContain('expire-holds');
  });

  test('listens first, and is not ready before the demo has what there is to look at', async () => {
    const port = await freePort();
    const starting = begin({ port });
    expect(await firstReadiness(port)).toBe(503);
    const started = await starting;
    if (!started.ok) throw new Error(started.problems.join('\n'));
    alive.push(started.running);
    expect((await fetch(`${started.running.address}/health/ready`)).status).toBe(200);
  });

  test('of two at once on a new data folder works for both', async () => {
    const both = await Promise.all([run(), run()]);
    for (const { address } of both) expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(both.filter(({ emulator }) => emulator?.hosted() !== undefined)).toHaveLength(1);
  });

  test('of a demo gives its customer two appointments to come, once', async () => {
    const first = await run();
    const upcoming = async ({ address }: Running) => {
      const { body } = await post<{ token: string }>(`${address}/api/auth/login`, { body: demoCustomer });
      const response = await fetch(`${address}/api/me/bookings?list=upcoming`, {
        headers: { authorization: `Bearer ${body.token}` },
      });
      return (await response.json()) as { bookings: { status: string; appointmentInstant: string }[] };
    };
    const { bookings } = await upcoming(first);
    const days = bookings.map(({ appointmentInstant }) => (Date.parse(appointmentInstant) - clock.now()) / 86_400_000);
    expect(bookings.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    expect(days[0]).toBeLessThan(1);
    expect(days[1]).toBeGreaterThan(3);
    expect(days[1]).toBeLessThan(10);
    await stop(first);
    expect(await upcoming(await run())).toEqual({ bookings, next: null });
  });

  test('of a demo has a quote in each state', async () => {
    const { address } = await run();
    const { body } = await post<{ token: string }>(`${address}/api/auth/login`, { body: demoAdmin });
    const response = await fetch(`${address}/api/admin/quotes?list=to-schedule`, {
      headers: { authorization: `Bearer ${body.token}` },
    });
    const { quotes, counts } = (await response.json()) as { quotes: { total: number }[]; counts: object };
    expect(counts).toEqual({ requested: 1, answered: 1, sent: 1, 'changes-requested': 1, 'to-schedule': 1, closed: 2 });
    expect(quotes[0]?.total).toBeGreaterThan(100);
  });

  test('of a demo has no payment that its card provider doesn’t know', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const started = await begin({ environment: { LOG_LEVEL: 'error' }, logStream });
    if (!started.ok) throw new Error(started.problems.join('\n'));
    const { running } = started;
    alive.push(running);
    const comparing = running.jobs.find(({ name }) => name === 'compare-days');
    await comparing?.run(running.log, new AbortController().signal);
    expect(lines).toEqual([]);
  });

  test('of a demo has upcoming bookings whose card payment can be refunded', async () => {
    const { address, jobs, log } = await run();
    const { body: login } = await post<{ token: string }>(`${address}/api/auth/login`, { body: demoAdmin });
    const headers = { authorization: `Bearer ${login.token}` };
    const read = async <Answer>(path: string) =>
      (await (await fetch(`${address}${path}`, { headers })).json()) as Answer;
    const { bookings } = await read<{ bookings: { trackingCode: string; customerName: string }[] }>(
      '/api/admin/bookings?status=confirmed',
    );
    // Those of the demo customer were paid on this server.
    const { firstName, lastName } = demoCustomerContact;
    const { trackingCode = '' } =
      bookings.find(({ customerName }) => customerName !== `${firstName} ${lastName}`) ?? {};
    const found = () =>
      read<{ version: number; totalPrice: number; paymentStatus: string }>(`/api/admin/bookings/${trackingCode}`);
    const { version, totalPrice: amount } = await found();
    const cancelled = await post(`${address}/api/admin/bookings/${trackingCode}/cancel`, {
      headers,
      body: { version, askedBy: 'shop', refund: 'full', amount, reason: '' },
    });
    expect(cancelled.status).toBe(200);
    const refunding = jobs.find(({ name }) => name === 'carry-out-refunds');
    await refunding?.run(log, new AbortController().signal);
    await eventually(async () => expect((await found()).paymentStatus).toBe('refunded'));
  });

  test('with the name of a customer for its administrator is refused', async () => {
    const first = await run();
    const body = { username: 'heron', password: 'white-ibis-on-a-lawn', email: 'heron@tintforge.example' };
    expect((await post(`${first.address}/api/auth/register`, { body })).status).toBe(201);
    await stop(first);
    const environment = { APP_MODE: 'demo', ADMIN_USERNAME: 'heron', ADMIN_PASSWORD: 'ospreys-build-high' };
    expect(await begin({ environment })).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^ADMIN_USERNAME/)],
    });
    await run();
  });

  test('that is refused says why and leaves nothing behind', async () => {
    const refused = await begin({ environment: { APP_MODE: 'production' } });
    expect(refused).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.stringMatching(/^PUBLIC_URL/)]),
    });
  });

  test.each([
    ['that is a file', () => join(folder, 'file')],
    ['below a file', () => join(folder, 'file', 'data')],
    ['where nothing can be made', () => '/proc/tintforge'],
    ['that can only be read', () => '/proc/self'],
    ['that no file can have', () => `${folder}/a\0b`],
  ])('in a data folder %s says so in a sentence', async (_what, dataDir) => {
    writeFileSync(join(folder, 'file'), '');
    const refused = await begin({ environment: { DATA_DIR: dataDir() } });
    expect(refused).toEqual({ ok: false, problems: [expect.stringMatching(/^DATA_DIR .+ can't be used \(E\w+\): /s)] });
  });

  test('with secrets that are not what was written says so in a sentence, and leaves them as they are', async () => {
    writeFileSync(join(folder, 'secrets.json'), '{"appSecret":');
    expect(await begin()).toEqual({
      ok: false,
      problems: [expect.stringMatching(/secrets\.json can't be read .+ Restore it from a copy/)],
    });
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{"appSecret":');
  });

  test('at a port in use says so, and frees what it had taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
    const refused = await begin({ port });
    expect(refused).toEqual({ ok: false, problems: [expect.stringContaining(`PORT ${port} is in use`)] });
    other.close();
    expect((await run()).emulator?.hosted()).toBeDefined();
  });
});

describe('the whole way to the card provider and back', () => {
  test('a paid booking is confirmed by the webhook alone', async () => {
    const running = await run();
    const held = await hold(running);
    const { body } = await createIntent(running, held);
    const [intentId = ''] = body.clientSecret.split('_secret_');
    const { publishableKey } = running.config.payments.publicConfig;
    const confirmed = await fetch(`${running.address}/_stripe/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: `payment_method=pm_card_visa&client_secret=${body.clientSecret}`,
    });
    expect(confirmed.status).toBe(200);
    await running.emulator?.hosted()?.webhooks.deliverDue();
    // The provider also delivers on its own, and may have done so already.
    await eventually(async () => {
      const seen = await fetch(`${running.address}/api/bookings/${held.booking.trackingCode}`);
      expect(await seen.json()).toMatchObject({ status: 'confirmed' });
    });
  });
});

describe('closing', () => {
  const impatient = ({ limits, ...config }: Config): Config => ({
    ...config,
    limits: { ...limits, connections: { ...limits.connections, closingMs: 50 } },
  });

  test('finishes the request that is under way', async () => {
    const running = await run();
    const held = await hold(running);
    const call = running.emulator?.hosted()?.faults.hold({ method: 'POST', path: '/v1/payment_intents' });
    const answer = createIntent(running, held);
    await call?.arrived;
    const closing = stop(running);
    call?.release();
    expect(await answer).toMatchObject({ status: 200, body: { clientSecret: expect.any(String) } });
    await closing;
  });

  test('does not wait for a card provider that is silent', async () => {
    const running = await run({ change: impatient });
    const held = await hold(running);
    const call = running.emulator?.hosted()?.faults.hold({ method: 'POST', path: '/v1/payment_intents' });
    const answer = createIntent(running, held).catch((error: unknown) => error);
    await call?.arrived;
    await stop(running);
    expect(await answer).toBeInstanceOf(TypeError);
  });

  test('does not wait for a mail server that is silent', async () => {
    const silent = createServer();
    const called = once(silent, 'connection');
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'shop@tintforge.example' };
    const running = await run({ change: (config) => impatient({ ...config, mail }) });
    const [socket] = (await called) as [Socket];
    await stop(running);
    socket.destroy();
    silent.close();
  });

  test('accepts nothing new and lets the database go', async () => {
    const running = await run();
    await stop(running);
    await expect(fetch(`${running.address}/health/live`)).rejects.toThrow();
    const database = openSqlite(join(folder, 'tintforge.sqlite'));
    database.sqlite.exec('begin exclusive; commit');
    await database.close();
  });

  test('what was acknowledged is there after the next start', async () => {
    const first = await run();
    const { booking } = await hold(first);
    await stop(first);
    const second = await run();
    const seen = await fetch(`${second.address}/api/bookings/${booking.trackingCode}`);
    expect(await seen.json()).toMatchObject({ status: 'pending' });
  });
});
