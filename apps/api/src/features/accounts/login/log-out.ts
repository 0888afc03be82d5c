import { commit } from '../../../db/unit-of-work';
import type { Caller } from '../../../platform/contract-routes';
import type { AccountContext } from '../ports';
import { findSession, revokeSession, revokeSessionsOf } from '../store';
import { parseSessionToken } from './session-token';

/** The caller who logs out: by the cookie, by the access token, or by both. */
export interface Leaving {
  cookieToken: string | undefined;
  caller?: Caller | undefined;
  /** Ends all logins of the account. */
  everywhere: boolean;
}

/** Ends a session, or all sessions of its account. Without a session there is nothing to end, which is fine too. */
export async function logOut(
  { database, keys, clock }: AccountContext,
  { cookieToken, caller, everywhere }: Leaving,
): Promise<void> {
  const claim = cookieToken === undefined ? undefined : parseSessionToken(keys.cookies, cookieToken);
  const now = clock.now();
  await commit(database, async (transaction) => {
    for (const id of new Set([claim?.id, caller?.sessionId])) {
      const session = id === undefined ? undefined : await findSession(transaction, id);
      if (session === undefined || session.revokedAt !== null) continue;
      if (everywhere) await revokeSessionsOf(transaction, { userId: session.userId, now });
      else await revokeSession(transaction, { id: session.id, now });
    }
  });
}
