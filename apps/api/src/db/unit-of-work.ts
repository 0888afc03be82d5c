import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { Connection, Database } from './client';

/** Proof that a write happens inside a commit: store functions that write ask for it. */
export type Transaction = Connection & { readonly [insideCommit]: true };
declare const insideCommit: unique symbol;

/** Another commit changed the row first; the use case loads again and decides anew. */
export class StaleWrite extends Error {
  override readonly name = 'StaleWrite';
}

/** The database stayed locked by another process; nothing was written. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

const busyWaitsMs = [5, 20, 50, 100, 200, 400];

/** More than this at once would keep everybody else waiting. */
const mostTogether = 50;

/** One decision's writes, and whoever waits for them. */
interface WaitingWrite {
  write: (transaction: Transaction) => unknown;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

type Outcome = { isWritten: true; value: unknown } | { isWritten: false; error: unknown };

const queues = new WeakMap<Database, WaitingWrite[]>();

/**
 * Runs all writes of one decision in a transaction of their own. `write` is synchronous: no await, no network. Whatever
 * it throws rolls its own writes back and is thrown on. It answers once everything is on disk.
 *
 * Decisions that arrive in the same turn of the event loop go to disk together: one BEGIN IMMEDIATE, a savepoint for
 * each, one COMMIT, and only then the answers. A lock held by another process is waited for between attempts without
 * stopping this one, and ends as DatabaseBusy.
 */
export function commit<Value>(database: Database, write: (transaction: Transaction) => Value): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const waiting: WaitingWrite = { write, resolve, reject };
    const queue = queues.get(database);
    if (queue !== undefined) {
      queue.push(waiting);
      return;
    }
    queues.set(database, [waiting]);
    setImmediate(() => void emptyQueue(database));
  });
}

async function emptyQueue(database: Database): Promise<void> {
  const queue = queues.get(database) ?? [];
  while (queue.length > 0) {
    const group = queue.splice(0, mostTogether);
    try {
      const outcomes = await commitTogether(database, group);
      group.forEach((waiting, index) => {
        answer(waiting, outcomes[index]);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    // What the answers bring about comes first, and the requests that have arrived meanwhile.
    await nextTurn();
  }
  queues.delete(database);
}

function answer({ resolve, reject }: WaitingWrite, outcome: Outcome | undefined): void {
  if (outcome?.isWritten === true) resolve(outcome.value as never);
  else reject(outcome?.error);
}

async function commitTogether(database: Database, group: readonly WaitingWrite[]): Promise<Outcome[]> {
  const { sqlite } = database;
  const all = sqlite.transaction(() => group.map(({ write }) => writeOne(database, write)));
  for (const pause of busyWaitsMs) {
    try {
      return all.immediate();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await wait(pause);
  }
  try {
    return all.immediate();
  } catch (error) {
    throw isBusy(error) ? new DatabaseBusy('The database is locked by another process') : error;
  }
}

/** Within the transaction of the group: what fails is undone, and the others are not concerned. */
function writeOne({ sqlite, connection }: Database, write: WaitingWrite['write']): Outcome {
  try {
    return { isWritten: true, value: sqlite.transaction(() => write(connection as Transaction))() };
  } catch (error) {
    // Some failures, a full disk for one, end the whole transaction.
    if (!sqlite.inTransaction) throw error;
    return { isWritten: false, error };
  }
}

/** One more than can meet at one row: browser, webhook, two jobs and a cancelling customer. In each round somebody wins. */
const mostRuns = 6;

/**
 * Runs a use case, and again when it lost a race: a stale version, or a key that another commit took first. After six
 * runs the conflict is the caller's.
 */
export async function retryOnConflict<Value>(useCase: () => Promise<Value>): Promise<Value> {
  for (let run = 1; run < mostRuns; run += 1) {
    try {
      return await useCase();
    } catch (error) {
      if (!(error instanceof StaleWrite || isKeyTaken(error))) throw error;
    }
  }
  return useCase();
}

/** Whether a write failed because a primary key or unique index already has that value, in `table` when it is named. */
export function isKeyTaken(error: unknown, table?: string): boolean {
  const isConstraint =
    error instanceof Sqlite.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');
  return isConstraint && (table === undefined || error.message.includes(`${table}.`));
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
