import type { VerifyEmailRequest } from '@tintforge/api-contract';
import type { Connection, Transaction } from '../../../db/client';
import type { EmailTokenRow, UserRow } from '../../../db/schema';
import { commit, isKeyTaken } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { joinBookings } from '../../bookings';
import { hasFactor } from '../factors/factor-store';
import { announceDevice } from '../login/announce-device';
import { type LoginBrowser, type OpenLogin, openLogin } from '../login/open-login';
import { checkPassword } from '../passwords/check-password';
import type { LoginRef } from '../passwords/confirm-password';
import type { AccountContext } from '../ports';
import { linkExpired, loggedOut, passwordOfAccountMissing, wrongPassword } from '../problems';
import { findLiveLogin, findUser, spendEmailTokens, updateUser } from '../store';
import { addressToProve } from '../user-view';
import { readEmailToken } from './email-tokens';

/**
 * The verified address, how many bookings made with it joined the account, and the session that the password opened.
 */
export interface ProvedAddress {
  email: string;
  joinedBookings: number;
  opened: OpenLogin | undefined;
}

/** A verification link and the visitor who follows it. */
interface Proof {
  body: VerifyEmailRequest;
  /** Undefined while no user is logged in. */
  caller: LoginRef | undefined;
  browser: LoginBrowser;
}

/** A link that is good, with the account that it was made for. */
interface GoodLink {
  link: EmailTokenRow;
  user: UserRow;
}

/**
 * Returns the account for which a link would verify an address. The holder of the link has the email, which says the
 * same.
 */
export async function readVerification(
  context: AccountContext,
  { token }: { token: string },
): Promise<{ username: string; email: string } | Problem> {
  const found = await goodLink(context.database.connection, { context, token });
  return found === undefined ? linkExpired() : { username: found.user.username, email: found.link.email };
}

/**
 * Verifies an email by the link that was sent to it, together with a session of that account or its password: anyone
 * can register with anyone's address, and only one person has both. Guest bookings made with it then join the account.
 * If two accounts verify the same address concurrently, the database accepts one. Without a session in the browser, the
 * password opens one.
 */
export async function verifyEmail(context: AccountContext, proof: Proof): Promise<ProvedAddress | Problem> {
  const { database } = context;
  const { token } = proof.body;
  const confirmed = await confirmAccount(context, proof);
  if (isProblem(confirmed)) return confirmed;
  try {
    return await commit(database, async (transaction) => {
      const found = await goodLink(transaction, { context, token });
      if (found === undefined || found.user.id !== confirmed.id) return linkExpired();
      const isStillConfirmed = await holds(transaction, { context, proof, confirmed, user: found.user });
      return isStillConfirmed ? prove(transaction, { context, proof, found }) : loggedOut();
    });
  } catch (error) {
    if (isKeyTaken(error, 'users')) return linkExpired();
    throw error;
  }
}

/** The account of the link, once it is sure that its owner follows it. */
async function confirmAccount(
  context: AccountContext,
  { body: { token, password = '' }, caller }: Proof,
): Promise<UserRow | Problem> {
  const found = await goodLink(context.database.connection, { context, token });
  if (found === undefined) return linkExpired();
  const { link, user } = found;
  if (caller?.userId === user.id) return user;
  if (password === '') return passwordOfAccountMissing();
  const source = { kind: 'link', tokenId: link.id } as const;
  const refusal = await checkPassword(context, { user, name: user.username, password, source });
  if (refusal === undefined) return user;
  return refusal.body.code === 'invalid_credentials'
    ? wrongPassword('password', 'This isn’t the password of this account.')
    : refusal;
}

/** True when the session or the password still belongs to the account at the moment of writing. */
async function holds(
  transaction: Transaction,
  {
    context,
    proof: { caller },
    confirmed,
    user,
  }: { context: AccountContext; proof: Proof; confirmed: UserRow; user: UserRow },
): Promise<boolean> {
  if (caller?.userId !== user.id) return user.passwordHash === confirmed.passwordHash;
  return (await findLiveLogin(transaction, { ...caller, now: context.clock.now() })) !== undefined;
}

async function prove(
  transaction: Transaction,
  {
    context,
    proof,
    found: {
      link: { email },
      user,
    },
  }: { context: AccountContext; proof: Proof; found: GoodLink },
): Promise<ProvedAddress> {
  const now = context.clock.now();
  const changes = { email, emailVerifiedAt: now, pendingEmail: null };
  const proved = await updateUser(transaction, { row: user, changes, now });
  await spendEmailTokens(transaction, { userId: user.id, purpose: 'verify-email', now });
  const joinedBookings = await joinBookings(transaction, { userId: user.id, email });
  if (proof.caller !== undefined) return { email, joinedBookings, opened: undefined };
  // The password alone opens no session of an account with a factor.
  if (await hasFactor(transaction, proved.id)) return { email, joinedBookings, opened: undefined };
  const { browser } = proof;
  await announceDevice(transaction, { context, user: proved, browser });
  const opened = await openLogin(transaction, { context, user: proved, browser });
  return { email, joinedBookings, opened };
}

/** The address may have been changed again since the mail was sent, and staff may have left. */
async function goodLink(
  connection: Connection,
  { context: { clock, keys }, token }: { context: AccountContext; token: string },
): Promise<GoodLink | undefined> {
  const now = clock.now();
  const link = await readEmailToken(connection, { token, purpose: 'verify-email', now, key: keys.emailTokens });
  const user = link === undefined ? undefined : await findUser(connection, link.userId);
  const isGood = user?.isActive === true && addressToProve(user) === link?.email;
  return link !== undefined && user !== undefined && isGood ? { link, user } : undefined;
}
