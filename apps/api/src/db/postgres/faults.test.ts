import { EventEmitter, once } from 'node:events';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server';
import { openRoad } from '../../testing/road';
import { serverOptions } from '../../testing/server-options';
import { prepared, type Transaction } from '../client';
import { crews } from '../schema';
import { commit, DatabaseBusy, insertAtLast } from '../unit-of-work';
import { openPostgres, type PostgresDatabase } from './open-postgres';

let server: PostgresServer;
let database: PostgresDatabase;
let administrator: PostgresDatabase;

const open = (changes: { patienceMs?: number } = {}) =>
  openPostgres({ url: server.urlOf('postgres'), ...serverOptions, ...changes });

beforeAll(async () => {
  server = await startPostgres();
  administrator = open();
  database = open();
  await database.migrate();
});

afterAll(async () => {
  await database.close();
  await administrator.close();
  await server.remove();
});

beforeEach(async () => {
  await database.commit((transaction) => transaction.delete(crews).run());
});

const crew = (id: string) => ({ id, regionId: 'tampa', name: 'Crew', isActive: true });
const insert = (transaction: Transaction, id: string) => transaction.insert(crews).values(crew(id)).run();
const storedIds = async () =>
  (await database.connection.select({ id: crews.id }).from(crews).all()).map(({ id }) => id);

/** Writes a crew with the name that an expression has. */
const insertNamed = (name: SQL) =>
  prepared((connection) =>
    connection
      .insert(crews)
      .values({ ...crew(''), id: sql.placeholder('id'), name })
      .prepare(),
  );

/** Ends the connection of a transaction, as an administrator of the server may. */
async function terminate(transaction: Transaction): Promise<void> {
  const [row] = await transaction.all<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await administrator.connection.all(sql`select pg_terminate_backend(${row?.pid ?? 0})`);
}

describe('a connection that is ended', () => {
  test('in the middle of a decision has it taken again on another one, from its first read', async () => {
    let tries = 0;
    await commit(database, async (transaction) => {
      tries += 1;
      await insert(transaction, 'one');
      if (tries === 1) await terminate(transaction);
      await insert(transaction, 'two');
    });
    expect([tries, (await storedIds()).sort()]).toEqual([2, ['one', 'two']]);
  });

  test('while its commit is under way leaves the caller without an answer, and nothing half written', async () => {
    const lost = commit(database, async (transaction) => {
      await insert(transaction, 'one');
      await terminate(transaction);
    });
    await expect(lost).rejects.toBeInstanceOf(DatabaseBusy);
    expect(await storedIds()).toEqual([]);
  });

  test('under the last rows of a decision, whose commit has left with them, leaves the caller without an answer, and nothing half written', async () => {
    let runs = 0;
    const lost = commit(database, async (transaction) => {
      runs += 1;
      await insertAtLast(transaction, [
        { statement: insertNamed(sql`'Crew'`), values: { id: 'one' } },
        { statement: insertNamed(sql`pg_terminate_backend(pg_backend_pid())::text`), values: { id: 'two' } },
      ]);
    });
    await expect(lost).rejects.toBeInstanceOf(DatabaseBusy);
    expect([runs, await storedIds()]).toEqual([1, []]);
  });

  test('while nobody uses it is noticed by nobody', async () => {
    await Promise.all([storedIds(), storedIds(), storedIds()]);
    await administrator.connection.all(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and state = 'idle'`,
    );
    expect(await storedIds()).toEqual([]);
  });
});

test('a read that fails keeps its connection, and the plans that it has', async () => {
  const single = openPostgres({ url: server.urlOf('postgres'), ...serverOptions, poolSize: 1 });
  const backend = () => single.connection.get<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const before = await backend();
  await expect(single.connection.get(sql`select 1 / 0`)).rejects.toThrow('division by zero');
  expect(await backend()).toEqual(before);
  await single.close();
});

test('reads of one turn fail each with the reason of its own, and one that fails fails alone', async () => {
  const single = openPostgres({ url: server.urlOf('postgres'), ...serverOptions, poolSize: 1 });
  const wrong = () => Promise.resolve(single.connection.get(sql`select no_such_column`));
  const right = () => Promise.resolve(single.connection.get<{ one: number }>(sql`select 1 as one`));
  const outcomes = await Promise.allSettled([wrong(), right(), wrong(), right()]);
  const shown = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as { code?: string }).code,
  );
  expect(shown).toEqual(['42703', { one: 1 }, '42703', { one: 1 }]);
  await single.close();
});

test('a table that somebody keeps locked is waited for, and then the caller reads that it is busy', async () => {
  const hasty = open({ patienceMs: 500 });
  const client = await administrator.pool.connect();
  await client.query('begin');
  await client.query('lock table crews in exclusive mode');
  await expect(commit(hasty, (transaction) => insert(transaction, 'one'))).rejects.toBeInstanceOf(DatabaseBusy);
  await client.query('rollback');
  client.release();
  await commit(hasty, (transaction) => insert(transaction, 'two'));
  expect(await storedIds()).toEqual(['two']);
  await hasty.close();
});

test('a crash and a new start of the server under load loses nothing that was acknowledged', async () => {
  const acknowledged: string[] = [];
  let isOver = false;
  let number = 0;
  async function writeOnAndOn(): Promise<void> {
    while (!isOver) {
      number += 1;
      const id = `crew ${number}`;
      try {
        await commit(database, (transaction) => insert(transaction, id));
        acknowledged.push(id);
      } catch (error) {
        if (!(error instanceof DatabaseBusy)) throw error;
      }
    }
  }
  const writers = Array.from({ length: 4 }, writeOnAndOn);
  const reached = async (count: number) => {
    while (acknowledged.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  await reached(20);
  await server.stop('immediate');
  await server.start();
  await reached(acknowledged.length + 20);
  isOver = true;
  await Promise.all(writers);
  const stored = new Set(await storedIds());
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test('a server that falls silent is given up, and found again once it answers', async () => {
  const road = await openRoad(new URL(server.urlOf('postgres')));
  const database = openPostgres({
    ...serverOptions,
    url: road.url,
    connectTimeoutMs: 200,
    stalledAfterMs: 200,
    patienceMs: 500,
  });
  await commit(database, (transaction) => insert(transaction, 'one'));
  road.block();
  await expect(database.connection.select().from(crews).all()).rejects.toBeInstanceOf(DatabaseBusy);
  await expect(commit(database, (transaction) => insert(transaction, 'two'))).rejects.toBeInstanceOf(DatabaseBusy);
  road.clear();
  await commit(database, (transaction) => insert(transaction, 'three'));
  expect(await storedIds()).toEqual(['one', 'three']);
  await database.close();
  road.close();
});

test.each([
  ['has no room left on its disk', '53100'],
  ['takes no writes any more', '25006'],
])('a server that %s refuses what is to be written at once, and still answers', async (_name, state) => {
  await administrator.pool.query(`begin read write;
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${state}'; end $$;
    create trigger refusal before insert on crews for each row execute function refuse();
    commit`);
  let tries = 0;
  const refused = commit(database, (transaction) => {
    tries += 1;
    return insert(transaction, 'one');
  });
  await expect(refused).rejects.toBeInstanceOf(DatabaseBusy);
  expect(tries).toBe(1);
  expect(await storedIds()).toEqual([]);
  await administrator.pool.query('begin read write; drop function refuse cascade; commit');
});

test('a server whose notes of what others have read are full is asked again', async () => {
  // A sequence keeps counting although its transaction is rolled back.
  await administrator.pool.query(`begin read write;
    create sequence tries;
    create function refuse() returns trigger language plpgsql as
      $$ begin if nextval('tries') < 3 then raise exception 'full' using errcode = '53200'; end if; return new; end $$;
    create trigger refusal before insert on crews for each row execute function refuse();
    commit`);
  await commit(database, (transaction) => insert(transaction, 'one'));
  const [tries] = await administrator.connection.all<{ last: string }>(sql`select last_value as last from tries`);
  expect([Number(tries?.last), await storedIds()]).toEqual([3, ['one']]);
  await administrator.pool.query('begin read write; drop function refuse cascade; drop sequence tries; commit');
});

test('what others write is heard of again after a crash and a new start of the server', async () => {
  const listener = open();
  const news = new EventEmitter();
  const next = () => once(news, 'heard');
  const first = next();
  listener.onWritten(() => news.emit('heard'));
  await first;
  await server.stop('immediate');
  await server.start();
  // The connection is open again.
  await next();
  const heard = next();
  await commit(database, (transaction) => insert(transaction, 'one'));
  await heard;
  await listener.close();
});
