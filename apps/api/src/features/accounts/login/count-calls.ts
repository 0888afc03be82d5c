import { commit } from '../../../db/unit-of-work';
import type { CallsTold, CallsToTell } from '../../../platform/shared-counts';
import type { AccountContext } from '../ports';
import { raiseCount } from '../store';
import { hashKey } from './attempts';

/** Adds calls to the shared counter of a limit; returns the new total of all processes on the database. */
export async function countCalls(
  { database, clock, keys }: Pick<AccountContext, 'database' | 'clock' | 'keys'>,
  { limit, address, calls, perMs }: CallsToTell,
): Promise<CallsTold> {
  const now = clock.now();
  const key = hashKey(keys.failures, `calls:${limit}:${address}`);
  const { count, resetsAt } = await commit(database, (transaction) =>
    raiseCount(transaction, { key, now, resetsAt: now + perMs, by: calls }),
  );
  return { calls: count, resetsAt };
}
