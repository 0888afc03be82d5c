import { inBatches } from '../../db/in-batches';
import { deleteOutdated } from './delete-outdated';
import type { AccountContext } from './ports';

/** Deletes logins that have ended, links that were used or have run out, and counts that are over. */
export async function pruneAccounts({ database, clock }: Pick<AccountContext, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await inBatches(database, (transaction, limit) => deleteOutdated(transaction, { now, limit }));
}
