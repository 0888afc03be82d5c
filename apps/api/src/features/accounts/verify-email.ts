import type { Transaction } from '../../db/client';
import type { UserRow } from '../../db/schema';
import { commit, isKeyTaken } from '../../db/unit-of-work';
import type { Problem } from '../../platform/problem';
import { joinBookings } from '../bookings';
import { readEmailToken } from './email-tokens';
import type { AccountContext } from './ports';
import { linkExpired } from './problems';
import { findUser, spendEmailTokens, updateUser } from './store';
import { addressToProve } from './user-view';

/** The address that is proved now, and how many bookings made with it joined the account. */
export interface ProvedAddress {
  email: string;
  joinedBookings: number;
}

/**
 * Proves an address by the link that was mailed to it; one that was proved before leaves the account. Guest bookings made
 * with it join. Of two accounts that prove the same address at once the database lets one.
 */
export async function verifyEmail(
  context: AccountContext,
  { token }: { token: string },
): Promise<ProvedAddress | Problem> {
  const { database, clock, keys } = context;
  try {
    return await commit(database, async (transaction) => {
      const now = clock.now();
      const link = await readEmailToken(transaction, { token, purpose: 'verify-email', now, key: keys.emailTokens });
      const user = link === undefined ? undefined : await findUser(transaction, link.userId);
      // The address may have been changed again since the mail was sent.
      if (link === undefined || user === undefined || addressToProve(user) !== link.email) return linkExpired();
      return prove(transaction, { user, email: link.email, now });
    });
  } catch (error) {
    if (isKeyTaken(error, 'users')) return linkExpired();
    throw error;
  }
}

async function prove(
  transaction: Transaction,
  { user, email, now }: { user: UserRow; email: string; now: number },
): Promise<ProvedAddress> {
  await updateUser(transaction, { row: user, changes: { email, emailVerifiedAt: now, pendingEmail: null }, now });
  await spendEmailTokens(transaction, { userId: user.id, purpose: 'verify-email', now });
  return { email, joinedBookings: await joinBookings(transaction, { userId: user.id, email }) };
}
