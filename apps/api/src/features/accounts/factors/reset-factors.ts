import type { StaffMember } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, type Problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import type { AccountContext } from '../ports';
import { loggedOut, noSuchStaff, ownAccount } from '../problems';
import { findStaff, isActiveAdmin, staffView } from '../staff/staff-store';
import { findByUsername, revokeSessionsOf } from '../store';
import { announceFactorChange } from './announce-factor';
import { needsFactor } from './factor-policy';
import { deleteFactors, setFactorDue } from './factor-store';

type ResetContext = Pick<AccountContext, 'database' | 'clock' | 'random' | 'factorPolicy'>;

/**
 * Removes all factors of a staff member who has lost them, passkeys too: they log in with the password alone and have the grace
 * period again. Their sessions end, and they are emailed. Administrators can't do this for themselves.
 */
export async function resetFactors(
  context: AccountContext,
  { callerId, id, version }: { callerId: string; id: string; version: number },
): Promise<StaffMember | Problem> {
  const { database, clock, random } = context;
  return commit(database, async (transaction) => {
    if (!(await isActiveAdmin(transaction, callerId))) return loggedOut();
    const row = await findStaff(transaction, id);
    if (row === undefined) return noSuchStaff();
    if (row.id === callerId) return ownAccount();
    if (row.version !== version) return changedMeanwhile();
    await reset(transaction, { context, user: row });
    await recordAudit(transaction, {
      id: random.uuid(),
      at: clock.now(),
      userId: callerId,
      action: 'staff.factor',
      subject: row.username,
      data: { change: 'reset' },
    });
    return staffView(transaction, row);
  });
}

/** The same from the server's command line, for any account; undefined when no account has the name. */
export async function resetFactorsByOperator(context: ResetContext, username: string): Promise<UserRow | undefined> {
  return commit(context.database, async (transaction) => {
    const user = await findByUsername(transaction, username);
    if (user !== undefined) await reset(transaction, { context, user });
    return user;
  });
}

async function reset(
  transaction: Transaction,
  { context, user }: { context: ResetContext; user: UserRow },
): Promise<void> {
  const { clock, factorPolicy } = context;
  const now = clock.now();
  await deleteFactors(transaction, user.id);
  const dueAt = needsFactor(factorPolicy, user) ? now + factorPolicy.graceMs : null;
  await setFactorDue(transaction, { userId: user.id, dueAt });
  await revokeSessionsOf(transaction, { userId: user.id, now });
  await announceFactorChange(transaction, { context, user, change: 'reset' });
}
