/**
 * One process of a shop to measure, and optionally a baseline next to it: bare Fastify that sends the same bytes and
 * commits the same rows. Started by engines.ts with the database's URL; responds with its addresses and, on request, with the
 * processor time that it has taken.
 */
import { makeTrackingCode } from '@tintforge/booking-core';
import { getTableColumns, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import Stripe from 'stripe';
import { v7 } from 'uuid';
import { buildApp } from '../src/app';
import type { Transaction } from '../src/db/client';
import { openDatabase } from '../src/db/open';
import { bookings } from '../src/db/schema';
import { systemRandomness } from '../src/system';
import { countlessHolds } from '../src/testing/countless-holds';
import { distinctOrders, ordersInstant } from '../src/testing/distinct-orders';
import { loggedIn } from '../src/testing/logged-in';
import { rowsOf } from '../src/testing/raw-sql';
import { createTestClock } from '../src/testing/test-clock';
import { testConfig } from '../src/testing/test-config';

const [folder = '.', place = '', hasFloor = ''] = process.argv.slice(2);
const keys = { secretKey: 'sk_test_bench', publishableKey: 'pk_test_bench', webhookSecret: 'whsec_bench' };
const clock = createTestClock(new Date(ordersInstant).toISOString());
const random = systemRandomness(clock);
const database = await openDatabase(
  place.startsWith('postgres:') ? { engine: 'postgres', url: place, poolSize: 10 } : { engine: 'sqlite', path: place },
);
const { server } = await buildApp({
  config: testConfig({ folder, keys, limits: { holds: countlessHolds } }),
  database,
  clock,
  random,
  stripe: new Stripe(keys.secretKey),
});
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
const { headers } = await loggedIn({ server, database, clock, random }, { role: 'admin' });

const addresses = [
  {
    name: 'availability, 60 days',
    path: '/api/availability?zip=33602&from=2026-12-01&days=60&vehicleType=sedan&packageId=sedan-premium&addOnIds=headlight-tinting',
  },
  { name: 'the shop’s list, latest first', path: '/api/admin/bookings' },
  { name: 'the shop’s search, an email', path: '/api/admin/bookings?q=stored500%40tintforge.example' },
];

process.send?.({ origin, floorOrigin: hasFloor === 'true' ? await buildFloor() : origin, addresses, headers });
process.on('message', async (question) => {
  if (question === 'forget') await forgetHolds();
  const { user, system } = process.cpuUsage();
  process.send?.({ processorMs: (user + system) / 1000 });
});

async function buildFloor(): Promise<string> {
  const floor = Fastify();
  const answers = new Map<string, string>();
  for (const { path } of addresses) {
    const answer = await server.inject({ url: path, headers });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.body}`);
    answers.set(path, answer.payload);
  }
  for (const path of ['/api/availability', '/api/admin/bookings']) {
    floor.get(path, (request, reply) =>
      reply.type('application/json; charset=utf-8').send(answers.get(request.url) ?? ''),
    );
  }
  const { held, write } = await sampleBooking();
  floor.post('/api/bookings', async (_request, reply) => {
    await database.commit(write);
    return reply.code(201).type('application/json; charset=utf-8').send(held);
  });
  return floor.listen({ host: '127.0.0.1', port: 0 });
}

/** A booking's response, and its minimum writes: four inserts with new keys. */
async function sampleBooking(): Promise<{ held: string; write: (transaction: Transaction) => Promise<void> }> {
  const [order] = distinctOrders();
  const held = await server.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: order ?? {},
  });
  if (held.statusCode !== 201) throw new Error(`A booking answered ${held.body}`);
  const [row] = await rowsOf<Record<string, string | number | null>>(
    { database },
    `select * from bookings where status = 'pending'`,
  );
  if (row === undefined) throw new Error('The booking is not there');
  const [cells] = await rowsOf<{ count: number }>(
    { database },
    'select count(*) as count from crew_cells where booking_id = ?',
    String(row.id),
  );
  const names = Object.values(getTableColumns(bookings)).map(({ name }) => name);
  const columns = sql.raw(names.join());
  let counter = 0;
  async function write(transaction: Transaction): Promise<void> {
    counter += 1;
    const date = `${process.pid}-${counter}`;
    const id = v7();
    const code = makeTrackingCode(
      'TF',
      [...random.bytes(7)].map((byte) => byte % 32),
    );
    // No one uses a quota slot twice.
    const places = { email_place: counter, phone_place: counter, address_place: counter, region_place: counter };
    const changed: Record<string, unknown> = { ...row, ...places, id, tracking_code: code };
    const values = sql.join(
      names.map((name) => sql`${changed[name] ?? null}`),
      sql`, `,
    );
    await transaction.run(sql`insert into bookings (${columns}) values (${values})`);
    await transaction.run(
      sql`insert into visits (booking_id, number, region_id, crew_id, date, time, starts_at, minutes, status)
          values (${id}, 1, ${row?.region_id}, ${row?.crew_id}, ${date}, '09:00', ${ordersInstant}, 120, 'planned')`,
    );
    for (let cell = 0; cell < Number(cells?.count); cell += 1) {
      await transaction.run(
        sql`insert into crew_cells (crew_id, date, cell, booking_id, visit_number) values (${row?.crew_id}, ${date}, ${cell}, ${id}, 1)`,
      );
    }
    await transaction.run(
      sql`insert into idempotency_keys (key, request_hash, booking_id, created_at) values (${crypto.randomUUID()}, 'hash', ${id}, ${ordersInstant})`,
    );
    await transaction.run(
      sql`insert into booking_events (id, booking_id, at, actor, kind, data) values (${v7()}, ${id}, ${ordersInstant}, 'customer', 'held', '{}')`,
    );
  }
  return { held: held.payload, write };
}

/** Takes what the last round has written away, so that the next finds the same free starts. */
async function forgetHolds(): Promise<void> {
  const held = `(select id from bookings where status = 'pending')`;
  await database.commit(async (transaction) => {
    await transaction.run(sql.raw('delete from idempotency_keys'));
    await transaction.run(sql.raw(`delete from crew_cells where booking_id in ${held}`));
    await transaction.run(sql.raw(`delete from booking_events where booking_id in ${held}`));
    await transaction.run(sql.raw(`delete from visits where booking_id in ${held}`));
    await transaction.run(sql.raw(`delete from bookings where status = 'pending'`));
  });
}
