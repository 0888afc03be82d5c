import { setTimeout as wait } from 'node:timers/promises';
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

/**
 * Runs all writes of one decision in a single BEGIN IMMEDIATE transaction. `write` is synchronous: no await, no network.
 * Whatever it throws rolls everything back and is thrown on; a lock held by another process is waited for between
 * attempts without stopping this one, and ends as DatabaseBusy.
 */
export async function commit<Value>(database: Database, write: (transaction: Transaction) => Value): Promise<Value> {
  const run = database.sqlite.transaction(() => write(database.connection as Transaction));
  for (const pause of busyWaitsMs) {
    try {
      return run.immediate();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await wait(pause);
  }
  try {
    return run.immediate();
  } catch (error) {
    throw isBusy(error) ? new DatabaseBusy('The database is locked by another process') : error;
  }
}

/**
 * Runs a use case, and once more when it lost a race: a stale version, or a key that another commit took first. Then the
 * conflict is the caller's.
 */
export async function retryOnConflict<Value>(useCase: () => Promise<Value>): Promise<Value> {
  try {
    return await useCase();
  } catch (error) {
    if (error instanceof StaleWrite || isKeyTaken(error)) return useCase();
    throw error;
  }
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
