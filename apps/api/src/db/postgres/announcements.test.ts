import { EventEmitter, once } from 'node:events';

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyServerDatabase, type ServerDatabase } from '../../testing/postgres-engine';
import { serverOptions } from '../../testing/server-options';
import { setUp } from '../schema';
import { commit } from '../unit-of-work';
import { openPostgres, type PostgresDatabase } from './open-postgres';

let stored: ServerDatabase;
let one: PostgresDatabase;
let other: PostgresDatabase;

/** A process on the database. */
const open = () => openPostgres({ ...serverOptions, url: stored.url, poolSize: 2 });

beforeEach(async () => {
  stored = await createEmptyServerDatabase();
  [one, other] = [open(), open()];
  await one.migrate();
});
afterEach(async () => {
  await one.close();
  await other.close();
  await stored.remove();
});

const write = (database: PostgresDatabase) =>
  commit(database, (transaction) => transaction.update(setUp).set({ changes: sql`changes + 1` }).run());

/** A database's notifications, and the connections that receive others'. */
function listenTo(database: PostgresDatabase) {
  const news = new EventEmitter();
  return { next: () => once(news, 'heard'), stop: database.onWritten(() => news.emit('heard')) };
}

async function listeners(): Promise<number[]> {
  const rows = await one.connection.all<{ pid: number }>(
    // Other files of tests have databases on the same server.
    sql`select pid from pg_stat_activity where query = 'listen tintforge_written' and datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
}

test('what one process writes, others hear of', async () => {
  const listener = listenTo(other);
  // The connection is open.
  await listener.next();
  const heard = listener.next();
  await write(one);
  await heard;
});

test('a connection that breaks is replaced, and what was missed meanwhile is looked for', async () => {
  const listener = listenTo(other);
  await listener.next();
  const [before] = await listeners();
  const heard = listener.next();
  await one.connection.all(sql`select pg_terminate_backend(${before})`);
  await heard;
  const [after] = await listeners();
  expect(after).not.toBe(before);
  const heardAgain = listener.next();
  await write(one);
  await heardAgain;
});

test('the mark of one process changes with what another writes', async () => {
  const before = other.changeMark();
  expect(before).toEqual(expect.any(String));
  const listener = listenTo(other);
  await listener.next();
  const [counted] = (other.changeMark() ?? '').split(':');
  const heard = listener.next();
  await write(one);
  await heard;
  const [countedThen] = (other.changeMark() ?? '').split(':');
  expect(Number(countedThen)).toBeGreaterThan(Number(counted));
});

test('nobody listens while nobody wants to hear', async () => {
  expect(await listeners()).toEqual([]);
  const listener = listenTo(other);
  await listener.next();
  expect(await listeners()).toHaveLength(1);
  listener.stop();
  await expect.poll(listeners).toEqual([]);
});
