import type { StaffMember, StaffRequest } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import { queueMail } from '../links/queue-mails';
import type { AccountContext } from '../ports';
import { loggedOut, noSuchStaff, ownAccount } from '../problems';
import { revokeSessionsOf, spendEmailTokens, updateUser } from '../store';
import { countActiveAdmins, findStaff, isActiveAdmin, isEmailOpen, type StaffRow, staffView } from './staff-store';

/** Changes that an administrator requests for a staff member. */
export interface StaffChange {
  callerId: string;
  id: string;
  body: StaffRequest;
}

/**
 * Changes the name, role or region of a staff member, or revokes their access: their sessions and links end at once. Before
 * their first login also their address, which gets a link then; a link that went to another one opens nothing any more.
 * The last administrator stays one, and administrators can't change their own role; both are checked in the
 * transaction, so that two administrators who revoke each other at once leave one of them.
 */
export async function changeStaff(context: AccountContext, change: StaffChange): Promise<StaffMember | Problem> {
  return commit(context.database, (transaction) => writeChange(transaction, { context, change }));
}

async function writeChange(
  transaction: Transaction,
  { context, change: { callerId, id, body } }: { context: AccountContext; change: StaffChange },
): Promise<StaffMember | Problem> {
  if (!(await isActiveAdmin(transaction, callerId))) return loggedOut();
  const row = await findStaff(transaction, id);
  if (row === undefined) return noSuchStaff();
  if (row.version !== body.version) return changedMeanwhile();
  const { version: _seen, email: typed = row.email, ...rest } = body;
  const wanted = { ...rest, email: typed.toLowerCase() };
  const refusal = await judge(transaction, { row, wanted, callerId });
  if (refusal !== undefined) return refusal;

  const now = context.clock.now();
  const next = { ...(await updateUser(transaction, { row, changes: wanted, now })), role: wanted.role };
  if (!next.isActive) {
    await revokeSessionsOf(transaction, { userId: id, now });
    await spendEmailTokens(transaction, { userId: id, purpose: 'reset-password', now });
  }
  const act = { at: now, userId: callerId, subject: row.username };
  await recordAudit(transaction, {
    ...act,
    id: context.random.uuid(),
    action: 'staff.changed',
    data: { before: rightsOf(row), after: rightsOf(next) },
  });
  if (next.isActive && next.email !== row.email && next.email !== '') {
    await queueMail(transaction, { context, kind: 'staff-invitation', data: { userId: id } });
    await recordAudit(transaction, {
      ...act,
      id: context.random.uuid(),
      action: 'staff.invited',
      data: { by: 'mail' },
    });
  }
  return staffView(transaction, next);
}

async function judge(
  transaction: Transaction,
  { row, wanted, callerId }: { row: StaffRow; wanted: Pick<StaffRow, 'role' | 'isActive' | 'email'>; callerId: string },
): Promise<Problem | undefined> {
  const isAdmin = row.role === 'admin' && row.isActive;
  const staysAdmin = wanted.role === 'admin' && wanted.isActive;
  if (isAdmin && !staysAdmin && (await countActiveAdmins(transaction)) === 1) return lastAdmin();
  const isOwnRight = row.id === callerId && (row.role !== wanted.role || row.isActive !== wanted.isActive);
  if (isOwnRight) return ownAccount();
  return row.email === wanted.email || isEmailOpen(row) ? undefined : addressIsTheirs();
}

function rightsOf({ role, regionId, isActive }: StaffRow) {
  return { role, regionId, isActive };
}

function addressIsTheirs(): Problem {
  const message = 'They have logged in. Only they can change their email now, in their profile.';
  return problem('invalid_value', { message, fields: { email: message } });
}

function lastAdmin(): Problem {
  return problem('last_admin', {
    message: 'This is the last administrator who can log in. Make someone else an administrator first.',
  });
}
