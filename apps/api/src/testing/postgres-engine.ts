import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../db/client';
import { databaseOn, openPool, openPostgres, type PostgresDatabase } from '../db/postgres/open-postgres';
import { keepToTransaction } from './keep-to-transaction';
import type { DatabaseLock, TestDatabase, TestEngine } from './test-engine';
import { turnsOfTheLoop } from './turns-of-the-loop';

const templates = new Map<string, Promise<string>>();
/** Databases of a template that tests have returned. */
const givenBack = new Map<string, string[]>();
let administrator: Promise<Client> | undefined;
let made = 0;

/** Databases on the server of the run. */
export const postgresEngine: TestEngine = {
  async make({ name, fill }) {
    const template = templates.get(name) ?? makeTemplate(name, fill);
    templates.set(name, template);
    const known = givenBack.get(name) ?? [];
    givenBack.set(name, known);
    const database = known.pop() ?? (await copyOf(await template));
    return databaseNamed(database, {
      // Emptied and filled again it is as the template, at a third of what a new copy costs.
      async remove() {
        if (await restore(database)) known.push(database);
        else await drop(database);
      },
    });
  },
};

async function copyOf(template: string): Promise<string> {
  const name = nextName();
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

/** A database with nothing in it, by its address. */
export interface ServerDatabase {
  url: string;
  remove(): Promise<void>;
}

export async function createEmptyServerDatabase(): Promise<ServerDatabase> {
  const name = nextName();
  await administer(`create database ${name}`);
  return { url: urlOf(name), remove: () => administer(`drop database ${name} with (force)`) };
}

function nextName(): string {
  made += 1;
  return `t${process.pid}_${made}`;
}

async function administer(command: string): Promise<void> {
  administrator ??= connect('postgres');
  await (await administrator).query(command);
}

async function connect(database: string): Promise<Client> {
  const client = new Client({ connectionString: urlOf(database) });
  client.on('error', () => {});
  await client.connect();
  return client;
}

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function makeTemplate(name: string, fill: (database: Database) => Promise<void>): Promise<string> {
  const template = `template_${name}_${process.pid}`;
  await administer(`create database ${template}`);
  // PostgreSQL copies a database only while there are no connections to it.
  const database = openPostgres({ url: urlOf(template), ...settings });
  await fill(database);
  await database.pool.query(`begin read write; ${keepContents}; commit`);
  await database.close();
  return template;
}

/**
 * Creates a copy of every table in a separate schema, and a function that restores all of them and returns the number
 * of rows it deleted.
 */
const keepContents = `
  create schema template;
  do $keep$
  declare
    one record;
    steps text := '';
  begin
    for one in
      select t.tablename as name, string_agg(quote_ident(c.column_name), ', ') as columns
      from pg_tables t
      join information_schema.columns c on c.table_schema = t.schemaname and c.table_name = t.tablename
      where t.schemaname = 'public' and c.is_generated = 'NEVER'
      group by t.tablename
    loop
      execute format('create table template.%I as select * from public.%I', one.name, one.name);
      steps := steps || format('delete from public.%1$I; get diagnostics part = row_count; deleted := deleted + part;
        insert into public.%1$I (%2$s) overriding system value select %2$s from template.%1$I;', one.name, one.columns);
    end loop;
    for one in select sequencename as name, last_value from pg_sequences where schemaname = 'public' loop
      steps := steps || format('perform setval(%L, %s, %L);',
        quote_ident(one.name), coalesce(one.last_value, 1), one.last_value is not null);
    end loop;
    execute format('create function template.restore() returns int language plpgsql as %L',
      'declare part int; deleted int := 0; begin ' || steps || ' return deleted; end');
  end
  $keep$`;

const keepers = new Map<string, Promise<Client>>();

/** Deleted rows leave dead tuples behind: beyond this number, later scans would be slow. */
const mostDeleted = 2_000;

/** True when the database may be reused. */
async function restore(name: string): Promise<boolean> {
  const keeper = keepers.get(name) ?? connect(name);
  keepers.set(name, keeper);
  const client = await keeper;
  // Constraints and triggers already ran when the tables were filled.
  await client.query('begin; set local session_replication_role = replica');
  const { rows } = await client.query<{ deleted: number }>('select template.restore() as deleted');
  await client.query('commit');
  return (rows[0]?.deleted ?? mostDeleted) < mostDeleted;
}

async function drop(name: string): Promise<void> {
  await (await keepers.get(name))?.end();
  keepers.delete(name);
  closedPools.delete(name);
  await administer(`drop database ${name} with (force)`);
}

function databaseNamed(name: string, { remove }: Pick<TestDatabase, 'remove'>): TestDatabase {
  const opened = new Set<PostgresDatabase>();
  let gate: CommitGate | undefined;
  let deciding = 0;

  return {
    async open() {
      const database = openForTests(name);
      const { commit, close } = database;
      opened.add(database);
      return Object.assign(database, {
        commit: (async (decide) => {
          const run = () => commit(decide);
          deciding += 1;
          try {
            return await (gate === undefined ? run() : gate.pass(run));
          } finally {
            deciding -= 1;
          }
        }) as Database['commit'],
        close() {
          opened.delete(database);
          return close();
        },
      });
    },
    lock: () => lockTables(name),
    async closeGate() {
      const closed = createGate();
      gate = closed;
      return {
        reachedBy: closed.reachedBy,
        async open() {
          gate = undefined;
          closed.open();
        },
      };
    },
    async quiet() {
      const isIdle = ({ pool }: PostgresDatabase) => pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
      // A response may cause another query within a tick or two.
      for (let idleTurns = 0; idleTurns < 5; idleTurns += 1) {
        await turnsOfTheLoop(1);
        if (deciding > 0 || ![...opened].every(isIdle)) idleTurns = -1;
      }
    },
    remove,
  };
}

interface CommitGate {
  pass<Value>(run: () => Promise<Value>): Promise<Value>;
  reachedBy(acts: readonly Promise<unknown>[]): Promise<void>;
  open(): void;
}

function createGate(): CommitGate {
  let begin: () => void;
  let last: Promise<unknown> = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let waiting = 0;
  let onArrival = () => {};
  return {
    pass(run) {
      const mine = last.then(run, run);
      last = mine.catch(() => {});
      waiting += 1;
      onArrival();
      return mine;
    },
    reachedBy: (acts) =>
      new Promise((resolve) => {
        let ended = 0;
        const look = () => {
          if (waiting + ended >= acts.length) resolve();
        };
        onArrival = look;
        for (const act of acts) {
          void Promise.allSettled([act]).then(() => {
            ended += 1;
            look();
          });
        }
        look();
      }),
    open: () => begin(),
  };
}

export const settings = {
  poolSize: 10,
  // The clocks of some tests are frozen or jump, and with them every timeout of this process.
  connectTimeoutMs: 0,
  stalledAfterMs: 0,
  idleTimeoutMs: 0,
  statementTimeoutMs: 10_000,
  lockTimeoutMs: 100,
  // Longer than a test keeps others from writing for a moment.
  patienceMs: 1_500,
};

/** Pools that tests have closed. A connection that knows a database's tables costs a tenth of a new one. */
const closedPools = new Map<string, Pool[]>();

function openForTests(name: string): PostgresDatabase {
  const closed = closedPools.get(name) ?? [];
  closedPools.set(name, closed);
  const pool = closed.pop() ?? openPool({ url: urlOf(name), ...settings });
  const { query, end } = pool;
  const database = databaseOn(pool, settings);
  const { mayRead } = keepToTransaction(database);
  return Object.assign(database, {
    pool: Object.assign(pool, {
      query: ((...parameters: Parameters<typeof query>) => {
        mayRead();
        return query.apply(pool, parameters);
      }) as typeof query,
      async end() {
        while (pool.idleCount < pool.totalCount) await turnsOfTheLoop(1);
        Object.assign(pool, { query, end });
        closed.push(pool);
      },
    }),
  });
}

/** Everyone can read; writers wait. */
async function lockTables(name: string): Promise<DatabaseLock> {
  const client = await connect(name);
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  try {
    await client.query('begin');
    await client.query(`lock table ${rows.map((row) => row.name)} in exclusive mode nowait`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}
