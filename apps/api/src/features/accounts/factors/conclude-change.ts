import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import type { LoginRef } from '../passwords/confirm-password';
import type { AccountContext } from '../ports';
import { revokeOtherSessions } from '../store';
import { announceFactorChange, type FactorChange } from './announce-factor';

interface Change {
  context: AccountContext;
  caller: LoginRef;
  user: UserRow;
  change: FactorChange;
}

/** After a change of factors by their owner: every session but the caller's ends, and the owner is emailed. */
export async function concludeChange(
  transaction: Transaction,
  { context, caller, user, change }: Change,
): Promise<void> {
  await revokeOtherSessions(transaction, { ...caller, now: context.clock.now() });
  await announceFactorChange(transaction, { context, user, change });
}
