import { commit } from '../../db/unit-of-work';
import type { AccountContext } from './ports';
import { deleteOutdated } from './store';

/** Deletes logins that have ended, links that were used or have run out, and counts that are over. */
export async function pruneAccounts({ database, clock }: Pick<AccountContext, 'database' | 'clock'>): Promise<void> {
  await commit(database, (transaction) => deleteOutdated(transaction, clock.now()));
}
