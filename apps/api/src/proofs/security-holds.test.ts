import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '@tintforge/api-contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type App, buildApp } from '../app';
import type { Database } from '../db/client';
import { release } from '../testing/customer';
import { distinctOrders, ordersInstant } from '../testing/distinct-orders';
import { loggedIn } from '../testing/logged-in';
import { rowsOf } from '../testing/raw-sql';
import { testConfig } from '../testing/test-config';
import { openTestShop, type TestShop, testKeys } from '../testing/test-shop';

let shop: TestShop;
let second: App;
let database: Database;
let servers: FastifyInstance[];

/** Two servers on one database, as when the site runs in several processes. */
beforeEach(async () => {
  shop = await openTestShop({ instant: new Date(ordersInstant).toISOString() });
  database = await shop.stored.open();
  const config = {
    ...testConfig({ folder: '/nowhere', keys: testKeys }),
    trustProxy: false as const,
  };
  const { clock, random, catalogue, payments } = shop;
  second = await buildApp({ config, database, clock, random, catalogue, stripe: payments.stripe });
  await second.server.ready();
  servers = [shop.server, second.server];
});
afterEach(async () => {
  await second.server.close();
  second.mails.transport.close();
  await database.close();
  await shop.close();
});

interface Asking {
  changes?: Partial<BookingRequest>;
  from?: string;
  headers?: Record<string, string>;
}

/** Orders for other starts and of other people unless set otherwise, alternating between both servers, sequentially. */
async function ask(count: number, { changes = {}, from, headers = {} }: Asking, atOnce = false): Promise<number[]> {
  const send = async (order: BookingRequest, number: number) => {
    const response = await servers[number % 2]?.inject({
      method: 'POST',
      url: '/api/bookings',
      ...(from !== undefined && { remoteAddress: from }),
      headers: { 'idempotency-key': randomUUID(), ...headers },
      payload: { ...order, ...changes },
    });
    return response?.statusCode ?? 0;
  };
  const orders = distinctOrders().slice(0, count);
  if (atOnce) return Promise.all(orders.map(send));
  const statuses: number[] = [];
  for (const [number, order] of orders.entries()) statuses.push(await send(order, number));
  return statuses;
}

const taken = (statuses: number[]) => statuses.filter((status) => status === 201).length;
const heldNow = async () =>
  (
    await rowsOf<{ count: number | string }>(shop, `select count(*) as count from bookings where status = 'pending'`)
  ).map(({ count }) => Number(count))[0];

describe('an attacker who holds starts to keep others from them', () => {
  test.each<[string, Partial<BookingRequest>]>([
    ['under one email', { customerEmail: 'hoarder@tintforge.example' }],
    ['under one email in other letters', { customerEmail: 'HOARDER@TintForge.example' }],
    ['under one telephone number', { customerPhone: '(813) 555-0166' }],
  ])('%s has five of them, however many servers there are', async (_what, changes) => {
    expect(taken(await ask(8, { changes }))).toBe(5);
    expect(await heldNow()).toBe(5);
  });

  test('under one email has five of them, also when all are asked for at once', async () => {
    const statuses = await ask(8, { changes: { customerEmail: 'hoarder@tintforge.example' } }, true);
    expect(taken(statuses)).toBe(5);
    expect(await heldNow()).toBe(5);
  });

  test('from one address has twenty, whoever they say they are', async () => {
    expect(taken(await ask(24, { from: '203.0.113.7' }))).toBe(20);
    expect(taken(await ask(1, { from: '203.0.113.8', changes: { appointmentDate: '2026-12-15' } }))).toBe(1);
  });

  test('as a login has no more than without one', async () => {
    const { headers, account } = await loggedIn(shop);
    expect(taken(await ask(8, { headers, changes: { customerEmail: account.email } }))).toBe(5);
  });

  test('gets no more by holding and giving back', async () => {
    const changes = { customerEmail: 'hoarder@tintforge.example' };
    const [first] = distinctOrders();
    for (let round = 0; round < 7; round += 1) {
      const held = await shop.call('createBooking', {
        body: { ...(first as BookingRequest), ...changes },
        idempotencyKey: randomUUID(),
      });
      await release(shop, held);
    }
    expect(await heldNow()).toBe(0);
    expect(taken(await ask(8, { changes }))).toBe(5);
  });

  test('keeps none beyond fifteen minutes', async () => {
    await ask(5, { changes: { customerEmail: 'hoarder@tintforge.example' } });
    shop.clock.advance(15 * 60_000);
    await shop.runExpiry();
    expect(await heldNow()).toBe(0);
    const cells = await rowsOf(shop, 'select * from crew_cells where booking_id is not null');
    expect(cells).toEqual([]);
  });
});
