import { commit } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import { countAttempt, mailAttempt } from '../login/attempts';
import type { AccountContext } from '../ports';
import { findByVerifiedEmail, unverifiedWithEmail } from '../store';
import { queueMail } from './queue-mails';

/** Maximum number of accounts that can claim an address without verifying it. */
const mostUnverified = 3;

/**
 * Queues a link to set a new password to the account that has verified the address; if none has, to those that claim
 * it. An unknown address is counted and gets the same response.
 */
export async function forgotPassword(
  context: AccountContext,
  { email: given }: { email: string },
): Promise<Problem | undefined> {
  const email = given.toLowerCase();
  return commit(context.database, async (transaction) => {
    const counted = [mailAttempt(context, { kind: 'reset-password', email })];
    const refusal = await countAttempt(transaction, { context, counted });
    if (refusal !== undefined) return refusal;
    const owner = await findByVerifiedEmail(transaction, email);
    const accounts =
      owner === undefined ? (await unverifiedWithEmail(transaction, email)).slice(0, mostUnverified) : [owner];
    for (const { id } of accounts.filter(({ isActive }) => isActive)) {
      await queueMail(transaction, { context, kind: 'reset-password', data: { userId: id } });
    }
    return undefined;
  });
}
