import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn, logIn } from '../../../testing/logged-in';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let customer: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  customer = await loggedIn(shop);
});
afterEach(() => shop.close());

async function isLoggedIn(): Promise<boolean> {
  return (await shop.server.inject({ url: '/api/auth/user', headers: customer.headers })).statusCode === 200;
}

function follow(headers: Record<string, string>) {
  return shop.server.inject({ url: '/api/auth/logout', headers: { cookie: customer.cookie, ...headers } });
}

test('a link of the site’s own logs out and leads home', async () => {
  const response = await follow({ 'sec-fetch-site': 'same-origin' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
  expect(String(response.headers['set-cookie'])).toMatch(/^login=; Max-Age=0/);
  expect(await isLoggedIn()).toBe(false);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another name of the same site', { 'sec-fetch-site': 'same-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a browser that does not say', {}],
])('from %s it asks first', async (_name, headers: Record<string, string>) => {
  const response = await follow(headers);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.body).toContain('<form method="post" action="/api/auth/logout"><button>Log out</button></form>');
  expect(response.body).not.toMatch(/<script|<style|style=/);
  expect(await isLoggedIn()).toBe(true);
});

function press(origin: string) {
  return shop.server.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: {
      host: 'localhost:3000',
      origin,
      cookie: customer.cookie,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: '',
  });
}

test('the button logs out and leads home, without script', async () => {
  const response = await press('http://localhost:3000');
  expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
  expect(await isLoggedIn()).toBe(false);
});

test.each([
  ['without a body', {}],
  ['with an empty body that is called JSON', { 'content-type': 'application/json' }],
  ['with nothing in the body', { 'content-type': 'application/json' }, '{}'],
])('a page of this site logs out %s', async (_name, headers: Record<string, string>, payload?: string) => {
  const other = await logIn(shop, customer.account);
  const response = await shop.server.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: customer.cookie, ...headers },
    ...(payload !== undefined && { payload }),
  });
  expect([response.statusCode, response.json()]).toEqual([200, { done: true }]);
  expect(String(response.headers['set-cookie'])).toMatch(/^login=; Max-Age=0/);
  expect(await isLoggedIn()).toBe(false);
  // Of the account's other logins nothing was said.
  expect((await shop.server.inject({ url: '/api/auth/user', headers: other.headers })).statusCode).toBe(200);
});

test('a button on another site does nothing', async () => {
  const response = await press('https://other.example');
  expect(response.statusCode).toBe(403);
  expect(await isLoggedIn()).toBe(true);
});
