import { parseTrackingCode } from '@tintforge/booking-core';
import { paths } from './paths';

const parameter = 'to';

/** Addresses of the site that have no parts to fill in. */
const known: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'));

/** The login page; who logs in there goes on to `target`, one of the site's own addresses. */
export function loginPath(target?: string): string {
  return target === undefined ? paths.login : `${paths.login}?${new URLSearchParams({ [parameter]: target })}`;
}

/** Where to go after logging in: what the address asks for if it is a page of this site, else one's own bookings. */
export function afterLogin(search: string): string {
  const asked = new URLSearchParams(search).get(parameter) ?? '';
  return known.has(asked) || isBookingPage(asked) ? asked : paths.account;
}

function isBookingPage(path: string): boolean {
  const code = parseTrackingCode(path.split('/').at(-1) ?? '');
  return code !== undefined && path === paths.bookingVerification(code);
}
