import { expect, test } from 'vitest';
import { afterLogin, loginPath } from './after-login';

test('whoever logs in goes on to the page of the site that the address asks for', () => {
  const { search } = new URL(loginPath('/booking'), 'https://tintforge.example');
  expect(afterLogin(search)).toBe('/booking');
});

test.each([
  ['nothing', ''],
  ['another site', '?to=https%3A%2F%2Felsewhere.example%2F'],
  ['another site without its protocol', '?to=%2F%2Felsewhere.example'],
  ['another site with a turned slash', '?to=%2F%5Celsewhere.example'],
  ['script', '?to=javascript%3Aalert(1)'],
  ['a call of the api', '?to=%2Fapi%2Fauth%2Flogout'],
  ['a page with more behind it', '?to=%2Fbooking%3Fx%3D1'],
])('an address that asks for %s leads to one’s own bookings', (_name, search) => {
  expect(afterLogin(search)).toBe('/dashboard');
});
