import type { UserRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import type { Problem } from '../../../platform/problem';
import type { AccountContext } from '../ports';
import { loggedOut, wrongPassword } from '../problems';
import { findUser } from '../store';
import { checkPassword } from './check-password';

/** An account, and the login by which it calls. */
export type LoginRef = Pick<Caller, 'userId' | 'sessionId'>;

/** Confirms the password of the logged-in user: returns the account, or the problem under the form field's name. */
export async function confirmPassword(
  context: AccountContext,
  {
    caller: { userId, sessionId },
    password,
    field,
  }: { caller: LoginRef; password: string; field: 'currentPassword' | 'password' },
): Promise<UserRow | Problem> {
  const user = await findUser(context.database.connection, userId);
  if (user === undefined) return loggedOut();
  const refusal = await checkPassword(context, {
    user,
    name: user.username,
    password,
    source: { kind: 'login', sessionId },
  });
  if (refusal === undefined) return user;
  return refusal.body.code === 'invalid_credentials' ? wrongPassword(field) : refusal;
}
