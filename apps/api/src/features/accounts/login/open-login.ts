import type { Login } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import type { SessionRow, UserRow } from '../../../db/schema';
import type { AccountContext } from '../ports';
import { insertSession } from '../store';
import { userView } from '../user-view';
import { sessionToken } from './session-token';

/** Idle lifetime of a session. */
export const sessionMs = 30 * 86_400_000;

/** Maximum lifetime of a session, however often it is renewed; then the password is required again. */
export const longestSessionMs = 90 * 86_400_000;

/** A login as it leaves us: the answer's body, the secret for the browser's cookie, and whose it is. */
export interface OpenLogin {
  login: Login;
  cookieToken: string;
  user: UserRow;
}

/** Writes a new login of an account. */
export async function openLogin(
  transaction: Transaction,
  { context, user }: { context: AccountContext; user: UserRow },
): Promise<OpenLogin> {
  const now = context.clock.now();
  const session: SessionRow = {
    id: context.random.uuid(),
    userId: user.id,
    generation: 1,
    rotatedAt: now,
    createdAt: now,
    expiresAt: now + sessionMs,
    revokedAt: null,
  };
  await insertSession(transaction, session);
  return loginOf(context, { user, session });
}

/** Result of a login: an access token, and the account. */
export function loginOf(
  { bearers, keys }: AccountContext,
  { user, session }: { user: UserRow; session: Pick<SessionRow, 'id' | 'generation'> },
): OpenLogin {
  return {
    login: { token: bearers.make({ userId: user.id, sessionId: session.id }), user: userView(user) },
    cookieToken: sessionToken(keys.cookies, session),
    user,
  };
}
