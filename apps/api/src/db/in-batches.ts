import type { Database, Transaction } from './client';
import { commit } from './unit-of-work';

/** So few rows that nobody waits long for a batch, though each may be in ten indexes and the search. */
const mostInBatch = 50;

/**
 * Runs a decision in commits of their own until it finds fewer rows than a batch has: others get their turn in between.
 * Answers how many rows it was in all.
 */
export async function inBatches(
  database: Database,
  decide: (transaction: Transaction, limit: number) => Promise<number>,
): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await commit(database, (transaction) => decide(transaction, mostInBatch));
    all += done;
    if (done < mostInBatch) return all;
  }
}
