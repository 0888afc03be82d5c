import { EventEmitter, once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PostgresPair, startPair } from '../../testing/postgres-pair';
import type { PostgresServer } from '../../testing/postgres-server';
import { openRoad } from '../../testing/road';
import { serverOptions } from '../../testing/server-options';
import type { Transaction } from '../client';
import { takeLease } from '../lease';
import { crews } from '../schema';
import { commit, DatabaseBusy } from '../unit-of-work';
import { openPostgres, type PostgresDatabase } from './open-postgres';

let pair: PostgresPair;
let database: PostgresDatabase;

const openAt = (url: string, changes: { patienceMs?: number; stalledAfterMs?: number } = {}) =>
  openPostgres({ ...serverOptions, url, ...changes });

beforeAll(async () => {
  pair = await startPair();
  database = openAt(pair.urlOf('postgres'));
  await database.migrate();
});

afterAll(async () => {
  await database.close();
  await pair.remove();
});

beforeEach(async () => {
  await database.commit((transaction) => transaction.delete(crews).run());
});

const insert = (transaction: Transaction, id: string) =>
  transaction.insert(crews).values({ id, regionId: 'tampa', name: 'Crew', isActive: true }).run();
const write = (id: string, on = database) => commit(on, (transaction) => insert(transaction, id));
const storedIds = async (on = database) =>
  (await on.connection.select({ id: crews.id }).from(crews).all()).map(({ id }) => id).sort();

/** The server on which a database's statements run, by its port. */
async function portOf({ pool }: PostgresDatabase): Promise<number | undefined> {
  const { rows } = await pool.query<{ port: number }>(`select current_setting('port')::int as port`);
  return rows[0]?.port;
}

/** Ends the wait of a commit for its standby, as an administrator can. */
async function cancelWaiting(server: PostgresServer): Promise<void> {
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
  while ((await client.query(cancel)).rows.length === 0) await client.query('select pg_sleep(0.02)');
  await client.end();
}

test('a primary that is killed under load is followed to the standby, without a loss', async () => {
  const news = new EventEmitter();
  const stop = database.onWritten(() => news.emit('heard'));
  const acknowledged: string[] = [];
  const reached = async (count: number) => {
    while (acknowledged.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  let isOver = false;
  let number = 0;
  async function writeOnAndOn(): Promise<void> {
    while (!isOver) {
      number += 1;
      const id = `crew ${number}`;
      try {
        await write(id);
        acknowledged.push(id);
      } catch (error) {
        if (!(error instanceof DatabaseBusy)) throw error;
      }
    }
  }
  const writers = Array.from({ length: 4 }, writeOnAndOn);
  await reached(20);
  await pair.primary().kill();
  await pair.promote();
  await reached(acknowledged.length + 20);
  isOver = true;
  await Promise.all(writers);
  const stored = new Set(await storedIds());
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(await portOf(database)).toBe(pair.primary().port);
  expect(await takeLease(database, { name: 'jobs', owner: 'one', now: 0, forMs: 1 })).toBe(true);

  // Another process's writes on the new primary are announced.
  const other = openAt(pair.primary().urlOf('postgres'));
  const heard = once(news, 'heard');
  const writing = new AbortController();
  const writingOn = (async () => {
    while (!writing.signal.aborted) await commit(other, (transaction) => transaction.delete(crews).run());
  })();
  await heard;
  writing.abort();
  await writingOn;
  stop();
  await other.close();
});

describe('an earlier primary that comes back as it was', () => {
  test('is used by no process that can reach the new one, and acknowledges nothing to others', async () => {
    const earlier = pair.standby();
    await earlier.start();
    const begun = openAt(pair.urlOf('postgres'));
    await write('one', begun);
    expect(await portOf(begun)).toBe(pair.primary().port);
    await begun.close();

    const patient = openAt(earlier.urlOf('postgres'));
    const refused = expect(write('lost', patient)).rejects.toThrow('No standby has confirmed');
    await cancelWaiting(earlier);
    await refused;
    await patient.close();

    const hasty = openAt(earlier.urlOf('postgres'), { stalledAfterMs: 300 });
    await expect(write('lost too', hasty)).rejects.toBeInstanceOf(DatabaseBusy);
    await hasty.close();
    expect(await storedIds()).toEqual(['one']);
  });

  test('follows as a standby once it has the data of the new one', async () => {
    await pair.pairUp();
    await write('one');
    const standby = openAt(pair.standby().urlOf('postgres').concat('?target_session_attrs=read-write'), {
      patienceMs: 200,
    });
    await expect(storedIds(standby)).rejects.toBeInstanceOf(DatabaseBusy);
    await standby.close();
  });
});

test('a primary that falls silent is left as soon as the standby is promoted', async () => {
  const road = await openRoad(new URL(pair.primary().urlOf('postgres')));
  const database = openAt(`postgres://postgres@127.0.0.1:${road.port},127.0.0.1:${pair.standby().port}/postgres`);
  await write('one', database);
  road.block();
  const writing = write('two', database);
  await pair.promote();
  await writing;
  expect(await portOf(database)).toBe(pair.primary().port);
  expect(await storedIds()).toEqual(['one', 'two']);
  await database.close();
  road.close();
});
