import type { User } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { parseTrackingCode } from '@tintforge/booking-core';

const parameter = 'to';

/** Paths of the site without parameters. */
const known: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'));

const homes = {
  customer: paths.account,
  crew: paths.crew,
  office: paths.admin,
  admin: paths.admin,
} as const satisfies Record<User['role'], string>;

/** The login page; after logging in there, the user continues to `target`, a path of this site. */
export function loginPath(target?: string): OwnAddress {
  return target === undefined ? paths.login : `${paths.login}?${new URLSearchParams({ [parameter]: target })}`;
}

/** Where to go after logging in: the page in the URL if it belongs to this site, else the user's own area. */
export function afterLogin(search: string, user: Pick<User, 'role'>): string {
  const asked = new URLSearchParams(search).get(parameter) ?? '';
  return known.has(asked) || isBookingPage(asked) ? asked : homeOf(user);
}

/** The user's start page: their bookings, the crew's day, or the shop's schedule. */
export function homeOf({ role }: Pick<User, 'role'>): (typeof homes)[User['role']] {
  return homes[role];
}

function isBookingPage(path: string): boolean {
  const code = parseTrackingCode(path.split('/').at(-1) ?? '');
  return code !== undefined && path === paths.bookingVerification(code);
}
