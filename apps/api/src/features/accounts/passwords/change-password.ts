import type { PasswordRequest } from '@tintforge/api-contract';
import { commit } from '../../../db/unit-of-work';
import { hashPassword } from '../../../platform/passwords';
import { isProblem, type Problem } from '../../../platform/problem';
import { type LoginBrowser, type OpenLogin, openLogin } from '../login/open-login';
import type { AccountContext } from '../ports';
import { easyPassword, loggedOut } from '../problems';
import { findUser } from '../store';
import { confirmPassword, type LoginRef } from './confirm-password';
import { isEasyPassword } from './easy-passwords';
import { setPassword } from './set-password';

/**
 * Sets a new password, given the current one. All sessions end, including the caller's, who gets a new one: a copy of
 * the old cookie is worthless.
 */
export async function changePassword(
  context: AccountContext,
  { caller, body, browser }: { caller: LoginRef; body: PasswordRequest; browser: Pick<LoginBrowser, 'userAgent'> },
): Promise<OpenLogin | Problem> {
  const { database } = context;
  const confirmed = await confirmPassword(context, {
    caller,
    password: body.currentPassword,
    field: 'currentPassword',
  });
  if (isProblem(confirmed)) return confirmed;
  if (isEasyPassword(body.newPassword, confirmed)) return easyPassword('newPassword');
  const passwordHash = await hashPassword(body.newPassword);
  return commit(database, async (transaction) => {
    const user = await findUser(transaction, caller.userId);
    if (user === undefined || user.passwordHash !== confirmed.passwordHash) return loggedOut();
    const changed = await setPassword(transaction, { context, user, passwordHash });
    return openLogin(transaction, { context, user: changed, browser });
  });
}
