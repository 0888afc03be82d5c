import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusal } from '../../testing/customer';
import { loggedIn, logIn } from '../../testing/logged-in';
import { mailedLink } from '../../testing/mailed-link';
import { execute } from '../../testing/raw-sql';
import { rowCounts } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { pruneAccounts } from './prune-accounts';

const hour = 3_600_000;
const day = 24 * hour;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** Remaining sessions, links and counters. */
async function left() {
  await pruneAccounts(shop.accounts);
  const { users, sessions, email_tokens, login_failures } = await rowCounts(shop);
  return { users, logins: sessions, links: email_tokens, counts: login_failures };
}

test('what can still do something stays', async () => {
  const { account } = await loggedIn(shop);
  await mailedLink(shop, { userId: account.id, purpose: 'reset-password' });
  await refusal(shop.call('login', { body: { username: account.username, password: 'not-the-password' } }));
  expect(await left()).toEqual({ users: 1, logins: 1, links: 1, counts: 2 });
});

test('logins that have ended, links that have run out and counts that are over go, accounts stay', async () => {
  const { account } = await loggedIn(shop);
  await mailedLink(shop, { userId: account.id, purpose: 'reset-password' });
  await mailedLink(shop, { userId: account.id, purpose: 'verify-email' });
  await refusal(shop.call('login', { body: { username: account.username, password: 'not-the-password' } }));
  shop.clock.advance(hour);
  expect(await left()).toEqual({ users: 1, logins: 1, links: 1, counts: 0 });
  shop.clock.advance(23 * hour);
  expect(await left()).toEqual({ users: 1, logins: 1, links: 0, counts: 0 });
  shop.clock.advance(29 * day);
  expect(await left()).toEqual({ users: 1, logins: 0, links: 0, counts: 0 });
});

test('logins that were ended and links that were used go at once', async () => {
  const { account, headers, call } = await loggedIn(shop);
  await logIn(shop, account);
  const token = await mailedLink(shop, { userId: account.id, purpose: 'verify-email' });
  await call('verifyEmail', { body: { token } });
  await shop.server.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...headers, host: 'localhost', origin: 'http://localhost' },
    payload: { everywhere: false },
  });
  expect(await left()).toMatchObject({ logins: 1, links: 0 });
});

test('counts that are over go in batches, and all of them', async () => {
  const values = Array.from({ length: 500 }, (_, number) => `('key-${number}', 1, 1)`);
  await execute(shop, `insert into login_failures (key, count, resets_at) values ${values}`);
  await pruneAccounts(shop.accounts);
  expect(await rowCounts(shop)).toMatchObject({ login_failures: 0 });
});
