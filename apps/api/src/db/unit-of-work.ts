import Sqlite from 'better-sqlite3';
import { type Connection, type Database, type Decision, endingOf, engineOf, type Transaction } from './client';
import { isUniqueViolation } from './postgres/failures';
import { lookAgain } from './set-up';

/** Another commit changed the row first; the use case reloads and retries. */
export class StaleWrite extends Error {
  override readonly name = 'StaleWrite';
}

/** The database could not be written to in time; nothing was written. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/**
 * Runs all writes of one callback in a transaction. If `decide` throws, its writes are rolled back and the error is
 * rethrown. Resolves once everything is on disk. `decide` reads and writes through the transaction it is given and
 * waits for nothing else, because others may be waiting for it.
 */
export async function commit<Value>(database: Database, decide: Decision<Value>): Promise<Value> {
  try {
    return await database.commit(decide);
  } finally {
    lookAgain();
  }
}

/** A statement that was prepared once, and the values of its placeholders. */
export interface Insert {
  statement: (connection: Connection) => { run(values: Record<string, unknown>): Promise<unknown> };
  values: object;
}

/**
 * Writes rows in their order, none of which needs another's result. A server gets them in one round trip. Rejects with the
 * failure of the first that failed; on SQLite the others are not written then, because it may have ended the transaction.
 */
export async function insertTogether(transaction: Transaction, inserts: readonly Insert[]): Promise<void> {
  const run = ({ statement, values }: Insert) => statement(transaction).run({ ...values });
  if (engineOf(transaction) === 'sqlite') {
    for (const insert of inserts) await run(insert);
    return;
  }
  const outcomes = await Promise.allSettled(inserts.map(run));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/**
 * The same for the rows that end a decision: nothing is read or written in its transaction afterward. A server gets the
 * commit with them.
 */
export function insertAtLast(transaction: Transaction, inserts: readonly Insert[]): Promise<void> {
  const ending = endingOf(transaction);
  const before = ending?.sent() ?? 0;
  const written = insertTogether(transaction, inserts);
  // Each has left already; otherwise the commit waits until the decision is over.
  if (ending?.sent() === before + inserts.length) ending.commit();
  return written;
}

/**
 * One more than the writers that can meet at one row: browser, webhook, two jobs and a cancelling customer. Each round
 * has a winner.
 */
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

/**
 * True when a write failed because a primary key or unique index already has that value, in `table` when it is given.
 */
export function isKeyTaken(error: unknown, table?: string): boolean {
  if (!(error instanceof Sqlite.SqliteError)) return isUniqueViolation(error, table);
  const isTaken = error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE';
  return isTaken && (table === undefined || error.message.includes(`${table}.`));
}
