import type { StaffInvitation } from '@tintforge/api-contract';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, type Problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import { queueMail } from '../links/queue-mails';
import type { AccountContext } from '../ports';
import { loggedOut, noSuchStaff, ownAccount } from '../problems';
import { revokeSessionsOf, updateUser } from '../store';
import { firstPassword } from './first-password';
import { findStaff, isActiveAdmin, type StaffRow, staffView } from './staff-store';

/** Lifetime of an invitation link, in milliseconds: long enough for a weekend off. */
export const invitationMs = 3 * 86_400_000;

/**
 * Gives a staff member new access: another link by email, while their password stays valid, or without an address a new
 * password, which ends their sessions and is shown once.
 */
export async function inviteStaff(
  context: AccountContext,
  { callerId, id, version }: { callerId: string; id: string; version: number },
): Promise<StaffInvitation | Problem> {
  const { database, clock, random } = context;
  const seen = await findStaff(database.connection, id);
  if (seen === undefined) return noSuchStaff();
  if (seen.id === callerId) return ownAccount();
  const { passwordHash, password } = await firstPassword(context, seen);
  return commit(database, async (transaction) => {
    if (!(await isActiveAdmin(transaction, callerId))) return loggedOut();
    const row = await findStaff(transaction, id);
    if (row === undefined) return noSuchStaff();
    if (row.version !== version || row.email !== seen.email || !row.isActive) return changedMeanwhile();
    const now = clock.now();
    let next: StaffRow = row;
    if (password === null) {
      await queueMail(transaction, { context, kind: 'staff-invitation', data: { userId: id } });
    } else {
      next = { ...(await updateUser(transaction, { row, changes: { passwordHash }, now })), role: row.role };
      await revokeSessionsOf(transaction, { userId: id, now });
    }
    await recordAudit(transaction, {
      id: random.uuid(),
      at: now,
      userId: callerId,
      action: 'staff.invited',
      subject: row.username,
      data: { by: password === null ? 'mail' : 'password' },
    });
    return { member: await staffView(transaction, next), password };
  });
}
