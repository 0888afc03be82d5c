import { createHmac } from 'node:crypto';
import type { Transaction } from '../../db/client';
import { type Problem, problem } from '../../platform/problem';
import type { AccountContext, Allowance } from './ports';
import { deleteCount, findCount, lowerCount, raiseCount } from './store';

/** What is counted, under a keyed hash that tells neither name nor address, and how much of it is allowed. */
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

/** The two counts that a password which may be wrong is held against. */
export interface PasswordAttempt {
  /** Of the account, or of the name that no account has. */
  ofAccount: Counted;
  ofAddress: Counted;
}

/** The counts of a password given for an account, or for a name that nobody has, from a network address. */
export function passwordAttempt(
  { keys, limits }: CountContext,
  { account, address }: { account: string; address: string },
): PasswordAttempt {
  const keyOf = (text: string) => hashKey(keys.failures, text);
  return {
    ofAccount: { key: keyOf(`account:${account}`), allowance: limits.failuresPerAccount },
    ofAddress: { key: keyOf(`address:${address}`), allowance: limits.failuresPerAddress },
  };
}

/** The password was right: the account begins anew, and the address has one failure less. */
export async function forgetAttempt(
  transaction: Transaction,
  { ofAccount, ofAddress }: PasswordAttempt,
): Promise<void> {
  await deleteCount(transaction, ofAccount.key);
  await lowerCount(transaction, ofAddress.key);
}

/** The count of mails of one kind that are asked for at one address, whether somebody has it or not. */
export function mailAttempt(
  { keys, limits }: CountContext,
  { kind, email }: { kind: 'verify-email' | 'reset-password'; email: string },
): Counted {
  return { key: hashKey(keys.failures, `${kind}:${email}`), allowance: limits.mailsPerRecipient };
}

/** What is counted, as the table of counts knows it. */
export function hashKey(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function tooManyAttempts(waitMs: number): Problem {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return problem('too_many_attempts', { message: `Too many attempts. Wait ${wait} and try again.` });
}
