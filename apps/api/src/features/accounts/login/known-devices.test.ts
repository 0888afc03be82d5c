import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../testing/customer';
import { editProfile, type LoggedIn, loggedIn, testPassword } from '../../../testing/logged-in';
import { mailedLink } from '../../../testing/mailed-link';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const minute = 60_000;
const day = 86_400_000;
const newPassword = 'white-ibis-on-a-lawn';
const own = { host: 'localhost:3000', origin: 'http://localhost:3000' };

let shop: TestShop;
let owner: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { username: 'heron', email: 'heron@tintforge.example' });
});
afterEach(() => shop.close());

interface Try {
  username?: string;
  password?: string;
  /** The network address that it comes from. */
  from?: string;
  cookie?: string | undefined;
}

/** Logs in from a browser, and returns the code of a refusal and the cookie with the marks of the browser. */
async function tryLogin({ username = 'heron', password = testPassword, from = '203.0.113.7', cookie }: Try = {}) {
  const response = await shop.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from,
    headers: cookie === undefined ? {} : { cookie },
    payload: { username, password },
  });
  const set = [response.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('device='));
  return { code: response.json<{ code?: string }>().code, set, device: set?.split(';')[0] };
}

/** A browser that has logged in before. */
const knownDevice = async (changes: Try = {}) => (await tryLogin(changes)).device;

/** Wrong passwords of a stranger, until the account is shut to strangers. */
async function shutOut() {
  for (let time = 0; time < 10; time += 1) await tryLogin({ password: 'a-guess', from: '198.51.100.1' });
  expect((await tryLogin({ from: '198.51.100.2' })).code).toBe('too_many_attempts');
}

describe('while a stranger guesses at a username', () => {
  test('a browser that has logged in before still logs in while others have to wait', async () => {
    const cookie = await knownDevice();
    await shutOut();
    expect((await tryLogin({ cookie })).code).toBeUndefined();
    expect((await tryLogin({ cookie, username: 'heron@tintforge.example' })).code).toBeUndefined();
    expect((await tryLogin({ from: '198.51.100.2' })).code).toBe('too_many_attempts');
  });

  test('who is logged in changes password and email', async () => {
    await shutOut();
    await editProfile(owner, { email: 'ibis@tintforge.example', currentPassword: testPassword });
    const changed = await owner.call('changePassword', { body: { currentPassword: testPassword, newPassword } });
    expect(changed.user.username).toBe('heron');
  });

  test('who is logged in deletes the account', async () => {
    await shutOut();
    expect(await owner.call('deleteMyAccount', { body: { password: testPassword } })).toEqual({ done: true });
  });

  test('who shares the stranger’s network address logs in where they have before', async () => {
    const cookie = await knownDevice();
    for (let time = 0; time < 60; time += 1) await tryLogin({ username: `nobody-${time}`, password: 'a-guess' });
    expect((await tryLogin()).code).toBe('too_many_attempts');
    expect((await tryLogin({ cookie })).code).toBeUndefined();
  });

  test('who sets a new password by mail logs in with it in that browser, however long the stranger goes on', async () => {
    const token = await mailedLink(shop, { userId: owner.account.id, purpose: 'reset-password' });
    const reset = await shop.server.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, password: newPassword },
    });
    const cookie = String(reset.headers['set-cookie']).split(';')[0];
    await shutOut();
    expect((await tryLogin({ cookie, password: newPassword })).code).toBeUndefined();
  });
});

describe('a browser that is known', () => {
  test('has ten tries of its own in a quarter of an hour, which shut nobody else out', async () => {
    const cookie = await knownDevice();
    const other = await knownDevice();
    for (let time = 0; time < 10; time += 1)
      expect((await tryLogin({ cookie, password: 'a-guess' })).code).toBe('invalid_credentials');
    expect((await tryLogin({ cookie })).code).toBe('too_many_attempts');
    expect((await tryLogin({ cookie: other })).code).toBeUndefined();
    expect((await tryLogin()).code).toBeUndefined();
    shop.clock.advance(15 * minute);
    expect((await tryLogin({ cookie })).code).toBeUndefined();
  });

  test('is known for that account alone', async () => {
    await loggedIn(shop, { username: 'egret' });
    const cookie = await knownDevice({ username: 'egret' });
    await shutOut();
    expect((await tryLogin({ cookie })).code).toBe('too_many_attempts');
  });

  test('is known for the last five accounts that logged in', async () => {
    let cookie = await knownDevice();
    const known: (string | undefined)[] = [cookie];
    for (const username of ['egret', 'ibis', 'stilt', 'tern', 'gull']) {
      await loggedIn(shop, { username });
      cookie = (await tryLogin({ username, cookie })).device;
      known.push(cookie);
    }
    await shutOut();
    expect((await tryLogin({ cookie: known[4] })).code).toBeUndefined();
    expect((await tryLogin({ cookie: known[5] })).code).toBe('too_many_attempts');
  });

  test('is not once the password has changed, where it was not changed', async () => {
    const cookie = await knownDevice();
    await owner.call('changePassword', { body: { currentPassword: testPassword, newPassword } });
    await shutOut();
    expect((await tryLogin({ cookie, password: newPassword })).code).toBe('too_many_attempts');
  });

  test('is forgotten after a year', async () => {
    const cookie = await knownDevice();
    shop.clock.advance(365 * day);
    await shutOut();
    expect((await tryLogin({ cookie })).code).toBe('too_many_attempts');
  });

  test.each([
    ['an account’s id in place of a signature', () => `device=${'a'.repeat(16)}.9999999999.${'a'.repeat(43)}`],
    ['a longer life', (cookie: string) => cookie.replace(/\.(\d+)\./, (_, seconds) => `.${Number(seconds) + 1}.`)],
    ['another id', (cookie: string) => cookie.replace(/=.{16}/, `=${'a'.repeat(16)}`)],
    ['nothing', () => 'device='],
    ['a thousand marks', (cookie: string) => `device=${`${'b'.repeat(16)}.1.${'c'.repeat(43)}~`.repeat(50)}${cookie}`],
  ])('is not by %s', async (_name, forge) => {
    const cookie = forge((await knownDevice()) ?? '');
    await shutOut();
    expect((await tryLogin({ cookie })).code).toBe('too_many_attempts');
  });
});

describe('the cookie of a known browser', () => {
  test('is for the account routes of this site alone, not for scripts, and tells no name', async () => {
    const { set = '' } = await tryLogin();
    expect(set).toMatch(/^device=[\w.~-]+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    expect(set).not.toContain(owner.account.id);
    expect(set).not.toContain('heron');
  });

  test('comes with a right password only', async () => {
    expect((await tryLogin({ password: 'a-guess' })).set).toBeUndefined();
    const renewed = await shop.server.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { ...own, cookie: owner.cookie },
    });
    expect(String(renewed.headers['set-cookie'])).not.toContain('device=');
    const token = 'a'.repeat(43);
    expect(await refusal(shop.call('resetPassword', { body: { token, password: newPassword } }))).toMatchObject({
      code: 'link_expired',
    });
  });

  test('is for https alone under https', async () => {
    await shop.close();
    shop = await openTestShop({ config: { mode: 'production', publicUrl: 'https://tintforge.example' } });
    await loggedIn(shop, { username: 'heron' });
    const response = await shop.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'heron', password: testPassword },
    });
    expect([response.headers['set-cookie']].flat()[1]).toMatch(/^__Secure-device=.*; Secure; SameSite=Strict$/);
  });
});
