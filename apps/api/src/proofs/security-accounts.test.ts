import { type EndpointName, endpoints, type RouteContract, routes } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as accountStore from '../features/accounts/store';
import * as passwords from '../platform/passwords';
import { book } from '../testing/customer';
import { type LoggedIn, loggedIn, makeAccount, testPassword } from '../testing/logged-in';
import { mailedLink } from '../testing/mailed-link';
import { type RawAnswer, rawCall } from '../testing/raw-call';
import { rowCounts } from '../testing/stored-rows';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { bodyFor } from './route-bodies';

const known = 'known@tintforge.example';
/** Of equal length, so that responses that repeat it have equal lengths too. */
const unknown = 'other@tintforge.example';
const host = { host: 'localhost:3000' };
const own = { ...host, origin: 'http://localhost:3000' };

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/**
 * Steps of a call, in order: the functions that reach the table of accounts and those that work on passwords, by name,
 * and each read outside of a transaction.
 */
async function stepsOf(call: () => Promise<RawAnswer>): Promise<{ answer: RawAnswer; steps: string[] }> {
  const steps: string[] = [];
  const { usernameKeyOf: _pure, ...store } = accountStore;
  const spies = [
    ...spyOn(accountStore, { names: Object.keys(store), steps }),
    ...spyOn(passwords, { names: Object.keys(passwords), steps }),
    ...spyOn(shop.database.connection, { names: ['select'], steps }),
  ];
  const answer = await call();
  for (const spy of spies) spy.mockRestore();
  return { answer, steps };
}

function spyOn(holder: object, { names, steps }: { names: readonly string[]; steps: string[] }) {
  const functions = holder as Record<string, (...given: unknown[]) => unknown>;
  return names.map((name) => {
    const original = functions[name];
    return vi.spyOn(functions, name).mockImplementation(function (this: unknown, ...given) {
      // The second compares with a hash that nothing fits, at the same cost.
      steps.push(name === 'isPasswordOfNobody' ? 'isPassword' : name);
      return original?.apply(this, given);
    });
  });
}

/** The parts of a response that a stranger sees, without those that differ in every response. */
function seen({ status, body, headers }: RawAnswer) {
  const { 'request-id': _id, date: _date, 'set-cookie': _cookie, 'x-ratelimit-remaining': _left, ...rest } = headers;
  const { token: _token, user: _user, ...words } = body;
  return { status, words, headers: rest };
}

const post = (name: EndpointName, payload: unknown) => rawCall(shop, { name, payload });

describe('whether an account exists is told by neither answer nor work', () => {
  beforeEach(() => makeAccount(shop, { username: 'known-name', email: known }));

  test('of a login with a wrong password', async () => {
    const name = (username: string) => () => post('login', { username, password: 'not-the-password' });
    const right = await stepsOf(name('known-name'));
    const byAddress = await stepsOf(name(known));
    const nobody = await stepsOf(name('nobody-known'));
    const nobodysAddress = await stepsOf(name('nobody@tintforge.example'));
    for (const [one, other] of [
      [right, nobody],
      [byAddress, nobodysAddress],
    ] as const) {
      expect(seen(one.answer)).toEqual(seen(other.answer));
      expect(one.steps.filter((step) => step === 'isPassword')).toHaveLength(1);
      expect(one.steps).toEqual(other.steps);
    }
    expect(seen(right.answer)).toEqual(seen(byAddress.answer));
  });

  test('of staff who have left', async () => {
    await makeAccount(shop, { username: 'left-the-shop', role: 'crew', regionId: 'tampa', isActive: false });
    const left = await post('login', { username: 'left-the-shop', password: testPassword });
    expect(seen(left)).toEqual(seen(await post('login', { username: 'nobody-known', password: testPassword })));
  });

  test('of registering with an address', async () => {
    const name = (username: string, email: string) => () =>
      post('register', { username, password: 'white-ibis-on-a-lawn', email });
    const taken = await stepsOf(name('one-stranger', known));
    const free = await stepsOf(name('two-stranger', unknown));
    expect(seen(taken.answer)).toEqual(seen(free.answer));
    expect(taken.answer.body.user).toMatchObject({ email: known, isEmailVerified: false });
    expect(taken.steps.filter((step) => step === 'hashPassword')).toHaveLength(1);
    expect(taken.steps).toEqual(free.steps);
  });

  test('of a forgotten password, which never compares or makes a hash', async () => {
    const name = (email: string) => () => post('forgotPassword', { email });
    const exists = await stepsOf(name(known));
    const nobody = await stepsOf(name('nobody@tintforge.example'));
    expect(seen(exists.answer)).toEqual(seen(nobody.answer));
    for (const { steps } of [exists, nobody]) expect(steps).not.toContain('hashPassword');
  });

  test('of asking for a new address', async () => {
    const { headers } = await loggedIn(shop, { email: 'mine@tintforge.example' });
    const change = (email: string, seen: string) => () =>
      rawCall(shop, {
        name: 'updateProfile',
        headers,
        payload: { email, seen: { email: seen }, currentPassword: testPassword },
      });
    // The first call of all prepares statements, and the first after a write reads the login.
    const arrive = () => rawCall(shop, { name: 'getUser', headers });
    await arrive();
    const taken = await stepsOf(change(known, 'mine@tintforge.example'));
    await arrive();
    const free = await stepsOf(change(unknown, known));
    expect(taken.answer.status).toBe(200);
    expect(seen(taken.answer)).toEqual(seen(free.answer));
    expect(taken.steps).toEqual(free.steps);
  });

  test.each([
    ['resetPassword', 'reset-password'],
    ['verifyEmail', 'verify-email'],
    ['readVerification', 'verify-email'],
  ] as const)('of a link: %s', async (name, purpose) => {
    const { id: userId } = await makeAccount(shop);
    const link = await mailedLink(shop, { userId, purpose });
    const words = (token: string) =>
      name === 'readVerification' ? { token } : { token, password: 'white-ibis-on-a-lawn' };
    shop.clock.advance(25 * 3_600_000);
    const old = await stepsOf(() => post(name, words(link)));
    const madeUp = await stepsOf(() => post(name, words('a'.repeat(43))));
    expect(old.answer).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect(seen(old.answer)).toEqual(seen(madeUp.answer));
    expect(old.steps).toEqual(madeUp.steps);
  });
});

describe('a login that somebody else prepared', () => {
  const enter = (cookie: string) =>
    shop.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { ...own, cookie },
      payload: { username: 'known-name', password: testPassword },
    });
  const cookieOf = (response: Awaited<ReturnType<typeof enter>>) =>
    String(response.headers['set-cookie']).split(';')[0] ?? '';
  const refresh = (cookie: string) =>
    shop.server.inject({ method: 'POST', url: '/api/auth/refresh', headers: { ...own, cookie } });

  test('is not reused: logging in creates a new one, whatever cookie is there', async () => {
    await makeAccount(shop, { username: 'known-name', email: known });
    const thief = await loggedIn(shop);
    const given = ['login=chosen-by-somebody', thief.cookie, `${thief.cookie}; login=another`];
    const made = new Set<string>();
    for (const cookie of given) {
      const entered = await enter(cookie);
      expect(entered.json().user.username).toBe('known-name');
      made.add(cookieOf(entered));
    }
    expect(made.size).toBe(3);
    for (const cookie of made) expect(given).not.toContain(cookie);
    // The prepared cookie is still the thief's, and shows nothing of the person who logged in.
    expect((await refresh(thief.cookie)).json().user.username).toBe(thief.account.username);
  });

  test('ends with a new password, and so does a copy of it', async () => {
    const customer = await loggedIn(shop);
    const copy = { ...customer };
    await customer.call('changePassword', {
      body: { currentPassword: testPassword, newPassword: 'white-ibis-on-a-lawn' },
    });
    expect((await refresh(copy.cookie)).statusCode).toBe(401);
    expect((await rawCall(shop, { name: 'getUser', headers: copy.headers })).status).toBe(401);
  });
});

const table = Object.entries(routes) as [EndpointName, RouteContract][];

/** The routes that read the cookie; all others do not know of it. */
const renewing = ['refreshLogin', 'logout', 'leaveByLink'] as const satisfies readonly EndpointName[];

const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { origin: 'http://other.localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['a page that does not say where it is', {}],
];

describe('a browser that is made to call by', () => {
  let customer: LoggedIn;
  let admin: LoggedIn;
  let code: string;
  beforeEach(async () => {
    customer = await loggedIn(shop, { email: known });
    admin = await loggedIn(shop, { role: 'admin' });
    code = (await book(shop, { customerEmail: known })).booking.trackingCode;
  });

  test.each(foreign)('%s ends and renews no login, and reads nothing', async (_name, headers) => {
    for (const name of renewing) {
      const payload = name === 'logout' ? { everywhere: true } : undefined;
      const answer = await rawCall(shop, { name, headers: { ...host, ...headers, cookie: customer.cookie }, payload });
      expect([answer.status, answer.headers['set-cookie']], name).toEqual([
        name === 'leaveByLink' ? 200 : 403,
        undefined,
      ]);
    }
    expect((await rawCall(shop, { name: 'getUser', headers: customer.headers })).status).toBe(200);
  });

  test('any page carries nothing but the cookie, which opens no protected route', async () => {
    const before = await rowCounts(shop);
    for (const [name] of table.filter(([, { access }]) => !access.includes('public'))) {
      for (const { cookie } of [customer, admin]) {
        const payload = bodyFor(name, { catalogue: shop.catalogue, trackingCode: code, email: known });
        const answer = await rawCall(shop, { name, code, headers: { ...own, cookie }, payload });
        expect([name, answer.status]).toEqual([name, 401]);
      }
    }
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('any page writes nothing by a form, which no browser asks about first', async () => {
    const before = await rowCounts(shop);
    const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];
    for (const [name] of table.filter(([each]) => endpoints[each].method === 'POST' && each !== 'receiveWebhook')) {
      for (const type of types) {
        const headers = { ...host, origin: 'https://elsewhere.example', cookie: customer.cookie, 'content-type': type };
        const answer = await rawCall(shop, { name, code, headers, payload: '{"email":"known@tintforge.example"}' });
        expect([400, 401, 403, 415], name).toContain(answer.status);
      }
    }
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('no other site is let read an answer', async () => {
    for (const [name] of table) {
      const { headers } = await rawCall(shop, { name, code, headers: { origin: 'https://elsewhere.example' } });
      expect(Object.keys(headers).filter((each) => each.startsWith('access-control-'))).toEqual([]);
    }
    const asked = await shop.server.inject({
      method: 'OPTIONS',
      url: '/api/me/profile',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });
});
