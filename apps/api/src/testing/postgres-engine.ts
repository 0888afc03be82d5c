import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../db/client';
import { openPostgres, type PostgresDatabase } from '../db/postgres/open-postgres';
import { keepToTransaction } from './keep-to-transaction';
import type { DatabaseLock, TestDatabase, TestEngine } from './test-database';
import { turnsOfTheLoop } from './turns-of-the-loop';

/** Longer than a test keeps others from writing for a moment. */
const patienceMs = 700;

const templates = new Map<string, Promise<string>>();
let administrator: Promise<Client> | undefined;
let made = 0;

/** Databases on the server of the run. */
export const postgresEngine: TestEngine = {
  async make({ name, fill }) {
    const template = templates.get(name) ?? makeTemplate(name, fill);
    templates.set(name, template);
    const database = nextName();
    await administer(`create database ${database} template ${await template} strategy file_copy`);
    return databaseNamed(database);
  },
};

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
  const database = openForTests(template);
  await fill(database);
  await database.close();
  return template;
}

function databaseNamed(name: string): TestDatabase {
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
      // What an answer brings about asks again within a turn or two.
      for (let idleTurns = 0; idleTurns < 5; idleTurns += 1) {
        await turnsOfTheLoop(1);
        if (deciding > 0 || ![...opened].every(isIdle)) idleTurns = -1;
      }
    },
    remove: () => administer(`drop database ${name} with (force)`),
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

function openForTests(name: string): PostgresDatabase {
  const database = openPostgres({
    url: urlOf(name),
    poolSize: 10,
    // The clocks of some tests stand still or jump, and with them all that this process would wait for.
    connectTimeoutMs: 0,
    stalledAfterMs: 0,
    idleTimeoutMs: 0,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 100,
    patienceMs,
  });
  const { mayRead } = keepToTransaction(database);
  const query = database.pool.query.bind(database.pool);
  database.pool.query = ((...parameters: Parameters<typeof query>) => {
    mayRead();
    return query(...parameters);
  }) as typeof query;
  return database;
}

/** Everybody can read, and whoever writes waits. */
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
