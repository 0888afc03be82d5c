import type { Caller } from '../../../platform/contract-routes';
import type { AccountContext } from '../ports';
import { findLiveLogin } from '../store';

/** Who calls with a bearer token, as the database says now; undefined when the token or its login has ended. */
export async function findCaller(
  { bearers, database, clock }: Pick<AccountContext, 'bearers' | 'database' | 'clock'>,
  token: string,
): Promise<Caller | undefined> {
  const claims = bearers.read(token);
  if (claims === undefined) return undefined;
  const { userId, sessionId } = claims;
  const login = await findLiveLogin(database.connection, { userId, sessionId, now: clock.now() });
  return login === undefined ? undefined : { userId, sessionId, ...login };
}
