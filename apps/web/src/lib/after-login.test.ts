import { makeTrackingCode } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { afterLogin, loginPath } from './after-login';

const roles = ['customer', 'crew', 'admin'] as const;
const code = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);

test.each(['/booking', `/booking-verification/${code}`])(
  'whoever logs in goes on to the page of the site that the address asks for: %s',
  (path) => {
    const { search } = new URL(loginPath(path), 'https://tintforge.example');
    for (const role of roles) expect(afterLogin(search, { role })).toBe(path);
  },
);

test.each([
  ['nothing', ''],
  ['another site', '?to=https%3A%2F%2Felsewhere.example%2F'],
  ['another site without its protocol', '?to=%2F%2Felsewhere.example'],
  ['another site with a turned slash', '?to=%2F%5Celsewhere.example'],
  ['script', '?to=javascript%3Aalert(1)'],
  ['a call of the api', '?to=%2Fapi%2Fauth%2Flogout'],
  ['a booking that cannot be', '?to=%2Fbooking-verification%2FTF-0000-0001'],
  ['something above a booking', `?to=%2Fbooking-verification%2F..%2F${code}`],
  ['a page with more behind it', '?to=%2Fbooking%3Fx%3D1'],
])('a URL that requests %s leads to the user’s own area', (_name, search) => {
  expect(roles.map((role) => afterLogin(search, { role }))).toEqual(['/dashboard', '/crew', '/admin']);
});
