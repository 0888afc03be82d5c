import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../limits';
import { refusal } from '../../../testing/customer';
import { loggedIn, makeAccount, testPassword } from '../../../testing/logged-in';
import { rowsOf } from '../../../testing/raw-sql';
import { rowCounts } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const minute = 60_000;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const logIn = (username: string, password = testPassword) => shop.call('login', { body: { username, password } });

/** Gives a password from a separate network address. */
async function tryFrom(address: string, username: string, password = 'not-the-password') {
  const response = await shop.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    payload: { username, password },
  });
  return response.json<{ code?: string; message?: string }>();
}

async function fail(username: string, times: number, addressOf = (_try: number) => '203.0.113.7') {
  const codes: (string | undefined)[] = [];
  for (let number = 0; number < times; number += 1) codes.push((await tryFrom(addressOf(number), username)).code);
  return codes;
}

describe('somebody logs in', () => {
  test('with the username, in whatever case', async () => {
    const account = await makeAccount(shop, { username: 'Heron' });
    for (const name of ['Heron', 'heron', 'HERON', ' heron ']) {
      expect(await logIn(name)).toMatchObject({ user: { id: account.id, username: 'Heron', role: 'customer' } });
    }
  });

  test('with an address that is proved, in whatever case', async () => {
    const account = await makeAccount(shop, { email: 'heron@tintforge.example' });
    expect((await logIn('Heron@Tintforge.example')).user).toMatchObject({ id: account.id, isEmailVerified: true });
  });

  test('not with an address that is only claimed', async () => {
    await makeAccount(shop, { email: 'heron@tintforge.example', emailVerifiedAt: null });
    expect(await refusal(logIn('heron@tintforge.example'))).toMatchObject({ status: 401, code: 'invalid_credentials' });
  });

  test('with a proved address although it is another account’s username', async () => {
    const account = await makeAccount(shop, { email: 'heron@tintforge.example' });
    await makeAccount(shop, { username: 'heron@tintforge.example', email: 'other@tintforge.example' });
    expect((await logIn('heron@tintforge.example')).user.id).toBe(account.id);
  });

  test('and gets a bearer token that says neither role nor name', async () => {
    const { account, headers } = await loggedIn(shop, { role: 'admin' });
    const [, payload = ''] = headers.authorization.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'session', 'sub']);
    expect(claims).toMatchObject({ sub: account.id, exp: claims.iat + 15 * 60 });
  });
});

describe('a name that nobody has', () => {
  test('is answered as a wrong password is', async () => {
    const { username } = await makeAccount(shop);
    expect(await refusal(logIn('nobody'))).toEqual(await refusal(logIn(username, 'not-the-password')));
  });

  test('is counted as an account is', async () => {
    const codes = await fail('nobody', 11);
    expect(codes).toEqual([...Array(10).fill('invalid_credentials'), 'too_many_attempts']);
  });
});

describe('after ten wrong passwords', () => {
  test('not even the right one is looked at, from wherever it comes, by whichever name', async () => {
    const account = await makeAccount(shop, { username: 'heron', email: 'heron@tintforge.example' });
    await fail('heron', 10, (number) => `203.0.113.${number}`);
    expect(await tryFrom('198.51.100.1', 'heron', testPassword)).toMatchObject({
      code: 'too_many_attempts',
      message: 'Too many attempts. Wait 15 minutes and try again.',
    });
    expect(await tryFrom('198.51.100.2', account.email, testPassword)).toMatchObject({ code: 'too_many_attempts' });
  });

  test('the account opens again a quarter of an hour after the first', async () => {
    await makeAccount(shop, { username: 'heron' });
    await fail('heron', 10);
    shop.clock.advance(15 * minute - 1);
    expect((await tryFrom('203.0.113.7', 'heron', testPassword)).message).toMatch(/Wait a minute/);
    shop.clock.advance(1);
    expect((await logIn('heron')).user.username).toBe('heron');
  });

  test('other accounts are open', async () => {
    await makeAccount(shop, { username: 'heron' });
    await makeAccount(shop, { username: 'egret' });
    await fail('heron', 10);
    expect((await logIn('egret')).user.username).toBe('egret');
  });

  test('given at the same moment, ten are looked at', async () => {
    await makeAccount(shop, { username: 'heron' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryFrom('203.0.113.7', 'heron')));
    expect(answers.filter(({ code }) => code === 'invalid_credentials')).toHaveLength(10);
  });
});

test('the right password begins the account’s count anew', async () => {
  await makeAccount(shop, { username: 'heron' });
  await fail('heron', 9);
  await logIn('heron');
  expect(await fail('heron', 10)).toEqual(Array(10).fill('invalid_credentials'));
});

test('a network address has fifty failures, whatever the names; right passwords are none', async () => {
  await makeAccount(shop, { username: 'heron' });
  for (let number = 0; number < 50; number += 1) {
    expect((await tryFrom('203.0.113.7', `nobody-${number}`)).code).toBe('invalid_credentials');
    if (number < 5) expect((await tryFrom('203.0.113.7', 'heron', testPassword)).code).toBeUndefined();
  }
  expect((await tryFrom('203.0.113.7', 'heron', testPassword)).code).toBe('too_many_attempts');
  expect((await tryFrom('203.0.113.8', 'heron', testPassword)).code).toBeUndefined();
});

test('a /64 of IPv6 is one address, and its /48 has eight times as many failures', async () => {
  await shop.close();
  const { accounts } = defaultLimits;
  const few = { ...accounts, failuresPerAddress: { most: 2, perMs: 15 * minute } };
  shop = await openTestShop({ limits: { accounts: few } });
  await makeAccount(shop, { username: 'heron' });
  const ownFrom = async (address: string) => (await tryFrom(address, 'heron', testPassword)).code;
  for (let subnet = 0; subnet < 8; subnet += 1) {
    const codes = await fail(`nobody-${subnet}`, 2, (number) => `2001:db8:1:${subnet}::${number}`);
    expect(codes).toEqual(['invalid_credentials', 'invalid_credentials']);
    if (subnet > 0) continue;
    expect(await ownFrom('2001:db8:1:0:ffff::1')).toBe('too_many_attempts');
    expect(await ownFrom('2001:db8:1:9::1')).toBeUndefined();
  }
  expect(await ownFrom('2001:db8:1:9::1')).toBe('too_many_attempts');
  expect(await ownFrom('2001:db8:2::1')).toBeUndefined();
});

test('an IPv4 address is the same one by an IPv6 socket', async () => {
  await makeAccount(shop, { username: 'heron' });
  for (let number = 0; number < 50; number += 1) await tryFrom('203.0.113.7', `nobody-${number}`);
  expect((await tryFrom('::ffff:203.0.113.7', 'heron', testPassword)).code).toBe('too_many_attempts');
});

test('the counts are kept where all processes see them, under neither name nor address', async () => {
  await makeAccount(shop, { username: 'heron' });
  await fail('heron', 10);
  await shop.restart();
  expect((await tryFrom('203.0.113.7', 'heron')).code).toBe('too_many_attempts');
  expect((await rowCounts(shop)).login_failures).toBe(2);
  const failures = await rowsOf<{ key: string }>(shop, 'select key from login_failures');
  for (const { key } of failures) expect(key).toMatch(/^[\w-]{43}$/);
});
