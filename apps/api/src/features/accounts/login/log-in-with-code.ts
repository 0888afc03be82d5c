import { commit } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import { checkFactor } from '../factors/check-factor';
import { isOfPassword, readLoginTicket } from '../factors/tickets';
import type { AccountContext } from '../ports';
import { ticketExpired } from '../problems';
import { findUser } from '../store';
import { announceDevice } from './announce-device';
import { type LoginBrowser, type OpenLogin, openLogin } from './open-login';

/** The second step of a login: the ticket of the first one, and a code of the account's second factor. */
export async function logInWithCode(
  context: AccountContext,
  { body, address, browser }: { body: { ticket: string; code: string }; address: string; browser: LoginBrowser },
): Promise<OpenLogin | Problem> {
  const { database } = context;
  const ticket = readLoginTicket(context, body.ticket);
  const user = ticket === undefined ? undefined : await findUser(database.connection, ticket.userId);
  if (ticket === undefined || user?.isActive !== true || !isOfPassword(context, ticket, user)) return ticketExpired();
  const source = { kind: 'browser', address, deviceCookie: browser.deviceCookie } as const;
  const refusal = await checkFactor(context, { user, code: body.code, source });
  if (refusal !== undefined) return refusal;
  return commit(database, async (transaction) => {
    // In the meantime the account may have been deleted or its password changed.
    const current = await findUser(transaction, user.id);
    if (current?.isActive !== true || !isOfPassword(context, ticket, current)) return ticketExpired();
    await announceDevice(transaction, { context, user: current, browser });
    return openLogin(transaction, { context, user: current, browser });
  });
}
