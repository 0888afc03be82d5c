import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/client';
import { copiedTables } from '../db/copy/copied-tables';
import { copyDatabase } from '../db/copy/copy-database';
import { digestOf } from '../db/copy/read-table';
import { openDatabase } from '../db/open';
import { book } from '../testing/customer';
import { storeVeryMany } from '../testing/many-bookings';
import { type PostgresServer, startPostgres } from '../testing/postgres-server';
import { sqliteEngine } from '../testing/sqlite-engine';
import { openTestShop, type TestShop } from '../testing/test-shop';

const count = 100_000;

let server: PostgresServer;
let shop: TestShop;

beforeAll(async () => {
  server = await startPostgres();
  shop = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  await server.remove();
});

const digests = async ({ connection }: Database) => {
  const all: Record<string, string> = {};
  for (const table of copiedTables()) all[table.name] = await digestOf(connection, table);
  return all;
};

test('a shop with a hundred thousand bookings goes to a server and back, and is the same to the last byte', async () => {
  await storeVeryMany(shop, await book(shop), count);
  const onServer = await openDatabase({ engine: 'postgres', url: server.urlOf('postgres'), poolSize: 4 });
  const place = await sqliteEngine.make({ name: 'tables', fill: (database) => database.migrate() });
  const back = await place.open();
  const there = await copyDatabase({ from: shop.database, to: onServer });
  expect(there).toMatchObject({ ok: true });
  expect(there.ok && there.rows).toBeGreaterThan(count);
  expect(await copyDatabase({ from: onServer, to: back })).toEqual(there);
  expect(await digests(back)).toEqual(await digests(shop.database));
  await onServer.close();
  await back.close();
  await place.remove();
});
