import { isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { emailTokens, loginFailures, sessions } from '../../db/schema';
import { type Swept, sweep } from '../../db/sweep';
import type { AccountContext } from './ports';

/** Ended sessions, used or expired links, and expired counters. */
export function outdatedAccountRows(now: number): Swept[] {
  return [
    {
      table: sessions,
      key: sessions.id,
      isOutdated: either(lte(sessions.expiresAt, now), isNotNull(sessions.revokedAt)),
    },
    {
      table: emailTokens,
      key: emailTokens.id,
      isOutdated: either(lte(emailTokens.expiresAt, now), isNotNull(emailTokens.usedAt)),
    },
    { table: loginFailures, key: loginFailures.key, isOutdated: lte(loginFailures.resetsAt, now) },
  ];
}

function either(one: SQL, other: SQL): SQL {
  return sql`(${one} or ${other})`;
}

/** Deletes ended sessions, used or expired links, and expired counters. */
export async function pruneAccounts({
  database,
  clock,
  signal,
}: Pick<AccountContext, 'database' | 'clock'> & { signal?: AbortSignal }): Promise<void> {
  for (const swept of outdatedAccountRows(clock.now())) await sweep(database, swept, signal);
}
