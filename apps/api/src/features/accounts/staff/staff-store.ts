import type { StaffMember } from '@tintforge/api-contract';
import { and, asc, count, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { sessions, type UserRow, users } from '../../../db/schema';
import { findUser } from '../store';

const staffRoles = ['crew', 'admin'] as const;

/** Somebody who works here. */
export interface StaffRow extends UserRow {
  role: (typeof staffRoles)[number];
}

function isStaff(row: UserRow): row is StaffRow {
  return row.role !== 'customer';
}

/** Somebody of the staff by their id; undefined for a customer, and for nobody. */
export async function findStaff(connection: Connection, id: string): Promise<StaffRow | undefined> {
  const row = await findUser(connection, id);
  return row !== undefined && isStaff(row) ? row : undefined;
}

/** Whether somebody is an administrator at this moment. */
export async function isActiveAdmin(connection: Connection, id: string): Promise<boolean> {
  const row = await findUser(connection, id);
  return row !== undefined && row.role === 'admin' && row.isActive;
}

/** How many administrators can log in. */
export async function countActiveAdmins(connection: Connection): Promise<number> {
  const isActive = and(eq(users.role, 'admin'), eq(users.isActive, true));
  return (await connection.select({ admins: count() }).from(users).where(isActive).get())?.admins ?? 0;
}

/** Everybody who works or worked here: who can log in first, then by name. */
export async function listStaff(connection: Connection): Promise<StaffMember[]> {
  const rows = await connection
    .select()
    .from(users)
    .where(inArray(users.role, staffRoles))
    .orderBy(desc(users.isActive), asc(users.role), asc(users.usernameKey))
    .all();
  return Promise.all(rows.filter(isStaff).map((row) => staffView(connection, row)));
}

/** Somebody of the staff as administrators see them. */
export async function staffView(connection: Connection, row: StaffRow): Promise<StaffMember> {
  const { id, version, username, firstName, lastName, email, role, regionId, isActive } = row;
  const lastSeen = await lastSeenAt(connection, id);
  return {
    ...{ id, version, username, firstName, lastName, email, role, regionId, isActive },
    lastSeen: lastSeen === undefined ? null : new Date(lastSeen).toISOString(),
  };
}

/** When a login of theirs was last opened or renewed, of those that stand. */
async function lastSeenAt(connection: Connection, userId: string): Promise<number | undefined> {
  const isTheirs = and(eq(sessions.userId, userId), isNull(sessions.revokedAt));
  const latest = await connection
    .select({ at: max(sessions.rotatedAt) })
    .from(sessions)
    .where(isTheirs)
    .get();
  return latest?.at ?? undefined;
}
