import { isOfficeRole } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import type { AccountContext, FactorPolicy } from '../ports';
import { hasFactor, setFactorDue } from './factor-store';

/** True for an account that the policy requires a second factor of. */
export function needsFactor({ mode }: FactorPolicy, { role }: Pick<UserRow, 'role'>): boolean {
  return mode === 'required' && isOfficeRole(role);
}

/** True for an account whose grace period is over: it can only add a factor. `now` in epoch milliseconds. */
export function isFactorOverdue(
  policy: FactorPolicy,
  { user, now }: { user: Pick<UserRow, 'role' | 'factorDueAt'>; now: number },
): boolean {
  return needsFactor(policy, user) && user.factorDueAt !== null && user.factorDueAt <= now;
}

/**
 * Starts the grace period of an account at its login, or ends it where the policy no longer applies. Returns the account
 * as it is then.
 */
export async function applyFactorPolicy(
  transaction: Transaction,
  { context: { factorPolicy, clock }, user }: { context: AccountContext; user: UserRow },
): Promise<UserRow> {
  const isDue = needsFactor(factorPolicy, user) && !(await hasFactor(transaction, user.id));
  const dueAt = isDue ? (user.factorDueAt ?? clock.now() + factorPolicy.graceMs) : null;
  if (dueAt === user.factorDueAt) return user;
  await setFactorDue(transaction, { userId: user.id, dueAt });
  return { ...user, factorDueAt: dueAt };
}
