import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { createTestClock } from '../testing/test-clock';
import { registerErrors } from './errors';
import { registerRateLimits } from './rate-limits';
import type { SharedCountsOptions } from './shared-counts';

type TellCalls = SharedCountsOptions['tellCalls'];

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

const clock = createTestClock('2026-12-01T10:00:00-05:00');

/** As in a single process. */
function aloneOnItsDatabase(): TellCalls {
  const counts = new Map<string, number>();
  return async ({ limit, address, calls, perMs }) => {
    const key = `${limit} ${address}`;
    counts.set(key, (counts.get(key) ?? 0) + calls);
    return { calls: counts.get(key) ?? 0, resetsAt: clock.now() + perMs };
  };
}

async function serve(): Promise<FastifyInstance> {
  const app = Fastify();
  open.push(app);
  const perMs = 60_000;
  const few = (calls: number) => ({ calls, perMs });
  const rates = {
    perAddress: few(3),
    codeLookUps: few(2),
    messages: few(1),
    quoteRequests: few(1),
    registrations: few(2),
    linkMails: few(1),
  };
  registerErrors(app);
  const limits = { ...defaultLimits, rates };
  await registerRateLimits(app, { limits, clock, log: app.log, tellCalls: aloneOnItsDatabase() });
  app.get('/api/availability', async () => 'starts');
  app.get('/api/bookings/:code', async () => 'a booking');
  app.get('/api/bookings/:code/details', async () => 'all of it');
  app.get('/api/admin/bookings/:code', async () => 'all of it, for staff');
  app.post('/api/payment/webhook', async () => 'thanks');
  app.get('/health/live', async () => 'ok');
  app.get('/about', async () => 'a page');
  app.post('/api/contact', async () => 'stored');
  app.post('/api/quotes', async () => 'stored');
  app.post('/api/auth/register', async () => 'an account');
  app.post('/contact', async () => 'stored');
  app.post('/quote', async () => 'stored');
  return app;
}

async function statuses(app: FastifyInstance, urls: string[], remoteAddress = '203.0.113.1'): Promise<number[]> {
  const found: number[] = [];
  for (const url of urls) {
    const method = /webhook|contact|register|quote/.test(url) ? 'POST' : 'GET';
    found.push((await app.inject({ method, url, remoteAddress })).statusCode);
  }
  return found;
}

function times(count: number, url: string): string[] {
  return Array.from({ length: count }, () => url);
}

test('one address may call so often, and another is not affected', async () => {
  const app = await serve();
  expect(await statuses(app, times(4, '/api/availability'))).toEqual([200, 200, 200, 429]);
  expect(await statuses(app, ['/api/availability'], '203.0.113.2')).toEqual([200]);
});

test('a /64 of IPv6 is one address, and its /48 may call as often as eight', async () => {
  const app = await serve();
  const callFrom = (subnet: number, device: number) =>
    statuses(app, ['/api/availability'], `2001:db8:1:${subnet}::${device}`);
  for (let subnet = 0; subnet < 8; subnet += 1) {
    for (const device of [1, 2, 3]) expect(await callFrom(subnet, device)).toEqual([200]);
  }
  expect(await callFrom(0, 4)).toEqual([429]);
  expect(await callFrom(9, 1)).toEqual([429]);
  expect(await statuses(app, ['/api/availability'], '2001:db8:2::1')).toEqual([200]);
});

test('calls that name a code have a lower limit, whichever code and route it is', async () => {
  const app = await serve();
  expect(await statuses(app, ['/api/bookings/A', '/api/bookings/B/details', '/api/bookings/C'])).toEqual([
    200, 200, 429,
  ]);
  expect(await statuses(app, ['/api/availability'])).toEqual([200]);
});

test('the shop’s own look-ups count among all calls only', async () => {
  const app = await serve();
  expect(await statuses(app, times(4, '/api/admin/bookings/A'))).toEqual([200, 200, 200, 429]);
});

test('the refusal has the form of all errors and says when to come back', async () => {
  const app = await serve();
  await statuses(app, times(3, '/api/availability'));
  const refused = await app.inject({ url: '/api/availability', remoteAddress: '203.0.113.1' });
  expect(refused.json()).toMatchObject({ code: 'rate_limited', message: expect.any(String) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('addresses of the api that do not exist count too', async () => {
  const app = await serve();
  expect(await statuses(app, times(4, '/api/nothing'))).toEqual([404, 404, 404, 429]);
});

test('webhook, health and pages are exempt', async () => {
  const app = await serve();
  for (const url of ['/api/payment/webhook', '/health/live', '/about']) {
    expect(new Set(await statuses(app, times(6, url)))).toEqual(new Set([200]));
  }
});

test('messages to the shop have a limit of their own, which both ways to send them share', async () => {
  const app = await serve();
  expect(await statuses(app, ['/api/contact', '/contact', '/api/contact'])).toEqual([200, 429, 429]);
  expect(await statuses(app, ['/api/availability'])).toEqual([200]);
});

test('requests for quotes have a separate limit, which both ways to send them share', async () => {
  const app = await serve();
  expect(await statuses(app, ['/api/quotes', '/quote', '/api/quotes'])).toEqual([200, 429, 429]);
  expect(await statuses(app, ['/api/contact'])).toEqual([200]);
});

test('registrations have a separate limit', async () => {
  const app = await serve();
  expect(await statuses(app, times(3, '/api/auth/register'))).toEqual([200, 200, 429]);
  expect(await statuses(app, ['/api/availability'])).toEqual([200]);
});

test('unless it is changed it is 600 calls a minute, 60 of them with a code, 5 messages, 5 requests for quotes and 20 registrations an hour', () => {
  expect(defaultLimits.rates).toEqual({
    perAddress: { calls: 600, perMs: 60_000 },
    codeLookUps: { calls: 60, perMs: 60_000 },
    messages: { calls: 5, perMs: 3_600_000 },
    quoteRequests: { calls: 5, perMs: 3_600_000 },
    registrations: { calls: 20, perMs: 3_600_000 },
    linkMails: { calls: 10, perMs: 3_600_000 },
  });
});
