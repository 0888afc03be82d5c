import type { LoginRequest } from '@tintforge/api-contract';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { findTotp, hasFactor } from '../factors/factor-store';
import { makeLoginTicket } from '../factors/tickets';
import { countPasskeys } from '../passkeys/passkey-store';
import { checkPassword } from '../passwords/check-password';
import type { AccountContext } from '../ports';
import { factorRequired, invalidCredentials } from '../problems';
import { findByLoginName, findUser } from '../store';
import { announceDevice } from './announce-device';
import { type LoginBrowser, type OpenLogin, openLogin } from './open-login';

/** Logs in with a username, or an address that is proved, and the password. */
export async function logIn(
  context: AccountContext,
  { body, address, browser }: { body: LoginRequest; address: string; browser: LoginBrowser },
): Promise<OpenLogin | Problem> {
  const { database } = context;
  const user = await findByLoginName(database.connection, body.username);
  const source = { kind: 'browser', address, deviceCookie: browser.deviceCookie } as const;
  const refusal = await checkPassword(context, { user, name: body.username, password: body.password, source });
  if (isProblem(refusal)) return refusal;
  return commit(database, async (transaction) => {
    // In the meantime the account may have been deleted or its password changed. Former staff get the same response as
    // strangers.
    const current = user === undefined ? undefined : await findUser(transaction, user.id);
    if (current?.isActive !== true || current.passwordHash !== user?.passwordHash) return invalidCredentials();
    if (await hasFactor(transaction, current.id)) {
      return factorRequired({
        ticket: makeLoginTicket(context, current),
        hasApp: (await findTotp(transaction, current.id)) !== undefined,
        hasPasskey: (await countPasskeys(transaction, current.id)) > 0,
      });
    }
    await announceDevice(transaction, { context, user: current, browser });
    return openLogin(transaction, { context, user: current, browser });
  });
}
