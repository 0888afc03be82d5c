import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';

const pauseMs = 50;
const mostPauses = 600;

/**
 * Runs a task while no other process runs one under the same lock file, waiting up to half a minute; then throws. It is
 * a lock of the operating system, so it is released with its process, however that ends.
 */
export async function oneAtATime<Value>(lockFile: string, task: () => Promise<Value>): Promise<Value> {
  const lock = new Sqlite(lockFile, { timeout: 0 });
  try {
    for (let pauses = 0; !tryLock(lock, pauses === mostPauses); pauses += 1) await wait(pauseMs);
    return await task();
  } finally {
    lock.close();
  }
}

function tryLock(lock: Sqlite.Database, isLastTry: boolean): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const isTaken = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
    if (!isTaken || isLastTry) throw error;
    return false;
  }
}
