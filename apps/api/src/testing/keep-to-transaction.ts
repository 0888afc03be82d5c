import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../db/client';

const deciding = new AsyncLocalStorage<Database>();

/**
 * A transaction callback has to read through its transaction: any other connection shows the state before it, and may
 * be one for which the callback itself makes others wait. Makes such a read fail in tests.
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
