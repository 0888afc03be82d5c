import type { NewStaffRequest, StaffInvitation } from '@tintforge/api-contract';
import { commit, isKeyTaken } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import { queueMail } from '../links/queue-mails';
import type { AccountContext } from '../ports';
import { loggedOut, usernameTaken } from '../problems';
import { findByUsername, insertUser, usernameKeyOf } from '../store';
import { firstPassword } from './first-password';
import { isActiveAdmin, type StaffRow, staffView } from './staff-store';

/**
 * Creates a login for a staff member. With an address they are emailed a link to choose a password; without one the
 * response has a password, which appears nowhere else.
 */
export async function addStaff(
  context: AccountContext,
  { callerId, body }: { callerId: string; body: NewStaffRequest },
): Promise<StaffInvitation | Problem> {
  const { database, clock, random } = context;
  if ((await findByUsername(database.connection, body.username)) !== undefined) return usernameTaken();
  const email = body.email.toLowerCase();
  const { passwordHash, password } = await firstPassword(context, { email });
  const now = clock.now();
  const row: StaffRow = {
    id: random.uuid(),
    version: 1,
    username: body.username,
    usernameKey: usernameKeyOf(body.username),
    role: body.role,
    passwordHash,
    email,
    emailVerifiedAt: null,
    pendingEmail: null,
    firstName: body.firstName,
    lastName: body.lastName,
    phone: '',
    regionId: body.regionId,
    isActive: true,
    firstLoginAt: null,
    factorDueAt: null,
    calendarGeneration: 0,
    createdAt: now,
    updatedAt: now,
  };
  try {
    return await commit(database, async (transaction) => {
      if (!(await isActiveAdmin(transaction, callerId))) return loggedOut();
      await insertUser(transaction, row);
      if (password === null)
        await queueMail(transaction, { context, kind: 'staff-invitation', data: { userId: row.id } });
      const { username, role, regionId } = row;
      await recordAudit(transaction, {
        id: random.uuid(),
        at: now,
        userId: callerId,
        action: 'staff.added',
        subject: username,
        data: { after: { role, regionId }, by: password === null ? 'mail' : 'password' },
      });
      return { member: await staffView(transaction, row), password };
    });
  } catch (error) {
    if (isKeyTaken(error, 'users')) return usernameTaken();
    throw error;
  }
}
