import { commit } from '../../db/unit-of-work';
import type { Problem } from '../../platform/problem';
import type { AccountContext } from './ports';
import { loggedOut } from './problems';
import { queueAddressProof } from './queue-mails';
import { findUser } from './store';
import { userView } from './user-view';

/** Queues the link that proves the address again. An address that is proved already, or that nobody gave, needs none. */
export async function resendVerification(
  context: AccountContext,
  { userId }: { userId: string },
): Promise<Problem | undefined> {
  return commit(context.database, async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === undefined) return loggedOut();
    const { email, isEmailVerified } = userView(user);
    return isEmailVerified || email === '' ? undefined : await queueAddressProof(transaction, { context, user });
  });
}
