import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import { queueMail } from '../links/queue-mails';
import { accountCountKey } from '../login/attempts';
import type { AccountContext } from '../ports';
import { deleteCount, revokeSessionsOf, spendEmailTokens, updateUser } from '../store';

/**
 * Writes an account's new password: all its sessions end, reset links are invalidated, failed-login counters are reset,
 * and its owner is notified by email.
 */
export async function setPassword(
  transaction: Transaction,
  { context, user, passwordHash }: { context: AccountContext; user: UserRow; passwordHash: string },
): Promise<UserRow> {
  const now = context.clock.now();
  const changed = await updateUser(transaction, { row: user, changes: { passwordHash }, now });
  await revokeSessionsOf(transaction, { userId: user.id, now });
  await spendEmailTokens(transaction, { userId: user.id, purpose: 'reset-password', now });
  await deleteCount(transaction, accountCountKey(context, user.id));
  // An administrator whom the operator configured has none until they give one.
  if (user.email !== '') await queueMail(transaction, { context, kind: 'password-changed', data: { userId: user.id } });
  return changed;
}
