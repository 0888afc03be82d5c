import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Pool, type PoolClient } from 'pg';
import { type Connection, type Database, type Decision, settle, type Transaction } from '../client';
import { DatabaseBusy } from '../unit-of-work';
import { withAnnouncements } from './announcements';
import { isConnectionLost, isRefused, isRetryable } from './failures';
import { type Announcing, createHearers } from './hearers';
import { migratePostgres } from './migrate-postgres';
import { statementsOn } from './statements';
import { typesOf } from './types';

export interface PostgresOptions {
  /** As libpq writes it: `postgres://user:password@host:5432/name?sslmode=verify-full`. */
  url: string;
  /** Connections that this process opens at most. */
  poolSize: number;
  /** Who gets no connection for so long gives up, milliseconds; 0 waits for ever, here and below. */
  connectTimeoutMs: number;
  /** A connection that nobody needs for so long is closed. */
  idleTimeoutMs: number;
  /** A server that does not answer for so long is given up, and the connection with it. */
  stalledAfterMs: number;
  /** A statement that takes longer is given up by the server. */
  statementTimeoutMs: number;
  /** Whoever waits longer for somebody else's lock lets go of all its own and begins anew: two may wait for each other. */
  lockTimeoutMs: number;
  /** For so long a decision is taken again that others keep getting in the way of. */
  patienceMs: number;
}

/** A database on a PostgreSQL server, shared by any number of processes. */
export interface PostgresDatabase extends Database, Announcing {
  pool: Pool;
}

/** Opens a database; see `databaseOn`. It tells other processes when something was written. */
export function openPostgres(options: PostgresOptions): PostgresDatabase {
  return withAnnouncements(databaseOn(openPool(options), options));
}

/** Connections as a shop needs them. They are made when they are needed. */
export function openPool(options: Omit<PostgresOptions, 'patienceMs'>): Pool {
  const { statementTimeoutMs } = options;
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    types: typesOf,
    connectionTimeoutMillis: options.connectTimeoutMs,
    idleTimeoutMillis: options.idleTimeoutMs,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs,
    // Longer than its slowest statement, nobody sits on a transaction.
    idle_in_transaction_session_timeout: statementTimeoutMs,
    query_timeout: options.stalledAfterMs,
    // Whatever the server's own defaults: decisions in an order, and on disk before they are answered; and whoever writes
    // says so, because the server keeps far less in mind of those that only read.
    options:
      '-c default_transaction_isolation=serializable -c default_transaction_read_only=on -c synchronous_commit=on',
    application_name: 'tintforge',
  });
  // A connection that breaks while nobody uses it is replaced when it is needed; of one in use, its statement tells.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * A database on a pool of connections, which ends with it. Every decision is a SERIALIZABLE transaction: when others got in its way, it is rolled back
 * and taken again from its first read, never half of it. A read outside of one is SERIALIZABLE as well: who has marked a
 * hold as ending and then sees no payment of it may rely on it that none is being written by somebody who saw no mark.
 */
export function databaseOn(pool: Pool, { patienceMs }: Pick<PostgresOptions, 'patienceMs'>): PostgresDatabase {
  const hearers = createHearers();
  let isEnded = false;
  const connection = statementsOn(() => ({
    query: (config) => patiently(() => ownPool().query(config), patienceMs),
  }));
  settle(connection, { engine: 'postgres', home: connection });
  const transactions = new WeakMap<PoolClient, Connection>();

  function ownPool(): Pool {
    if (isEnded) throw new Error('The database is closed');
    return pool;
  }

  /** Kept with its client, and so are the statements that were prepared on it. */
  function transactionOn(client: PoolClient): Transaction {
    const known = transactions.get(client);
    if (known !== undefined) return known as Transaction;
    const made = statementsOn(() => client);
    settle(made, { engine: 'postgres', home: connection });
    transactions.set(client, made);
    return made as Transaction;
  }

  async function decideOnce<Value>(decide: Decision<Value>): Promise<Value> {
    const client = await ownPool().connect();
    let isDecided = false;
    let broken: Error | undefined;
    try {
      await client.query('begin read write');
      const value = await decide(transactionOn(client));
      isDecided = true;
      await client.query('commit');
      return value;
    } catch (error) {
      broken = await rollBack(client, error);
      // Nobody can say whether the commit arrived, and a decision must not be written twice.
      if (isDecided && broken !== undefined) throw new DatabaseBusy('The database went away', { cause: error });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    pool,
    connection,
    async commit(decide) {
      const value = await patiently(() => decideOnce(decide), patienceMs);
      hearers.tell();
      return value;
    },
    migrate: () => migratePostgres(pool),
    changeMark: () => undefined,
    // Its own vacuum reuses the space; when is the server's to decide.
    scrub: async () => true,
    onWritten: hearers.add,
    isOpen: () => !isEnded,
    isReachable: () =>
      connection.get(sql`select 1`).then(
        () => true,
        () => false,
      ),
    async close() {
      if (isEnded) return;
      isEnded = true;
      // Whoever waits for a connection would wait for ever.
      while (pool.waitingCount > 0) await nextTurn();
      await pool.end();
    },
  };
}

/** The error, when the connection is of no use any more. */
async function rollBack(client: PoolClient, error: unknown): Promise<Error | undefined> {
  if (error instanceof Error && isConnectionLost(error)) return error;
  try {
    await client.query('rollback');
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}

/**
 * Asks again, a little later each time, when others got in the way or the connection broke: nothing is left of what was
 * asked before.
 */
async function patiently<Value>(ask: () => Promise<Value>, patienceMs: number): Promise<Value> {
  const deadline = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isOver = isRefused(error) || (isRetryable(error) && performance.now() > deadline);
      if (isOver) throw new DatabaseBusy('The database was out of reach for too long', { cause: error });
      if (!isRetryable(error)) throw error;
    }
    await wait(pauseMs(tries));
  }
}

/** Long enough that not all of those who met meet again. */
function pauseMs(tries: number): number {
  return Math.random() * Math.min(100, 5 * tries);
}
