import { commit } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import { countAttempt, mailAttempt } from '../login/attempts';
import type { AccountContext } from '../ports';
import { findByVerifiedEmail, unverifiedWithEmail } from '../store';
import { queueMail } from './queue-mails';

/** Nobody claims the same address more often than this without proving it. */
const mostUnverified = 3;

/**
 * Queues a link to set a new password, to the account that has proved the address; while none has, to those that claim
 * it. An address of nobody is counted and answered alike.
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
