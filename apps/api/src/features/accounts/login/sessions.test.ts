import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn, logIn, testPassword } from '../../../testing/logged-in';
import { execute } from '../../../testing/raw-sql';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let shop: TestShop;
let customer: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  customer = await loggedIn(shop);
});
afterEach(() => shop.close());

const ownPage = { host: 'localhost:3000', origin: 'http://localhost:3000' };

interface Renewal {
  status: number;
  body: { token?: string; code?: string };
  setCookie: string;
  /** As a browser sends it back. */
  cookie: string | undefined;
}

async function post(
  path: string,
  {
    cookie,
    headers = {},
    payload,
  }: { cookie?: string | undefined; headers?: Record<string, string>; payload?: object },
): Promise<Renewal> {
  const response = await shop.server.inject({
    method: 'POST',
    url: path,
    headers: { ...ownPage, ...(cookie !== undefined && { cookie }), ...headers },
    ...(payload !== undefined && { payload }),
  });
  const setCookie = response.headers['set-cookie'];
  return {
    status: response.statusCode,
    body: response.json<{ token?: string; code?: string }>(),
    setCookie: String(setCookie),
    cookie: setCookie === undefined ? undefined : String(setCookie).split(';')[0],
  };
}

const refresh = (cookie: string | undefined, headers?: Record<string, string>) =>
  post('/api/auth/refresh', { cookie, ...(headers !== undefined && { headers }) });
const logout = (cookie: string, everywhere = false, headers = {}) =>
  post('/api/auth/logout', { cookie, headers, payload: { everywhere } });

/** The status with which the account answers to a bearer token. */
async function userStatus(token: string | undefined): Promise<number> {
  const response = await shop.server.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });
  return response.statusCode;
}

const tokenOf = ({ headers }: LoggedIn) => headers.authorization.replace('Bearer ', '');

describe('the cookie of a login', () => {
  test('is for the account routes of this site alone, and not for scripts', async () => {
    const { setCookie } = await refresh(customer.cookie);
    expect(setCookie).toMatch(/^login=[^;]+; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
  });

  test('renews the login: a new cookie, and a bearer token that holds', async () => {
    const renewed = await refresh(customer.cookie);
    expect(renewed.status).toBe(200);
    expect(renewed.cookie).not.toBe(customer.cookie);
    expect(await userStatus(renewed.body.token)).toBe(200);
    expect((await refresh(renewed.cookie)).status).toBe(200);
  });

  test.each([
    ['without one', undefined],
    [
      'with one that nobody made',
      'login=00000000-0000-7000-8000-000000000000.1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ],
    ['with something else', 'login=yes'],
  ])('%s nothing is renewed', async (_name, cookie) => {
    expect(await refresh(cookie)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  test('of a later generation cannot be made from an earlier one', async () => {
    const [id, , signature] = customer.cookie.replace('login=', '').split('.');
    expect((await refresh(`login=${id}.2.${signature}`)).status).toBe(401);
    expect((await refresh(customer.cookie)).status).toBe(200);
  });

  test('is valid for thirty days after the last renewal', async () => {
    shop.clock.advance(29 * day);
    const renewed = await refresh(customer.cookie);
    shop.clock.advance(30 * day - 1);
    const again = await refresh(renewed.cookie);
    expect([renewed.status, again.status]).toEqual([200, 200]);
    shop.clock.advance(30 * day);
    expect((await refresh(again.cookie)).status).toBe(401);
  });

  test('ends after ninety days, however often it was renewed', async () => {
    let { cookie } = customer as { cookie: string | undefined };
    for (let week = 1; week <= 12; week += 1) {
      shop.clock.advance(7 * day);
      ({ cookie } = await refresh(cookie));
    }
    shop.clock.advance(6 * day - 1);
    const last = await refresh(cookie);
    shop.clock.advance(1);
    const tooLate = await refresh(last.cookie);
    expect([last.status, tooLate.status]).toEqual([200, 401]);
  });
});

describe('a bearer token', () => {
  test('is valid for 15 minutes', async () => {
    shop.clock.advance(15 * minute);
    expect(await userStatus(tokenOf(customer))).toBe(200);
    shop.clock.advance(1);
    expect(await userStatus(tokenOf(customer))).toBe(401);
  });

  test.each([
    ['with another signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['without a signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
    [
      'that says it needs none',
      (token: string) => `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
    ['of another kind', () => customer.cookie.replace('login=', '')],
    ['of nothing', () => ''],
  ])('%s is none', async (_name, change) => {
    expect(await userStatus(change(tokenOf(customer)))).toBe(401);
  });

  test('carries no role: what the database says counts at once', async () => {
    await execute(shop, `update users set role = 'admin' where id = ?`, customer.account.id);
    expect((await customer.call('getUser', {})).user.role).toBe('admin');
  });

  test('that does not hold keeps nobody from what is public', async () => {
    const response = await shop.server.inject({
      url: '/api/payment/config',
      headers: { authorization: 'Bearer x.y.z' },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('a stolen cookie', () => {
  test('used after its owner has renewed ends the login for both', async () => {
    const owner = await refresh(customer.cookie);
    shop.clock.advance(10 * second + 1);
    expect((await refresh(customer.cookie)).status).toBe(401);
    expect((await refresh(owner.cookie)).status).toBe(401);
    expect(await userStatus(owner.body.token)).toBe(401);
  });

  test('used before its owner renews ends the login when the owner does', async () => {
    const thief = await refresh(customer.cookie);
    expect(await userStatus(thief.body.token)).toBe(200);
    shop.clock.advance(minute);
    expect((await refresh(customer.cookie)).status).toBe(401);
    expect((await refresh(thief.cookie)).status).toBe(401);
    expect(await userStatus(thief.body.token)).toBe(401);
  });

  test('two generations old ends the login even within ten seconds', async () => {
    const renewed = await refresh(customer.cookie);
    const again = await refresh(renewed.cookie);
    expect((await refresh(customer.cookie)).status).toBe(401);
    expect((await refresh(again.cookie)).status).toBe(401);
  });

  test('ends no other login of the account', async () => {
    const other = await logIn(shop, customer.account);
    await refresh(customer.cookie);
    shop.clock.advance(minute);
    await refresh(customer.cookie);
    expect(await userStatus(tokenOf(other))).toBe(200);
    expect((await refresh(other.cookie)).status).toBe(200);
  });
});

describe('two tabs', () => {
  test('that refresh at once both stay in, a hundred times', async () => {
    let cookie: string | undefined = customer.cookie;
    for (let round = 0; round < 100; round += 1) {
      const [one, other]: [Renewal, Renewal] = await Promise.all([refresh(cookie), refresh(cookie)]);
      expect([one.status, other.status]).toEqual([200, 200]);
      expect(other.cookie).toBe(one.cookie);
      expect(await userStatus(one.body.token)).toBe(200);
      expect(await userStatus(other.body.token)).toBe(200);
      shop.clock.advance(15 * minute);
      cookie = one.cookie;
    }
  });

  test('ten seconds apart both stay in', async () => {
    const one = await refresh(customer.cookie);
    shop.clock.advance(10 * second);
    const other = await refresh(customer.cookie);
    expect(other.cookie).toBe(one.cookie);
    expect((await refresh(other.cookie)).status).toBe(200);
  });
});

describe('logging out', () => {
  test('ends this login and no other', async () => {
    const other = await logIn(shop, customer.account);
    const left = await logout(customer.cookie);
    expect(left).toMatchObject({ status: 200, body: { done: true } });
    expect(left.setCookie).toMatch(/^login=; Max-Age=0; Path=\/api\/auth;/);
    expect(await userStatus(tokenOf(customer))).toBe(401);
    expect((await refresh(customer.cookie)).status).toBe(401);
    expect(await userStatus(tokenOf(other))).toBe(200);
  });

  test('everywhere ends all of them, and nobody else’s', async () => {
    const other = await logIn(shop, customer.account);
    const stranger = await loggedIn(shop);
    await logout(customer.cookie, true);
    for (const { headers, cookie } of [customer, other]) {
      expect(await userStatus(headers.authorization.slice(7))).toBe(401);
      expect((await refresh(cookie)).status).toBe(401);
    }
    expect(await userStatus(tokenOf(stranger))).toBe(200);
  });

  test('works by the bearer token alone', async () => {
    await post('/api/auth/logout', { headers: customer.headers, payload: { everywhere: false } });
    expect(await userStatus(tokenOf(customer))).toBe(401);
  });

  test('is nothing to whoever is not logged in', async () => {
    expect((await post('/api/auth/logout', { payload: { everywhere: true } })).status).toBe(200);
  });

  test('does not end a login by a cookie that somebody made up', async () => {
    const [id] = customer.cookie.replace('login=', '').split('.');
    await logout(`login=${id}.1.${'a'.repeat(43)}`, true);
    expect(await userStatus(tokenOf(customer))).toBe(200);
  });
});

test.each([
  ['another site', { origin: 'https://other.example' }],
  ['another port', { origin: 'http://localhost:4000' }],
  ['nowhere', { origin: '' }],
])('from %s nobody renews or ends a login', async (_name, headers) => {
  expect(await refresh(customer.cookie, headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await logout(customer.cookie, true, headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await userStatus(tokenOf(customer))).toBe(200);
});

test('under https the cookie is for https alone, and only the site’s own address renews it', async () => {
  await shop.close();
  shop = await openTestShop({ config: { mode: 'production', publicUrl: 'https://tintforge.example' } });
  customer = await loggedIn(shop);
  const ours = { host: '10.0.0.7:3000', origin: 'https://tintforge.example' };
  expect((await refresh(customer.cookie)).status).toBe(403);
  const renewed = await refresh(customer.cookie, ours);
  expect(renewed.setCookie).toMatch(/^__Secure-login=.*; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/);
  // Under the other name anyone on the network could have set it.
  expect((await refresh(renewed.cookie?.replace('__Secure-', ''), ours)).status).toBe(401);
});

describe('a new password', () => {
  const newPassword = 'white-ibis-on-a-lawn';

  test('ends every other login, and the caller goes on with a new one', async () => {
    const other = await logIn(shop, customer.account);
    const changed = await post('/api/auth/password', {
      headers: customer.headers,
      payload: { currentPassword: testPassword, newPassword },
    });
    expect(changed.status).toBe(200);
    expect(await userStatus(changed.body.token)).toBe(200);
    expect((await refresh(changed.cookie)).status).toBe(200);
    expect(await userStatus(tokenOf(other))).toBe(401);
    expect((await refresh(other.cookie)).status).toBe(401);
    expect((await refresh(customer.cookie)).status).toBe(401);
    await logIn(shop, customer.account, { password: newPassword });
  });

  test('is not set without the current one, and wrong guesses count', async () => {
    const change = (currentPassword: string) =>
      customer.call('changePassword', { body: { currentPassword, newPassword } });
    for (let number = 0; number < 10; number += 1) {
      expect(await refusal(change('not-the-password'))).toMatchObject({
        code: 'invalid_credentials',
        fields: { currentPassword: expect.any(String) },
      });
    }
    expect(await refusal(change(testPassword))).toMatchObject({ code: 'too_many_attempts' });
  });

  test('is not one of the most common', async () => {
    const change = customer.call('changePassword', {
      body: { currentPassword: testPassword, newPassword: 'Sunshine' },
    });
    expect(await refusal(change)).toMatchObject({
      code: 'common_password',
      fields: { newPassword: expect.any(String) },
    });
    expect(await userStatus(tokenOf(customer))).toBe(200);
  });
});
