import type { SessionRow, UserRow } from '../../../db/schema';

const hour = 3_600_000;
const day = 24 * hour;

/** Idle lifetime of a customer's session, in milliseconds. Cookies live as long. */
export const sessionMs = 30 * day;

/** Idle lifetime of a staff member's session, in milliseconds: they log in once a day. */
export const staffSessionMs = 12 * hour;

/** Maximum lifetime of a session, however often it is renewed; then the password is required again. */
const longestSessionMs = 90 * day;

/** Idle lifetime of the sessions of an account with this role, in milliseconds. */
export function idleMs(role: UserRow['role']): number {
  return role === 'customer' ? sessionMs : staffSessionMs;
}

/** When a session that is renewed now ends, unless it is renewed again. Epoch milliseconds. */
export function nextExpiry(
  { createdAt }: Pick<SessionRow, 'createdAt'>,
  { role, now }: { role: UserRow['role']; now: number },
): number {
  return Math.min(now + idleMs(role), createdAt + longestSessionMs);
}

/** True when a session has been used too long ago for an account with this role, whatever its stored expiry. */
export function isIdle(
  { rotatedAt }: Pick<SessionRow, 'rotatedAt'>,
  { role, now }: { role: UserRow['role']; now: number },
): boolean {
  return now - rotatedAt >= idleMs(role);
}
