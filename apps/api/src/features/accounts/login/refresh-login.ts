import type { Transaction } from '../../../db/client';
import type { SessionRow, UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import type { AccountContext } from '../ports';
import { loggedOut } from '../problems';
import { findSession, findUser, revokeSession, rotateSession } from '../store';
import { loginOf, type OpenLogin } from './open-login';
import { isIdle, nextExpiry } from './session-life';
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
    const session = await findSession(transaction, claim.id);
    const user = session === undefined ? undefined : await findUser(transaction, session.userId);
    if (session === undefined || user?.isActive !== true) return loggedOut();
    const renewed = await renew(transaction, { context, claim, session, role: user.role });
    return renewed === undefined ? loggedOut() : loginOf(context, { user, session: renewed });
  });
}

interface Renewal {
  context: AccountContext;
  claim: SessionClaim;
  session: SessionRow;
  role: UserRow['role'];
}

async function renew(
  transaction: Transaction,
  { context, claim, session, role }: Renewal,
): Promise<Pick<SessionRow, 'id' | 'generation'> | undefined> {
  const now = context.clock.now();
  const { id } = session;
  if (session.revokedAt !== null || session.expiresAt <= now || isIdle(session, { role, now })) return undefined;
  if (claim.generation === session.generation) {
    const generation = session.generation + 1;
    const expiresAt = nextExpiry(session, { role, now });
    await rotateSession(transaction, { id, generation, now, expiresAt });
    return { id, generation };
  }
  const isLastButOne = claim.generation === session.generation - 1;
  if (isLastButOne && now - session.rotatedAt <= overlapMs) return session;
  await revokeSession(transaction, { id, now });
  return undefined;
}
