import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import { recordAudit } from '../../audit';
import { queueMail } from '../links/queue-mails';
import type { AccountContext } from '../ports';

/** Change to the factors of an account. Without its last one it opens with the password alone: `removed`. */
export type FactorChange =
  | 'added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'removed'
  | 'reset'
  | 'codes-replaced'
  | 'recovery-code-used'
  | 'passkey-copied';

/** Emails the owner of an account about their factors; a staff member's change is in the audit as well. */
export async function announceFactorChange(
  transaction: Transaction,
  { context, user, change }: { context: Pick<AccountContext, 'clock' | 'random'>; user: UserRow; change: FactorChange },
): Promise<void> {
  const { clock, random } = context;
  if (user.email !== '')
    await queueMail(transaction, { context, kind: 'second-factor', data: { userId: user.id, change } });
  // A reset is recorded under the administrator who did it; customers are not in the audit.
  if (user.role === 'customer' || change === 'reset') return;
  await recordAudit(transaction, {
    id: random.uuid(),
    at: clock.now(),
    userId: user.id,
    action: 'staff.factor',
    subject: user.username,
    data: { change },
  });
}
