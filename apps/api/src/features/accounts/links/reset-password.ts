import type { Connection } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { hashPassword } from '../../../platform/passwords';
import type { Problem } from '../../../platform/problem';
import { isEasyPassword } from '../passwords/easy-passwords';
import { setPassword } from '../passwords/set-password';
import type { AccountContext } from '../ports';
import { easyPassword, linkExpired } from '../problems';
import { findUser } from '../store';
import { readEmailToken } from './email-tokens';

/** Sets a new password by the link from the mail. Every login of the account ends, and every other such link. */
export async function resetPassword(
  context: AccountContext,
  { token, password }: { token: string; password: string },
): Promise<UserRow | Problem> {
  const { database } = context;
  const owner = await accountOf(database.connection, { context, token });
  if (owner === undefined) return linkExpired();
  if (isEasyPassword(password, owner)) return easyPassword('password');
  const passwordHash = await hashPassword(password);
  return commit(database, async (transaction) => {
    const user = await accountOf(transaction, { context, token });
    if (user === undefined) return linkExpired();
    return setPassword(transaction, { context, user, passwordHash });
  });
}

/**
 * The account that a link opens. A link that went to an address which the account has left opens nothing, nor does one
 * of staff who have left.
 */
async function accountOf(
  connection: Connection,
  { context: { clock, keys }, token }: { context: AccountContext; token: string },
): Promise<UserRow | undefined> {
  const link = await readEmailToken(connection, {
    token,
    purpose: 'reset-password',
    now: clock.now(),
    key: keys.emailTokens,
  });
  const user = link === undefined ? undefined : await findUser(connection, link.userId);
  return user?.email === link?.email && user?.isActive === true ? user : undefined;
}
