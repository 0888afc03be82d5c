import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn, logIn, makeAccount, testPassword } from '../../../testing/logged-in';
import { mailedLink } from '../../../testing/mailed-link';
import { rowsOf } from '../../../testing/raw-sql';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0 Safari/537.36';
const hour = 3_600_000;

let shop: TestShop;
let owner: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop);
});
afterEach(() => shop.close());

const mails = async () =>
  (await rowsOf<{ data: string }>(shop, "select data from outbox where kind = 'new-device' order by id")).map(
    ({ data }) => JSON.parse(data) as Record<string, unknown>,
  );

test('the first login of an account is no news', async () => {
  expect(await mails()).toEqual([]);
});

test('registering is no news, and a login from elsewhere afterward is', async () => {
  const body = { username: 'egret', password: testPassword, email: 'egret@tintforge.example' };
  const { user } = await shop.call('register', { body });
  expect(await mails()).toEqual([]);
  await shop.call('login', { body: { username: 'egret', password: testPassword } });
  expect(await mails()).toMatchObject([{ userId: user.id }]);
});

test('a login from a browser without a mark is mailed with its device', async () => {
  await logIn(shop, owner.account, { userAgent: windows });
  expect(await mails()).toEqual([{ userId: owner.account.id, browser: 'Chrome', system: 'Windows' }]);
});

test('a login from a browser that has logged in before is no news', async () => {
  await logIn(shop, owner.account, { cookie: owner.deviceCookie });
  expect(await mails()).toEqual([]);
});

test('who proves an address by password in another browser is mailed', async () => {
  const account = await makeAccount(shop, { emailVerifiedAt: null, firstLoginAt: shop.clock.now() });
  const token = await mailedLink(shop, { userId: account.id, purpose: 'verify-email' });
  await shop.call('verifyEmail', { body: { token, password: testPassword } });
  expect(await mails()).toMatchObject([{ userId: account.id }]);
});

test('an account without an address gets no mail, and neither does a wrong password', async () => {
  const admin = await loggedIn(shop, { role: 'admin', email: '', emailVerifiedAt: null });
  await logIn(shop, admin.account);
  await expect(logIn(shop, owner.account, { password: 'a-guess' })).rejects.toThrow();
  expect(await mails()).toEqual([]);
});

test('one address gets three an hour', async () => {
  for (let count = 0; count < 5; count += 1) await logIn(shop, owner.account);
  expect(await mails()).toHaveLength(3);
  shop.clock.advance(hour);
  await logIn(shop, owner.account);
  expect(await mails()).toHaveLength(4);
});
