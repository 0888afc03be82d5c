import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../db/client';

const deciding = new AsyncLocalStorage<Database>();

/**
 * Whoever decides inside a commit has to read through its transaction: any other connection shows what was before, and
 * may be one that the decision itself keeps others from getting. Makes such a read fail in tests.
 */
export function keepToTransaction<Kind extends Database>(database: Kind): Kind & { mayRead(): void } {
  const { commit } = database;
  return Object.assign(database, {
    commit: ((decide) =>
      commit((transaction) => deciding.run(database, () => decide(transaction)))) as Database['commit'],
    mayRead() {
      if (deciding.getStore() === database) throw new Error('A decision has read outside of its transaction');
    },
  });
}
