import { createHmac } from 'node:crypto';
import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import type { Allowance } from '../../../limits';
import { addressesOfSite, siteKey } from '../../../platform/address-key';
import { type Problem, problem } from '../../../platform/problem';
import type { AccountContext } from '../ports';
import { deleteCount, findCount, lowerCount, raiseCount, usernameKeyOf } from '../store';
import { findDevice } from './device-marks';

/** A rate-limit counter under a keyed hash that reveals neither name nor address, and its maximum. */
export interface Counted {
  key: string;
  allowance: Allowance;
}

type CountContext = Pick<AccountContext, 'keys' | 'limits' | 'clock'>;

/**
 * Counts one attempt against each of these. Counted before it is known how the attempt ends, so that many at the same
 * moment count each other. When one of them is used up nothing is counted, and the problem says how long to wait.
 */
export async function countAttempt(
  transaction: Transaction,
  { context, counted }: { context: CountContext; counted: readonly Counted[] },
): Promise<Problem | undefined> {
  const now = context.clock.now();
  for (const { key, allowance } of counted) {
    const row = await findCount(transaction, { key, now });
    if (row !== undefined && row.count >= allowance.most) return tooManyAttempts(row.resetsAt - now);
  }
  for (const { key, allowance } of counted)
    await raiseCount(transaction, { key, now, resetsAt: now + allowance.perMs });
  return undefined;
}

/** Where a password comes from. What strangers try wrong counts for none but the first kind. */
export type PasswordSource =
  /** A browser, by its network address and the cookie with the marks of earlier logins. */
  | { kind: 'browser'; address: string; deviceCookie: string | undefined }
  | { kind: 'login'; sessionId: string }
  /** The holder of an emailed link. */
  | { kind: 'link'; tokenId: string };

/** The counts that a password which may be wrong is held against. */
export interface PasswordAttempt {
  /** Of the account, or of the name that no account has; of a known browser, a login or a link alone. */
  own: Counted;
  /** Of the network address, and of the site that an IPv6 address is part of; none for those who are known. */
  ofAddress: readonly Counted[];
}

/** A secret that someone may be guessing. */
interface GuessedSecret {
  /** Undefined when the name is unknown. */
  user: UserRow | undefined;
  name: string;
  source: PasswordSource;
  /** A code or a signature of a factor, where it isn't the password. */
  guess?: 'password' | 'code' | 'passkey';
}

/**
 * The counters of a password for an account, or for an unknown name. A browser that has logged in to the account
 * before, a session and an emailed link have separate counters, which no one else can exhaust.
 */
export function passwordAttempt(
  context: CountContext,
  { user, name, source, guess = 'password' }: GuessedSecret,
): PasswordAttempt {
  const { keys, limits } = context;
  const owner = user?.id ?? usernameKeyOf(name);
  // Wrong codes and signatures are counted apart from wrong passwords: knowing one gives no extra tries for the other.
  const account = guess === 'password' ? owner : `${guess}:${owner}`;
  const known = (holder: string): PasswordAttempt => ({
    own: { key: hashKey(keys.failures, `${holder}:${account}`), allowance: limits.failuresPerDevice },
    ofAddress: [],
  });
  if (source.kind === 'login') return known(`login:${source.sessionId}`);
  if (source.kind === 'link') return known(`link:${source.tokenId}`);
  const device = findDevice(context, { cookie: source.deviceCookie, user });
  if (device !== undefined) return known(`device:${device}`);
  return {
    own: { key: accountCountKey(context, account), allowance: limits.failuresPerAccount },
    ofAddress: addressCounts(context, source.address),
  };
}

function addressCounts({ keys, limits }: CountContext, address: string): Counted[] {
  const { most, perMs } = limits.failuresPerAddress;
  const own = { key: hashKey(keys.failures, `address:${address}`), allowance: limits.failuresPerAddress };
  const site = siteKey(address);
  if (site === undefined) return [own];
  return [own, { key: hashKey(keys.failures, `site:${site}`), allowance: { most: most * addressesOfSite, perMs } }];
}

/** The key of what all unknown browsers together have tried wrong for an account. */
export function accountCountKey({ keys }: Pick<CountContext, 'keys'>, account: string): string {
  return hashKey(keys.failures, `account:${account}`);
}

/** The password was right: its own count begins at zero again, and the address has one failure less. */
export async function forgetAttempt(transaction: Transaction, { own, ofAddress }: PasswordAttempt): Promise<void> {
  await deleteCount(transaction, own.key);
  for (const { key } of ofAddress) await lowerCount(transaction, key);
}

/** The counter of emails of one kind requested for an address, known or not. */
export function mailAttempt({ keys, limits }: CountContext, { kind, email }: MailToAnyone): Counted {
  return { key: hashKey(keys.failures, `${kind}:${email}`), allowance: limits.mailsPerRecipient };
}

/** An email that callers can cause to be sent to an address, in lower case. */
interface MailToAnyone {
  kind: 'verify-email' | 'reset-password' | 'message-receipt' | 'quote-receipt' | 'booking-links' | 'new-device';
  email: string;
}

/** Counts a mail to an address; false when it has had enough of this kind. */
export async function countMail(
  transaction: Transaction,
  { context, ...mail }: MailToAnyone & { context: CountContext },
): Promise<boolean> {
  return (await countAttempt(transaction, { context, counted: [mailAttempt(context, mail)] })) === undefined;
}

/** Key in the table of counters. */
export function hashKey(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function tooManyAttempts(waitMs: number): Problem {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return problem('too_many_attempts', { message: `Too many attempts. Wait ${wait} and try again.` });
}
