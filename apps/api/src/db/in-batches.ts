import type { Database, Transaction } from './client';
import { commit } from './unit-of-work';

/** Few enough rows that a batch never blocks others for long, although each may be in ten indexes and the search. */
const mostInBatch = 50;

/**
 * Runs a transaction callback in separate commits until it finds fewer rows than a batch holds, so that others get
 * their turn in between and a closing server ends it. Returns the total number of rows.
 */
export async function inBatches(
  database: Database,
  decide: (transaction: Transaction, limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let all = 0;
  while (signal?.aborted !== true) {
    const done = await commit(database, (transaction) => decide(transaction, mostInBatch));
    all += done;
    if (done < mostInBatch) break;
  }
  return all;
}
