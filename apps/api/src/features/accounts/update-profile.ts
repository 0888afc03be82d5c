import type { ProfileRequest } from '@tintforge/api-contract';
import { parsePhone } from '@tintforge/booking-core';
import type { UserRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import type { Problem } from '../../platform/problem';
import type { AccountContext } from './ports';
import { loggedOut } from './problems';
import { queueAddressProof } from './queue-mails';
import { findUser, spendEmailTokens, updateUser } from './store';
import { addressToProve } from './user-view';

/**
 * Changes name, phone and address. A new address waits until its link is followed; one that was proved stays the
 * account's until then.
 */
export async function updateProfile(
  context: AccountContext,
  { userId, body }: { userId: string; body: ProfileRequest },
): Promise<UserRow | Problem> {
  const now = context.clock.now();
  return commit(context.database, async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === undefined) return loggedOut();
    const { firstName, lastName } = body;
    const addresses = addressesAfter(user, body.email.toLowerCase());
    const changes = { firstName, lastName, phone: parsePhone(body.phone) ?? '', ...addresses };
    const changed = await updateUser(transaction, { row: user, changes, now });
    if (addressToProve(changed) === addressToProve(user)) return changed;
    await spendEmailTokens(transaction, { userId, purpose: 'verify-email', now });
    // Back at the address that is proved there is nothing to prove. One that was written to often enough gets no mail
    // now; its owner can ask again later.
    if (changed.emailVerifiedAt === null || changed.pendingEmail !== null)
      await queueAddressProof(transaction, { context, user: changed });
    return changed;
  });
}

/** Where a wished address goes: beside one that is proved, or in place of one that is not. */
function addressesAfter(user: UserRow, email: string): Pick<UserRow, 'email' | 'pendingEmail'> {
  if (user.emailVerifiedAt === null) return { email, pendingEmail: null };
  return { email: user.email, pendingEmail: email === user.email ? null : email };
}
