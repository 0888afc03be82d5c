import type { User } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { parseTrackingCode } from '@tintforge/booking-core';

const parameter = 'to';

/** Addresses of the site that have no parts to fill in. */
const known: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'));

const homes: Record<User['role'], string> = { customer: paths.account, crew: paths.crew, admin: paths.admin };

/** The login page; who logs in there goes on to `target`, one of the site's own addresses. */
export function loginPath(target?: string): string {
  return target === undefined ? paths.login : `${paths.login}?${new URLSearchParams({ [parameter]: target })}`;
}

/** Where to go after logging in: what the address asks for if it is a page of this site, else the user's own area. */
export function afterLogin(search: string, user: Pick<User, 'role'>): string {
  const asked = new URLSearchParams(search).get(parameter) ?? '';
  return known.has(asked) || isBookingPage(asked) ? asked : homeOf(user);
}

/** The page of what someone comes for: their bookings, the crew's day, the shop's schedule. */
export function homeOf({ role }: Pick<User, 'role'>): string {
  return homes[role];
}

function isBookingPage(path: string): boolean {
  const code = parseTrackingCode(path.split('/').at(-1) ?? '');
  return code !== undefined && path === paths.bookingVerification(code);
}
