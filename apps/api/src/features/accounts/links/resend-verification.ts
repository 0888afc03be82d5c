import { commit } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import type { AccountContext } from '../ports';
import { alreadyVerified, loggedOut, noEmail } from '../problems';
import { findUser } from '../store';
import { userView } from '../user-view';
import { queueAddressProof } from './queue-mails';

/** Queues the verification link again. Returns a problem when there is no address, or nothing left to verify. */
export async function resendVerification(
  context: AccountContext,
  { userId }: { userId: string },
): Promise<Problem | undefined> {
  return commit(context.database, async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === undefined) return loggedOut();
    const { email, isEmailVerified } = userView(user);
    if (email === '') return noEmail();
    return isEmailVerified ? alreadyVerified() : await queueAddressProof(transaction, { context, user });
  });
}
