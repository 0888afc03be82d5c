import { catalogue } from '@tintforge/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDaySums } from '../../proofs/histories/check-day-sums';
import { execute, rowsOf } from '../../testing/raw-sql';
import { seededRandomness } from '../../testing/seeded-randomness';
import { sqliteEngine } from '../../testing/sqlite-engine';
import { rowCounts } from '../../testing/stored-rows';
import { makeEmptyDatabase } from '../../testing/test-database';
import type { TestDatabase } from '../../testing/test-engine';
import type { Database } from '../client';
import { seed } from '../seed';
import { copiedTables } from './copied-tables';
import { type CopyProgress, copyDatabase } from './copy-database';
import { digestOf } from './read-table';

const clock = { now: () => Date.parse('2026-12-01T10:00:00-05:00') };
const fillDemo = async (database: Database) => {
  await database.migrate();
  await seed(database, { catalogue, clock, random: seededRandomness('copy', clock), isDemo: true });
};
const fillTables = (database: Database) => database.migrate();

let places: TestDatabase[];
let opened: Database[];
let file: Database;
let server: Database;
let otherFile: Database;

async function open(place: TestDatabase): Promise<Database> {
  const database = await place.open();
  places.push(place);
  opened.push(database);
  return database;
}

beforeEach(async () => {
  [places, opened] = [[], []];
  file = await open(await sqliteEngine.make({ name: 'demo', fill: fillDemo }));
  server = await open(await makeEmptyDatabase());
  otherFile = await open(await sqliteEngine.make({ name: 'tables', fill: fillTables }));
});

afterEach(async () => {
  for (const database of opened) await database.close();
  for (const place of places) await place.remove();
});

const digests = async ({ connection }: Database) => {
  const all: Record<string, string> = {};
  for (const table of copiedTables()) all[table.name] = await digestOf(connection, table);
  return all;
};

test('a shop goes to a server and back, and is the same to the last value', async () => {
  const there = await copyDatabase({ from: file, to: server });
  expect(there).toMatchObject({ ok: true });
  expect(there.ok && there.rows).toBeGreaterThan(500);
  expect(await copyDatabase({ from: server, to: otherFile })).toEqual(there);
  expect(await digests(otherFile)).toEqual(await digests(file));
  for (const { connection } of [server, otherFile])
    await checkDaySums(connection, (claim, problem) => expect([claim, problem]).toEqual([true, expect.anything()]));
  expect({ ...(await rowCounts({ database: otherFile })), leases: 0 }).toEqual({
    ...(await rowCounts({ database: file })),
    leases: 0,
  });
});

test('what is written on the server afterward is numbered behind what was copied', async () => {
  await copyDatabase({ from: file, to: server });
  const [before] = await rowsOf<{ last: number }>({ database: server }, 'select max(rowid) as last from outbox');
  await execute(
    { database: server },
    `insert into outbox (id, kind, deduplication_key, data, created_at, due_at, attempts) values ('a', 'b', 'c', '{}', 1, 1, 0)`,
  );
  const [after] = await rowsOf<{ last: number }>({ database: server }, 'select max(rowid) as last from outbox');
  expect(after?.last).toBe((before?.last ?? 0) + 1);
});

test('a copy that was interrupted goes on where it stopped', async () => {
  const told: CopyProgress[] = [];
  const interrupted = copyDatabase({
    from: file,
    to: server,
    tell(progress) {
      told.push(progress);
      if (progress.table === 'bookings') throw new Error('the power is gone');
    },
  });
  await expect(interrupted).rejects.toThrow('the power is gone');
  const again: CopyProgress[] = [];
  const outcome = await copyDatabase({ from: file, to: server, tell: (progress) => again.push(progress) });
  expect(outcome).toMatchObject({ ok: true });
  const done = told.filter(({ copied, total }) => copied === total).map(({ table }) => table);
  expect(again.filter(({ table }) => done.includes(table))).toEqual([]);
  expect(again[0]).toMatchObject({ table: 'bookings', copied: expect.any(Number) });
  expect(again[0]?.copied).toBeGreaterThan(told.at(-1)?.copied ?? 0);
  expect(await digests(server)).toEqual(await digests(file));
});

test('a database that holds a shop already is left alone', async () => {
  await fillDemo(server);
  const before = await digests(server);
  expect(await copyDatabase({ from: otherFile, to: server })).toEqual({
    ok: false,
    problem: 'The target already contains a shop. Choose an empty database.',
  });
  expect(await digests(server)).toEqual(before);
});

test('a source that is written to meanwhile is noticed', async () => {
  const outcome = await copyDatabase({
    from: file,
    to: server,
    async tell({ table }) {
      if (table === 'bookings') await execute({ database: file }, `update bookings set notes = 'changed'`);
    },
  });
  expect(outcome).toEqual({
    ok: false,
    problem: 'These tables differ: bookings. Was the source written to?',
  });
});
