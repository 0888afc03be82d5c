import type { UserRow } from '../../db/schema';
import type { Problem } from '../../platform/problem';
import { checkPassword } from './check-password';
import type { AccountContext } from './ports';
import { loggedOut, wrongPassword } from './problems';
import { findUser } from './store';

/** Whoever is logged in gives the password again: the account, or what is wrong, under the name of the form's field. */
export async function confirmPassword(
  context: AccountContext,
  {
    userId,
    password,
    field,
    address,
  }: { userId: string; password: string; field: 'currentPassword' | 'password'; address: string },
): Promise<UserRow | Problem> {
  const user = await findUser(context.database.connection, userId);
  if (user === undefined) return loggedOut();
  const refusal = await checkPassword(context, { user, name: user.username, password, address });
  if (refusal === undefined) return user;
  return refusal.body.code === 'invalid_credentials' ? wrongPassword(field) : refusal;
}
