/**
 * Roles of an account: a customer sees their own bookings, a crew its region's day, the office the shop's bookings,
 * customers, messages and money, an admin also its settings, staff and audit.
 */
export const userRoles = ['customer', 'crew', 'office', 'admin'] as const;

/** One of {@link userRoles}. */
export type UserRole = (typeof userRoles)[number];

/** True for the roles that work with the bookings of the whole shop. */
export function isOfficeRole(role: UserRole): boolean {
  return role === 'office' || role === 'admin';
}
