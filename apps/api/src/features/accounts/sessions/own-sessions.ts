import type { OwnSession } from '@tintforge/api-contract';
import { commit } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import type { LoginRef } from '../passwords/confirm-password';
import type { AccountContext } from '../ports';
import { noSuchSession } from '../problems';
import { findSession, liveSessionsOf, revokeOtherSessions, revokeSession } from '../store';

/** Maximum number of sessions listed. A person has a few; all others can be ended at once. */
const maxListed = 50;

/** The caller's active sessions, the one of this call first, then by when they were last seen. */
export async function listOwnSessions(
  { database: { connection }, clock }: Pick<AccountContext, 'database' | 'clock'>,
  { userId, sessionId }: LoginRef,
): Promise<OwnSession[]> {
  const rows = await liveSessionsOf(connection, { userId, sessionId, now: clock.now(), limit: maxListed });
  return rows.map(({ id, browser, system, createdAt, rotatedAt }) => ({
    id,
    browser,
    system,
    openedAt: new Date(createdAt).toISOString(),
    seenAt: new Date(rotatedAt).toISOString(),
    isCurrent: id === sessionId,
  }));
}

/** Ends one of the caller's sessions; one that has ended already is no error. */
export async function endOwnSession(
  { database, clock }: Pick<AccountContext, 'database' | 'clock'>,
  { caller: { userId }, id }: { caller: LoginRef; id: string },
): Promise<Problem | undefined> {
  const now = clock.now();
  return commit(database, async (transaction) => {
    const session = await findSession(transaction, id);
    if (session?.userId !== userId) return noSuchSession();
    await revokeSession(transaction, { id, now });
    return undefined;
  });
}

/** Ends all sessions of the caller's account except the caller's. */
export async function endOtherSessions(
  { database, clock }: Pick<AccountContext, 'database' | 'clock'>,
  { userId, sessionId }: LoginRef,
): Promise<void> {
  const now = clock.now();
  await commit(database, (transaction) => revokeOtherSessions(transaction, { userId, sessionId, now }));
}
