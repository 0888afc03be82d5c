import type { StaffMember } from '@tintforge/api-contract';
import { and, asc, count, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { sessions, type UserRow, users } from '../../../db/schema';
import { hasFactor } from '../factors/factor-store';
import { findUser } from '../store';

const staffRoles = ['crew', 'office', 'admin'] as const;

/** A staff member. */
export interface StaffRow extends UserRow {
  role: (typeof staffRoles)[number];
}

function isStaff(row: UserRow): row is StaffRow {
  return row.role !== 'customer';
}

/** A staff member by ID; undefined for a customer or an unknown ID. */
export async function findStaff(connection: Connection, id: string): Promise<StaffRow | undefined> {
  const row = await findUser(connection, id);
  return row !== undefined && isStaff(row) ? row : undefined;
}

/** True when an account is an administrator at this moment. */
export async function isActiveAdmin(connection: Connection, id: string): Promise<boolean> {
  const row = await findUser(connection, id);
  return row !== undefined && row.role === 'admin' && row.isActive;
}

/** Number of administrators who can log in. */
export async function countActiveAdmins(connection: Connection): Promise<number> {
  const isActive = and(eq(users.role, 'admin'), eq(users.isActive, true));
  return (await connection.select({ admins: count() }).from(users).where(isActive).get())?.admins ?? 0;
}

/** Current and former staff: those who can log in first, then by name. */
export async function listStaff(connection: Connection): Promise<StaffMember[]> {
  const rows = await connection
    .select()
    .from(users)
    .where(inArray(users.role, staffRoles))
    .orderBy(desc(users.isActive), asc(users.role), asc(users.usernameKey))
    .all();
  return Promise.all(rows.filter(isStaff).map((row) => staffView(connection, row)));
}

/** True while an administrator may correct the address: there was no login yet. */
export function isEmailOpen({ firstLoginAt }: Pick<StaffRow, 'firstLoginAt'>): boolean {
  return firstLoginAt === null;
}

/** A staff member as administrators see them. */
export async function staffView(connection: Connection, row: StaffRow): Promise<StaffMember> {
  const { id, version, username, firstName, lastName, email, role, regionId, isActive } = row;
  const lastSeen = await lastSeenAt(connection, id);
  return {
    ...{ id, version, username, firstName, lastName, email, role, regionId, isActive },
    isEmailOpen: isEmailOpen(row),
    hasFactor: await hasFactor(connection, id),
    lastSeen: lastSeen === undefined ? null : new Date(lastSeen).toISOString(),
  };
}

/** When one of their active sessions was last opened or renewed. */
async function lastSeenAt(connection: Connection, userId: string): Promise<number | undefined> {
  const isTheirs = and(eq(sessions.userId, userId), isNull(sessions.revokedAt));
  const latest = await connection
    .select({ at: max(sessions.rotatedAt) })
    .from(sessions)
    .where(isTheirs)
    .get();
  return latest?.at ?? undefined;
}
