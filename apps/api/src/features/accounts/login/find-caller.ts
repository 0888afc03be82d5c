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
  return currentCaller({ database, clock }, claims);
}

/** The same of a login that was read before, for calls that take long: undefined when it has ended meanwhile. */
export async function currentCaller(
  { database, clock }: Pick<AccountContext, 'database' | 'clock'>,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<Caller | undefined> {
  const login = await findLiveLogin(database.connection, { userId, sessionId, now: clock.now() });
  return login === undefined ? undefined : { userId, sessionId, ...login };
}
