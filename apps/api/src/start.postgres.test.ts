import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@tintforge/content';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from './config';
import { type Running, type Started, start } from './start';
import { bookingRequestOf } from './testing/customer';
import { createEmptyServerDatabase, type ServerDatabase } from './testing/postgres-engine';
import { onShopClock, sampleShop } from './testing/sample-shop';
import { seededRandomness } from './testing/seeded-randomness';
import { createTestClock } from './testing/test-clock';

/** A Tuesday morning. */
const clock = createTestClock(onShopClock('2026-12-01T10:00'));
const { time, farZip, farRegionId, vehicleType, basicPackageId } = sampleShop;

let folder: string;
let server: ServerDatabase;
let alive: Running[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintforge-start-'));
  server = await createEmptyServerDatabase();
  alive = [];
});

afterEach(async () => {
  for (const running of alive) await running.close();
  await server.remove();
  rmSync(folder, { recursive: true });
});

function begin(name: string): Promise<Started> {
  const environment = {
    DATABASE_URL: server.url,
    DATA_DIR: folder,
    WEB_DIST: join(folder, 'none'),
    LOG_LEVEL: 'silent',
  };
  // The demo's own bookings depend on which process fills it.
  const adjust = (config: Config): Config => ({ ...config, port: 0, freeDemoRegionId: farRegionId });
  return start({ environment, clock, random: seededRandomness(name, clock), adjust });
}

async function run(name: string): Promise<Running> {
  const started = await begin(name);
  if (!started.ok) throw new Error(started.problems.join('\n'));
  alive.push(started.running);
  return started.running;
}

async function isFree({ address }: Running): Promise<boolean | undefined> {
  const order = { vehicleType, packageId: basicPackageId, addOnIds: '' };
  const question = new URLSearchParams({ zip: farZip, from: '2026-12-03', days: '1', ...order });
  const answer = await fetch(`${address}/api/availability?${question}`);
  const { days } = (await answer.json()) as { days: { starts: { time: string; available: boolean }[] }[] };
  return days[0]?.starts.find((start) => start.time === time)?.available;
}

async function hold({ address }: Running, number: number): Promise<number> {
  const { status } = await fetch(`${address}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `0b0f5a2e-6f0c-4a6b-9d0e-2f6f7d7d9c1${number}`,
    },
    body: JSON.stringify(
      bookingRequestOf(catalogue, {
        packageId: basicPackageId,
        addOnIds: [],
        appointmentDate: '2026-12-03',
        zip: farZip,
      }),
    ),
  });
  return status;
}

test('two processes that start at once on one server set up one shop, and share the crews of a region', async () => {
  const [one, other] = await Promise.all([run('one'), run('other')]);
  expect((await fetch(`${one.address}/health/ready`)).status).toBe(200);
  expect([await isFree(one), await isFree(other)]).toEqual([true, true]);
  const answers = await Promise.all([one, other, one, other].map((process, number) => hold(process, number)));
  const crews = catalogue.regions.find(({ id }) => id === farRegionId)?.initialCrews ?? 0;
  expect(answers.toSorted()).toEqual(Array.from({ length: 4 }, (_, index) => (index < crews ? 201 : 409)));
  expect([await isFree(one), await isFree(other)]).toEqual([false, false]);
});

test('one that cannot reach its server says so', async () => {
  const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const started = start({ environment, clock, random: seededRandomness('none', clock) });
  await expect(started).resolves.toMatchObject({ ok: false, problems: [expect.stringContaining('DATABASE_URL')] });
});

test('a database that was emptied, or that a newer version was at, is not taken for a new shop', async () => {
  await (await run('first')).close();
  alive = [];
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`insert into migrations values (${clock.now() * 2}, 'later')`);
  expect(await begin('older')).toEqual({ ok: false, problems: [expect.stringContaining('made by a newer version')] });
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  for (const name of ['again', 'and again'])
    expect(await begin(name)).toEqual({ ok: false, problems: [expect.stringMatching(/^The database is empty, but/)] });
});
