import { inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { inBatches } from '../../db/in-batches';
import { emailTokens, loginFailures, sessions } from '../../db/schema';
import type { AccountContext } from './ports';

/** Deletes ended sessions, used or expired links, and expired counters. */
export async function pruneAccounts({ database, clock }: Pick<AccountContext, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await inBatches(database, (transaction, limit) => deleteOutdated(transaction, { now, limit }));
}

/** Deletes at most `limit` rows per table; returns the largest number of rows deleted from any one table. */
async function deleteOutdated(
  transaction: Transaction,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const oldSessions = transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lte(sessions.expiresAt, now), isNotNull(sessions.revokedAt)))
    .limit(limit);
  const oldTokens = transaction
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(or(lte(emailTokens.expiresAt, now), isNotNull(emailTokens.usedAt)))
    .limit(limit);
  const oldCounts = transaction
    .select({ key: loginFailures.key })
    .from(loginFailures)
    .where(lte(loginFailures.resetsAt, now))
    .limit(limit);
  const deleted = [
    await transaction.delete(sessions).where(inArray(sessions.id, oldSessions)).run(),
    await transaction.delete(emailTokens).where(inArray(emailTokens.id, oldTokens)).run(),
    await transaction.delete(loginFailures).where(inArray(loginFailures.key, oldCounts)).run(),
  ];
  return Math.max(...deleted.map(({ changes }) => changes));
}
