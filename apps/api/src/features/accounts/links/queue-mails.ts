import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import type { Problem } from '../../../platform/problem';
import { queueNotification } from '../../notifications';
import { countAttempt, mailAttempt } from '../login/attempts';
import type { AccountContext } from '../ports';
import { findByVerifiedEmail } from '../store';
import { addressToProve } from '../user-view';

/**
 * Queues the email that verifies an address. If an account has already verified it, the email says so, and the
 * requester learns nothing. Returns a problem when the address has been emailed too often.
 */
export async function queueAddressProof(
  transaction: Transaction,
  { context, user }: { context: AccountContext; user: UserRow },
): Promise<Problem | undefined> {
  const email = addressToProve(user);
  const counted = [mailAttempt(context, { kind: 'verify-email', email })];
  const refusal = await countAttempt(transaction, { context, counted });
  if (refusal !== undefined) return refusal;
  const owner = await findByVerifiedEmail(transaction, email);
  const isTaken = owner !== undefined && owner.id !== user.id;
  await queueMail(transaction, {
    context,
    ...(isTaken ? { kind: 'account-exists', data: { email } } : { kind: 'verify-email', data: { userId: user.id } }),
  });
  return undefined;
}

/** Emails about a person's account. */
export type AccountMail =
  | 'verify-email'
  | 'account-exists'
  | 'reset-password'
  | 'staff-invitation'
  | 'password-changed'
  | 'new-device'
  | 'second-factor';

/** Queues one mail about an account. */
export async function queueMail(
  transaction: Transaction,
  {
    context,
    kind,
    data,
  }: { context: Pick<AccountContext, 'clock' | 'random'>; kind: AccountMail; data: Record<string, unknown> },
): Promise<void> {
  const id = context.random.uuid();
  const notification = { id, kind, deduplicationKey: `${kind}:${id}`, data };
  await queueNotification(transaction, { notification, now: context.clock.now() });
}
