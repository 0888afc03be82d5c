import type { Transaction } from '../../../db/client';
import type { SessionRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import type { AccountContext } from '../ports';
import { loggedOut } from '../problems';
import { findSession, findUser, revokeSession, rotateSession } from '../store';
import { loginOf, longestSessionMs, type OpenLogin, sessionMs } from './open-login';
import { parseSessionToken, type SessionClaim } from './session-token';

/** So long after a renewal the cookie before it still gets the same successor: two tabs may ask at once. */
const overlapMs = 10_000;

/**
 * Exchanges a session secret for its successor and a new access token. A secret older than the previous one, or the
 * previous one after ten seconds, means that someone has a copy: the session ends for everyone who has it.
 */
export async function refreshLogin(
  context: AccountContext,
  cookieToken: string | undefined,
): Promise<OpenLogin | Problem> {
  const claim = cookieToken === undefined ? undefined : parseSessionToken(context.keys.cookies, cookieToken);
  if (claim === undefined) return loggedOut();
  return commit(context.database, async (transaction) => {
    const renewed = await renew(transaction, { context, claim });
    const user = renewed === undefined ? undefined : await findUser(transaction, renewed.userId);
    if (renewed === undefined || user?.isActive !== true) return loggedOut();
    return loginOf(context, { user, session: renewed });
  });
}

async function renew(
  transaction: Transaction,
  { context, claim }: { context: AccountContext; claim: SessionClaim },
): Promise<Pick<SessionRow, 'id' | 'userId' | 'generation'> | undefined> {
  const now = context.clock.now();
  const session = await findSession(transaction, claim.id);
  if (session === undefined || session.revokedAt !== null || session.expiresAt <= now) return undefined;
  const { id, userId } = session;
  if (claim.generation === session.generation) {
    const generation = session.generation + 1;
    const expiresAt = Math.min(now + sessionMs, session.createdAt + longestSessionMs);
    await rotateSession(transaction, { id, generation, now, expiresAt });
    return { id, userId, generation };
  }
  const isLastButOne = claim.generation === session.generation - 1;
  if (isLastButOne && now - session.rotatedAt <= overlapMs) return session;
  await revokeSession(transaction, { id, now });
  return undefined;
}
