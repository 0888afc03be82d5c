import { nextTick } from 'node:process';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { type Connection, type Database, type Decision, settle, type Transaction } from '../client';
import { sharedRead } from '../shared-read';
import { DatabaseBusy } from '../unit-of-work';
import { withAnnouncements } from './announcements';
import { isConnectionLost, isRefused, isRetryable } from './failures';
import { followPrimary, type PrimaryFollower } from './follow-primary';
import { type Announcing, createHearers } from './hearers';
import { migratePostgres } from './migrate-postgres';
import { readServerList } from './server-list';
import { type Asked, type StatementNames, statementNames, statementsOn } from './statements';
import { typesOf } from './types';

export interface PostgresOptions {
  /** As libpq writes it: `postgres://user:password@host:5432/name?sslmode=verify-full`; see `readServerList`. */
  url: string;
  /** Connections that this process opens at most. */
  poolSize: number;
  /** Connection timeout in milliseconds; 0 means no timeout, here and below. */
  connectTimeoutMs: number;
  /** Idle connections are closed after this time, in milliseconds. */
  idleTimeoutMs: number;
  /** A server that doesn't respond for this long is considered gone, and its connection is dropped. */
  stalledAfterMs: number;
  /** Statement timeout of the server. */
  statementTimeoutMs: number;
  /** Lock timeout: on expiry the transaction releases its own locks and retries, which breaks deadlocks. */
  lockTimeoutMs: number;
  /** Retry window of a conflicting transaction, in milliseconds. */
  patienceMs: number;
}

/** A database on a PostgreSQL server, shared by any number of processes. */
export interface PostgresDatabase extends Database, Announcing {
  pool: Pool;
}

/**
 * Opens a database; see `databaseOn`. Notifies other processes of writes, and follows the primary when there are
 * several servers. Throws when the URL is not one of PostgreSQL.
 */
export function openPostgres(options: PostgresOptions): PostgresDatabase {
  const { patienceMs, url } = options;
  const servers = readServerList(url);
  if (servers === undefined) throw new Error('The URL of the database names no server that takes writes');
  const [first = url] = servers.urls;
  const pool = openPool({ ...options, url: first });
  if (!servers.needsPrimary) return withAnnouncements(databaseOn(pool, { patienceMs }));
  // Pool and listener read the options again for every connection.
  const primary = followPrimary(servers.urls, (moved) => {
    pool.options.connectionString = moved;
  });
  Object.assign(pool.options, { stream: primary.openSocket, onConnect: primary.check });
  return withAnnouncements(databaseOn(pool, { patienceMs, primary }));
}

/** Connections as a shop needs them. They are made when they are needed. */
export function openPool(options: Omit<PostgresOptions, 'patienceMs'>): Pool {
  const { statementTimeoutMs } = options;
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    // Statements that need nothing of each other go to the server together; see `send`.
    pipeline: true,
    types: typesOf,
    connectionTimeoutMillis: options.connectTimeoutMs,
    idleTimeoutMillis: options.idleTimeoutMs,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs,
    // A transaction may not be idle longer than its slowest statement takes.
    idle_in_transaction_session_timeout: statementTimeoutMs,
    query_timeout: options.stalledAfterMs,
    // Independent of the server's defaults: serializable, durable before the response, and read-write only when a
    // transaction writes, because the server tracks far less for read-only ones.
    options:
      '-c default_transaction_isolation=serializable -c default_transaction_read_only=on -c synchronous_commit=on',
    application_name: 'tintforge',
  });
  // A broken idle connection is replaced when it is needed; a broken one in use is reported by its statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Several databases may share a pool, and a name is of one statement there. */
const namesOfPools = new WeakMap<Pool, StatementNames>();

function namesOf(pool: Pool): StatementNames {
  const names = namesOfPools.get(pool) ?? statementNames();
  namesOfPools.set(pool, names);
  return names;
}

/** Clients that are watched for warnings, and those that got one in their transaction. Several databases may share a pool. */
const watched = new WeakSet<PoolClient>();
const warned = new WeakSet<PoolClient>();

function watch(client: PoolClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  client.on('notice', ({ code }) => code === warningState && warned.add(client));
}

/** Sends a statement. Those of one turn of the loop leave together, because every write to a socket is a call to the system. */
function send(client: PoolClient, config: string | QueryConfig): Promise<QueryResult> {
  const { stream } = client.connection;
  stream.cork();
  nextTick(() => stream.uncork());
  return client.query(config);
}

/** The transactions of a client, one after the other. */
interface ClientTransaction {
  connection: Transaction;
  begin(): Promise<unknown>;
  /** Commits, unless the commit was sent with the last statements; then only waits for it. */
  commit(): Promise<unknown>;
  isCommitSent(): boolean;
  /** After a failure. Resolves once the server has rolled back, to an error when the connection is of no use any more. */
  end(): Promise<Error | undefined>;
}

function clientTransaction(
  client: PoolClient,
  { home, nameOf }: { home: Connection; nameOf: StatementNames },
): ClientTransaction {
  let sent = 0;
  let committed: Promise<unknown> | undefined;

  function commit(): Promise<unknown> {
    if (committed !== undefined) return committed;
    warned.delete(client);
    committed = send(client, 'commit');
    // Awaited at the end of the decision, unless a statement has failed.
    committed.catch(() => {});
    return committed;
  }

  const connection = statementsOn(
    () => ({
      query(config) {
        if (committed !== undefined) throw new Error('A statement came after the commit of its transaction');
        sent += 1;
        return send(client, config);
      },
    }),
    nameOf,
  );
  settle(connection, { engine: 'postgres', home, ending: { sent: () => sent, commit } });
  return {
    connection: connection as Transaction,
    begin() {
      sent = 0;
      committed = undefined;
      return send(client, 'begin read write');
    },
    commit,
    isCommitSent: () => committed !== undefined,
    async end() {
      try {
        await (committed ?? client.query('rollback'));
      } catch (failure) {
        if (committed !== undefined && !isLost(failure)) return undefined;
        return failure instanceof Error ? failure : new Error(String(failure));
      }
      return undefined;
    },
  };
}

/**
 * A database on a connection pool, which closes with it. Every decision is a SERIALIZABLE transaction: on a conflict it
 * is rolled back and retried from its first read, never halfway. A read outside a transaction is SERIALIZABLE too: a
 * caller that has marked a hold as ending and then sees no payment for it can rely on no payment being written by a
 * transaction that didn't see the mark.
 */
export function databaseOn(
  pool: Pool,
  { patienceMs, primary }: Pick<PostgresOptions, 'patienceMs'> & { primary?: PrimaryFollower },
): PostgresDatabase {
  const hearers = createHearers();
  let isEnded = false;
  const patience: Patience = { patienceMs, onLost: async () => primary?.look() };
  const nameOf = namesOf(pool);
  const connection = statementsOn(() => ({ query: (config) => patiently(() => queryOnce(config), patience) }), nameOf);
  settle(connection, { engine: 'postgres', home: connection });
  const transactions = new WeakMap<PoolClient, ClientTransaction>();

  function ownPool(): Pool {
    if (isEnded) throw new Error('The database is closed');
    return pool;
  }

  /** Reads of one turn of the loop share a client, and so a round trip. */
  let reader: { client: Promise<PoolClient>; users: number; broken?: Error } | undefined;

  /** Not the pool's own, which closes a connection whose statement failed: a new one is slow to make, and plans everything again. */
  async function queryOnce(config: Parameters<Asked['query']>[0]): ReturnType<Asked['query']> {
    if (reader === undefined) {
      reader = { client: ownPool().connect(), users: 0 };
    }
    const shared = reader;
    if (shared.users === 0)
      setImmediate(() => {
        if (reader === shared) reader = undefined;
      });
    shared.users += 1;
    const client = await shared.client;
    try {
      return await send(client, config);
    } catch (error) {
      if (isLost(error)) shared.broken = error;
      throw error;
    } finally {
      shared.users -= 1;
      if (shared.users === 0) {
        if (reader === shared) reader = undefined;
        client.release(shared.broken);
      }
    }
  }

  /** Kept with its client, and so are the statements that were prepared on it. */
  function transactionOn(client: PoolClient): ClientTransaction {
    const known = transactions.get(client);
    if (known !== undefined) return known;
    watch(client);
    const made = clientTransaction(client, { home: connection, nameOf });
    transactions.set(client, made);
    return made;
  }

  async function decideOnce<Value>(decide: Decision<Value>): Promise<Value> {
    const client = await ownPool().connect();
    let transaction: ClientTransaction | undefined;
    let broken: Error | undefined;
    try {
      transaction = transactionOn(client);
      // Sent together with the first statement. If it fails, that fails too.
      const begun = transaction.begin();
      begun.catch(() => {});
      const value = await decide(transaction.connection);
      await begun;
      await transaction.commit();
      if (warned.has(client)) throw new DatabaseBusy('No standby has confirmed the commit');
      return value;
    } catch (error) {
      broken = isLost(error) ? error : await transaction?.end();
      // The outcome of the commit is unknown, and a decision must not be written twice.
      if (transaction?.isCommitSent() === true && broken !== undefined)
        throw new DatabaseBusy('The database went away', { cause: error });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    pool,
    connection,
    async commit(decide) {
      const value = await patiently(() => decideOnce(decide), patience);
      hearers.tell();
      return value;
    },
    migrate: () => migratePostgres(pool),
    changeMark: () => undefined,
    // Changes when a transaction that wrote something becomes visible, and when one begins to write. Another server, or the
    // same one restored, may count its transactions from an earlier number.
    commitMark: sharedRead(async () => {
      const { seen, since } = await connection.get<{ seen: string; since: string }>(snapshot);
      return `${seen} ${since}`;
    }),
    // Its own vacuum reuses the space; when is the server's to decide.
    scrub: async () => true,
    // Its own vacuum does that too.
    mergeSearch: async () => false,
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
      // Pending acquires would otherwise hang forever.
      while (pool.waitingCount > 0) await nextTurn();
      await primary?.close();
      await pool.end();
    },
  };
}

/**
 * The code of a warning. A commit has one when the server was made to stop waiting for its synchronous standby: the
 * transaction is on this server only, and lost with it.
 */
const warningState = '01000';

function isLost(error: unknown): error is Error {
  return error instanceof Error && isConnectionLost(error);
}

interface Patience extends Pick<PostgresOptions, 'patienceMs'> {
  /** Called before a retry after a broken connection. */
  onLost(): Promise<void>;
}

/**
 * Retries, a little later each time, after a conflict or a broken connection: the failed attempt leaves nothing behind.
 */
async function patiently<Value>(ask: () => Promise<Value>, { patienceMs, onLost }: Patience): Promise<Value> {
  const deadline = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isOver = isRefused(error) || (isRetryable(error) && performance.now() > deadline);
      if (isOver) throw new DatabaseBusy('The database was out of reach for too long', { cause: error });
      if (!isRetryable(error)) throw error;
      if (isLost(error)) await onLost();
    }
    await wait(pauseMs(tries));
  }
}

const snapshot = sql`select pg_current_snapshot()::text as seen, pg_postmaster_start_time()::text as since`;

/** Long enough that conflicting transactions don't all conflict again. */
function pauseMs(tries: number): number {
  return Math.random() * Math.min(100, 5 * tries);
}
