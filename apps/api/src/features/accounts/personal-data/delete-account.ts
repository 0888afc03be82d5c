import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { confirmPassword, type LoginRef } from '../passwords/confirm-password';
import type { AccountContext } from '../ports';
import { bookingAhead, loggedOut } from '../problems';
import { findBookingAhead, findUser } from '../store';
import { forgetPerson } from './forget-person';
import { personOf } from './personal-rows';

/** Deletes the account if the caller gives its password, unless it has an upcoming booking. */
export async function deleteAccount(
  context: AccountContext,
  { caller, password }: { caller: LoginRef; password: string },
): Promise<Problem | undefined> {
  const confirmed = await confirmPassword(context, { caller, password, field: 'password' });
  if (isProblem(confirmed)) return confirmed;
  const { userId } = caller;
  const now = context.clock.now();
  return commit(context.database, async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === undefined || user.passwordHash !== confirmed.passwordHash) return loggedOut();
    const trackingCode = await findBookingAhead(transaction, { userId, now });
    if (trackingCode !== undefined) return bookingAhead(trackingCode);
    await forgetPerson(transaction, { person: personOf(user), now });
    return undefined;
  });
}
