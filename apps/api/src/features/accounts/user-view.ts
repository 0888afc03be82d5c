import type { User } from '@tintforge/api-contract';
import { formatPhone } from '@tintforge/booking-core';
import type { UserRow } from '../../db/schema';

/** An account as its owner sees it. While another address waits to be proved, that is the one shown. */
export function userView(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    role: row.role,
    email: addressToProve(row),
    isEmailVerified: row.pendingEmail === null && row.emailVerifiedAt !== null,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone === '' ? '' : formatPhone(row.phone),
    ...(row.factorDueAt === null ? {} : { factorDueAt: new Date(row.factorDueAt).toISOString() }),
  };
}

/** The address that a link to verify goes to, and that following it proves. */
export function addressToProve({ email, pendingEmail }: Pick<UserRow, 'email' | 'pendingEmail'>): string {
  return pendingEmail ?? email;
}
