import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/client';
import { accountKeys, countCalls } from '../features/accounts';
import { defaultLimits, type Rate } from '../limits';
import { registerErrors } from '../platform/errors';
import { registerRateLimits } from '../platform/rate-limits';
import { rowsOf } from '../testing/raw-sql';
import { createTestClock, type TestClock } from '../testing/test-clock';
import { makeEmptyDatabase } from '../testing/test-database';
import type { TestDatabase } from '../testing/test-engine';

const minute = 60_000;
const keys = accountKeys(Buffer.from('a secret of thirty-two bytes or more, for tests'));

let clock: TestClock;
let stored: TestDatabase;
let databases: Database[];
let servers: FastifyInstance[];
const warn = vi.fn();

beforeEach(async () => {
  clock = createTestClock('2026-12-01T10:00:00-05:00');
  stored = await makeEmptyDatabase();
  databases = [];
  servers = [];
  warn.mockClear();
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(databases.map((database) => database.close()));
  await stored.remove();
});

/** One of several servers on the database, with the given limits and no features. */
async function serve(rates: { perAddress?: Rate; messages?: Rate }): Promise<FastifyInstance> {
  const database = await stored.open();
  const server = Fastify();
  databases.push(database);
  servers.push(server);
  registerErrors(server);
  await registerRateLimits(server, {
    limits: { ...defaultLimits, rates: { ...defaultLimits.rates, ...rates } },
    clock,
    log: { warn },
    tellCalls: (calls) => countCalls({ database, clock, keys }, calls),
  });
  server.get('/api/availability', async () => 'starts');
  server.post('/api/contact', async () => 'stored');
  return server;
}

interface Calls {
  count: number;
  url?: '/api/availability' | '/api/contact';
  from?: string;
}

/** Number of calls let through, sequentially; by then the server's counts have reached the others. */
async function letThrough(
  server: FastifyInstance,
  { count, url = '/api/availability', from = '203.0.113.1' }: Calls,
): Promise<number> {
  let passed = 0;
  for (let call = 0; call < count; call += 1) {
    const method = url === '/api/contact' ? 'POST' : 'GET';
    const { statusCode } = await server.inject({ method, url, remoteAddress: from });
    if (statusCode === 200) passed += 1;
    await stored.quiet();
  }
  return passed;
}

describe('a limit', () => {
  test('holds for all servers together, but for a tenth of it for each that has not told yet', async () => {
    const perAddress = { calls: 100, perMs: minute };
    const one = await serve({ perAddress });
    const other = await serve({ perAddress });
    expect(await letThrough(one, { count: 60 })).toBe(60);
    // It learns of the others' sixty with its own tenth call.
    expect(await letThrough(other, { count: 60 })).toBe(40);
    // Ten that it does not know of yet.
    const passed = await letThrough(one, { count: 60 });
    expect(passed).toBeLessThanOrEqual(10);
    expect(await letThrough(other, { count: 1, from: '203.0.113.2' })).toBe(1);
  });

  test('below ten is exact, also for calls of the same moment', async () => {
    const messages = { calls: 5, perMs: 60 * minute };
    const both = [await serve({ messages }), await serve({ messages })];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        both[index % 2]?.inject({ method: 'POST', url: '/api/contact', remoteAddress: '203.0.113.1' }),
      ),
    );
    expect(answers.filter((answer) => answer?.statusCode === 200)).toHaveLength(5);
  });

  test('begins anew after its time, and after a restart goes on', async () => {
    const messages = { calls: 2, perMs: 60 * minute };
    const first = await serve({ messages });
    expect(await letThrough(first, { count: 3, url: '/api/contact' })).toBe(2);
    const restarted = await serve({ messages });
    expect(await letThrough(restarted, { count: 1, url: '/api/contact' })).toBe(0);
    clock.advance(60 * minute);
    expect(await letThrough(restarted, { count: 3, url: '/api/contact' })).toBe(2);
    expect(await letThrough(first, { count: 1, url: '/api/contact' })).toBe(0);
  });

  test('is kept by each server alone while the database is out of reach', async () => {
    const messages = { calls: 2, perMs: 60 * minute };
    const server = await serve({ messages });
    await databases[0]?.close();
    expect(await letThrough(server, { count: 4, url: '/api/contact' })).toBe(2);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('that is used up writes nothing more, whoever goes on calling', async () => {
    const messages = { calls: 2, perMs: 60 * minute };
    const server = await serve({ messages });
    await letThrough(server, { count: 2, url: '/api/contact' });
    const stored = await counts();
    await letThrough(server, { count: 50, url: '/api/contact' });
    expect(await counts()).toEqual(stored);
  });

  test('is counted without the address', async () => {
    const server = await serve({ messages: { calls: 2, perMs: 60 * minute } });
    await letThrough(server, { count: 1, url: '/api/contact', from: '203.0.113.77' });
    expect(await counts()).toEqual([
      { key: expect.stringMatching(/^[\w-]{43}$/), count: 1, resets_at: clock.now() + 60 * minute },
    ]);
  });
});

async function counts(): Promise<unknown[]> {
  const [database] = databases;
  if (database === undefined) throw new Error('No server was started');
  return rowsOf({ database }, 'select key, count, resets_at from login_failures order by key');
}
