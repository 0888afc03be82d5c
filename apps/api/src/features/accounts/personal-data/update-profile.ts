import type { ProfileRequest } from '@tintforge/api-contract';
import { parsePhone } from '@tintforge/booking-core';
import type { UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { overtakenProblem } from '../../../platform/overtaken';
import { isProblem, type Problem } from '../../../platform/problem';
import { queueAddressProof } from '../links/queue-mails';
import { confirmPassword, type LoginRef } from '../passwords/confirm-password';
import type { AccountContext } from '../ports';
import { loggedOut, passwordMissing } from '../problems';
import { findUser, spendEmailTokens, updateUser } from '../store';
import { addressToProve } from '../user-view';

/** New values of an account. */
interface WishedProfile {
  caller: LoginRef;
  body: ProfileRequest;
}

/** Details that the owner of an account edits, in the form of the stored columns. */
type Profile = Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'phone'>;

/**
 * Changes what its owner has changed of name, phone and address, and nothing that was changed elsewhere since they saw
 * it. A new address requires the current password and stays pending until its link is followed; until then, a verified
 * one stays the account's.
 */
export async function updateProfile(context: AccountContext, wish: WishedProfile): Promise<UserRow | Problem> {
  const confirmed = await confirmNewEmail(context, wish);
  if (isProblem(confirmed)) return confirmed;
  const {
    caller: { userId },
    body,
  } = wish;
  const now = context.clock.now();
  return commit(context.database, async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === undefined) return loggedOut();
    const overtaken = overtakenProfile(user, body);
    if (overtaken !== undefined) return overtaken;
    // The account may have changed since: what counts is whether the address changes now.
    if (changesEmail(user, body) && user.passwordHash !== confirmed?.passwordHash)
      return confirmed === undefined ? passwordMissing() : loggedOut();
    const { email = addressToProve(user), ...wanted } = profileOf(body);
    const changes = { ...wanted, ...addressesAfter(user, email) };
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

/** The account as it was when its password was confirmed; undefined where the address stays and none is asked for. */
async function confirmNewEmail(
  context: AccountContext,
  { caller, body }: WishedProfile,
): Promise<UserRow | Problem | undefined> {
  const user = await findUser(context.database.connection, caller.userId);
  if (user === undefined) return loggedOut();
  const overtaken = overtakenProfile(user, body);
  if (overtaken !== undefined) return overtaken;
  if (!changesEmail(user, body)) return undefined;
  const { currentPassword: password = '' } = body;
  if (password === '') return passwordMissing();
  return confirmPassword(context, { caller, password, field: 'currentPassword' });
}

/** A problem that names what was changed elsewhere since its owner saw it. */
function overtakenProfile(user: UserRow, body: ProfileRequest): Problem | undefined {
  const current = { ...user, email: addressToProve(user) };
  return overtakenProblem<Profile>({
    current,
    wanted: profileOf(body),
    seen: profileOf(body.seen),
    nameOf: (name) => name,
  });
}

/** The profile of a request; what is absent stays. */
function profileOf({ firstName, lastName, email, phone }: ProfileRequest['seen']): Partial<Profile> {
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(phone !== undefined && { phone: parsePhone(phone) ?? '' }),
  };
}

/** True when the requested address differs from the verified and the pending one. */
function changesEmail(user: UserRow, body: ProfileRequest): boolean {
  const { email = addressToProve(user) } = profileOf(body);
  return email !== addressToProve(user);
}

/** Column for a requested address: next to a verified one, or in place of an unverified one. */
function addressesAfter(user: UserRow, email: string): Pick<UserRow, 'email' | 'pendingEmail'> {
  if (user.emailVerifiedAt === null) return { email, pendingEmail: null };
  return { email: user.email, pendingEmail: email === user.email ? null : email };
}
