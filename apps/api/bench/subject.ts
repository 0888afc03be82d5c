/**
 * The process to measure: the real API and, next to it, its baseline, on the same machine in the same run. Started by
 * main.ts with a database file; responds with its addresses and, on request, its memory.
 */
import { closeSync, copyFileSync, fsyncSync, openSync } from 'node:fs';
import { makeTrackingCode } from '@tintforge/booking-core';
import Fastify from 'fastify';
import Stripe from 'stripe';
import { v7 } from 'uuid';
import { buildApp } from '../src/app';
import { openSqlite } from '../src/db/sqlite/open-sqlite';
import { systemRandomness } from '../src/system';
import { countlessHolds } from '../src/testing/countless-holds';
import { distinctOrders, ordersInstant } from '../src/testing/distinct-orders';
import { testConfig } from '../src/testing/test-config';

const [folder = '.', databasePath = ''] = process.argv.slice(2);
const keys = { secretKey: 'sk_test_bench', publishableKey: 'pk_test_bench', webhookSecret: 'whsec_bench' };
const clock = { now: () => ordersInstant };
const random = systemRandomness(clock);

const database = openSqlite(databasePath);
const { server } = await buildApp({
  config: testConfig({ folder, keys, limits: { holds: countlessHolds } }),
  database,
  clock,
  random,
  stripe: new Stripe(keys.secretKey),
});
const origin = await server.listen({ host: '127.0.0.1', port: 0 });

const availabilityPath =
  '/api/availability?zip=33602&from=2026-12-01&days=60&vehicleType=sedan&packageId=sedan-premium&addOnIds=headlight-tinting';
const sample = await server.inject({ url: availabilityPath });
if (sample.statusCode !== 200) throw new Error(`Availability answered ${sample.body}`);

const floorPath = `${databasePath}.floor`;
const floorOrigin = await buildFloor();
// Otherwise the first that is measured would wait for what was only prepared.
for (const path of [databasePath, floorPath]) flushToDisk(path);
process.send?.({ origin, floorOrigin, availabilityPath, answerBytes: sample.rawPayload.length });
process.on('message', async (question) => {
  if (question === 'forget') for (const path of [databasePath, floorPath]) await forgetHolds(path);
  process.send?.({ peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024) });
});

/** Bare Fastify: one route that sends the same bytes, one that commits the same rows with prepared statements. */
async function buildFloor(): Promise<string> {
  database.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  copyFileSync(databasePath, floorPath);
  const { sqlite } = openSqlite(floorPath);
  const [order] = distinctOrders();
  const held = await server.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: order ?? {},
  });
  if (held.statusCode !== 201) throw new Error(`A booking answered ${held.body}`);

  const row = database.sqlite.prepare('select * from bookings where status = ?').get('pending') as Record<
    string,
    unknown
  >;
  const columns = Object.keys(row);
  const insertBooking = sqlite.prepare(
    `insert into bookings (${columns}) values (${columns.map((name) => `@${name}`)})`,
  );
  const insertVisit = sqlite.prepare(
    `insert into visits (booking_id, number, region_id, crew_id, date, time, starts_at, minutes, status)
     values (?, 1, ?, ?, ?, '09:00', ?, 120, 'planned')`,
  );
  const insertCell = sqlite.prepare(
    'insert into crew_cells (crew_id, date, cell, booking_id, visit_number) values (?, ?, ?, ?, 1)',
  );
  const insertEvent = sqlite.prepare(
    'insert into booking_events (id, booking_id, at, actor, kind, data) values (?, ?, ?, ?, ?, ?)',
  );
  const insertKey = sqlite.prepare(
    'insert into idempotency_keys (key, request_hash, booking_id, created_at) values (?, ?, ?, ?)',
  );
  const cells = database.sqlite
    .prepare('select count(*) as count from crew_cells where booking_id = ?')
    .get(row.id) as { count: number };
  let counter = 0;
  const commitRows = sqlite.transaction(() => {
    counter += 1;
    const id = v7();
    const code = makeTrackingCode(
      'TF',
      [...random.bytes(7)].map((byte) => byte % 32),
    );
    // No one uses a quota slot twice.
    const places = { email_place: counter, phone_place: counter, address_place: counter, region_place: counter };
    insertBooking.run({ ...row, ...places, id, tracking_code: code });
    insertVisit.run(id, row.region_id, row.crew_id, `day-${counter}`, ordersInstant);
    for (let cell = 0; cell < cells.count; cell += 1) insertCell.run(row.crew_id, `day-${counter}`, cell, id);
    insertKey.run(crypto.randomUUID(), 'hash', id, ordersInstant);
    insertEvent.run(v7(), id, ordersInstant, 'customer', 'held', '{}');
    return id;
  });

  const floor = Fastify();
  floor.get('/api/availability', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(sample.payload),
  );
  floor.post('/api/bookings', (_request, reply) => {
    commitRows.immediate();
    reply.code(201).type('application/json; charset=utf-8').send(held.payload);
  });
  return floor.listen({ host: '127.0.0.1', port: 0 });
}

function flushToDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** Takes what the last round has written away, so that the next finds the same free starts. */
async function forgetHolds(path: string): Promise<void> {
  const { sqlite, close } = openSqlite(path);
  sqlite.exec(`
    pragma foreign_keys = off;
    delete from idempotency_keys;
    delete from crew_cells where booking_id in (select id from bookings where status = 'pending');
    delete from booking_events where booking_id in (select id from bookings where status = 'pending');
    delete from visits where booking_id in (select id from bookings where status = 'pending');
    delete from bookings where status = 'pending';
    pragma wal_checkpoint(truncate);
  `);
  await close();
}
