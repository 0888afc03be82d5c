import type { PasskeyQuestion, SignedPasskey } from '@tintforge/api-contract';
import type { PasskeyRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { isOfPassword, readLoginTicket } from '../factors/tickets';
import { checkPasskey } from '../passkeys/check-passkey';
import { findPasskey, passkeysOf } from '../passkeys/passkey-store';
import { askPasskeys, loginPurpose } from '../passkeys/questions';
import type { RelyingParty } from '../passkeys/relying-party';
import type { AccountContext } from '../ports';
import { passkeyRefused, ticketExpired } from '../problems';
import { findByLoginName, findUser } from '../store';
import { announceDevice } from './announce-device';
import { findDevice } from './device-marks';
import { type LoginBrowser, type OpenLogin, openLogin } from './open-login';

/** A visitor who wants to log in with a passkey, and what they have typed. */
interface Asking {
  body: { username?: string | undefined; ticket?: string | undefined };
  party: RelyingParty;
  browser: Pick<LoginBrowser, 'deviceCookie'>;
}

/**
 * Prompts for a login with a passkey. After the right password, or in a browser that has logged in to the named account before,
 * the account's passkeys are named. Everyone else gets an empty list, whether the name is known or not: the browser offers
 * what it has.
 */
export async function beginPasskeyLogin(
  context: AccountContext,
  { body, party, browser }: Asking,
): Promise<PasskeyQuestion | Problem> {
  const named =
    body.ticket === undefined ? await ofKnownBrowser(context, { body, browser }) : await ofTicket(context, body);
  if (isProblem(named)) return named;
  return askPasskeys(context, { party, purpose: loginPurpose, passkeys: named });
}

async function ofTicket(
  context: AccountContext,
  { ticket = '' }: { ticket?: string | undefined },
): Promise<PasskeyRow[] | Problem> {
  const { connection } = context.database;
  const read = readLoginTicket(context, ticket);
  const user = read === undefined ? undefined : await findUser(connection, read.userId);
  if (read === undefined || user?.isActive !== true || !isOfPassword(context, read, user)) return ticketExpired();
  return passkeysOf(connection, user.id);
}

async function ofKnownBrowser(
  context: AccountContext,
  { body: { username = '' }, browser: { deviceCookie } }: Pick<Asking, 'body' | 'browser'>,
): Promise<PasskeyRow[]> {
  const { connection } = context.database;
  if (username === '') return [];
  const user = await findByLoginName(connection, username);
  const device = findDevice(context, { cookie: deviceCookie, user });
  return user === undefined || device === undefined ? [] : passkeysOf(connection, user.id);
}

/** Logs in with a passkey: possession and its user's PIN, finger or face, in place of the password and a second factor. */
export async function logInWithPasskey(
  context: AccountContext,
  {
    body,
    party,
    address,
    browser,
  }: { body: SignedPasskey; party: RelyingParty; address: string; browser: LoginBrowser },
): Promise<OpenLogin | Problem> {
  const source = { kind: 'browser', address, deviceCookie: browser.deviceCookie } as const;
  const passkey = await checkPasskey(context, { signed: body, purpose: loginPurpose, party, source });
  if (isProblem(passkey)) return passkey;
  return commit(context.database, async (transaction) => {
    // In the meantime the account may have been deleted, or the passkey removed. Former staff are strangers.
    const user = await findUser(transaction, passkey.userId);
    if (user?.isActive !== true || (await findPasskey(transaction, passkey)) === undefined) return passkeyRefused();
    await announceDevice(transaction, { context, user, browser });
    return openLogin(transaction, { context, user, browser });
  });
}
