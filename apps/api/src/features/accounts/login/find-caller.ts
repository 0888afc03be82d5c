import type { Caller } from '../../../platform/contract-routes';
import { isFactorOverdue } from '../factors/factor-policy';
import type { AccountContext } from '../ports';
import { findLiveLogin } from '../store';

/** Who calls with a bearer token, as the database says now; undefined when the token or its login has ended. */
export async function findCaller(
  { bearers, database, clock, factorPolicy }: Pick<AccountContext, 'bearers' | 'database' | 'clock' | 'factorPolicy'>,
  token: string,
): Promise<Caller | undefined> {
  const claims = bearers.read(token);
  if (claims === undefined) return undefined;
  const { userId, sessionId } = claims;
  const now = clock.now();
  const login = await findLiveLogin(database.connection, { userId, sessionId, now });
  if (login === undefined) return undefined;
  const { role, regionId } = login;
  const mustAddFactor = isFactorOverdue(factorPolicy, { user: login, now });
  return { userId, sessionId, role, regionId, ...(mustAddFactor && { mustAddFactor }) };
}
