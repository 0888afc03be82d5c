import type { CallersFound } from '../../../platform/callers';
import { isFactorOverdue } from '../factors/factor-policy';
import type { AccountContext } from '../ports';
import { findLogin, isLive, type Login } from '../store';

/** More than there are people logged in who work between two writes; beyond it all logins are read again. */
const mostKept = 1_000;

/**
 * Finds who calls with a bearer token, as the database says now; undefined when the token or its login has ended. A login
 * is read once for all calls until something is written.
 */
export function callerFinder({
  bearers,
  database,
  clock,
  factorPolicy,
}: Pick<AccountContext, 'bearers' | 'database' | 'clock' | 'factorPolicy'>): CallersFound {
  const kept = new Map<string, Login>();
  let keptUnder = '';

  return async (token) => {
    const claims = bearers.read(token);
    if (claims === undefined) return undefined;
    const { userId, sessionId } = claims;
    const mark = await database.commitMark();
    const known = mark === keptUnder ? kept.get(sessionId) : undefined;
    const login = known ?? (await findLogin(database.connection, sessionId));
    if (login === undefined) return undefined;
    if (known === undefined) {
      if (mark !== keptUnder || kept.size >= mostKept) kept.clear();
      keptUnder = mark;
      kept.set(sessionId, login);
    }
    const now = clock.now();
    if (!isLive(login, { userId, now })) return undefined;
    const { role, regionId } = login;
    const mustAddFactor = isFactorOverdue(factorPolicy, { user: login, now });
    return { caller: { userId, sessionId, role, regionId, ...(mustAddFactor && { mustAddFactor }) }, mark };
  };
}
