import type { RegisterRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../testing/customer';
import { logIn, makeAccount } from '../../../testing/logged-in';
import { accountMails } from '../../../testing/mailed-link';
import { rowCounts } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { findUser } from '../store';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const request: RegisterRequest = {
  username: 'Heron',
  password: 'white-ibis-on-a-lawn',
  email: 'Heron@Tintforge.example',
  firstName: 'Sample',
  phone: '+1 813.555.0142',
};

const register = (changes: Partial<RegisterRequest> = {}) =>
  shop.call('register', { body: { ...request, ...changes } });

describe('who registers', () => {
  test('is logged in as a customer whose address waits to be proved', async () => {
    const { token, user } = await register();
    expect(user).toEqual({
      id: expect.any(String),
      username: 'Heron',
      role: 'customer',
      email: 'heron@tintforge.example',
      isEmailVerified: false,
      firstName: 'Sample',
      lastName: '',
      phone: '(813) 555-0142',
    });
    const answered = await shop.server.inject({
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answered.json()).toEqual({ user });
    expect(await accountMails(shop)).toEqual([{ kind: 'verify-email', data: { userId: user.id } }]);
  });

  test('gets the cookie that renews the login', async () => {
    const answered = await shop.server.inject({ method: 'POST', url: '/api/auth/register', payload: request });
    expect(answered.statusCode).toBe(201);
    expect(String(answered.headers['set-cookie'])).toMatch(/^login=.*HttpOnly/);
  });

  test('logs in again with the password, which is stored as argon2id', async () => {
    const { user } = await register();
    const row = await findUser(shop.database.connection, user.id);
    if (row === undefined) throw new Error('Nobody is stored');
    await logIn(shop, row, { password: request.password });
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('a username', () => {
  test.each(['heron', 'HERON', 'Ｈeron'])('that somebody has is taken: %s', async (username) => {
    await makeAccount(shop, { username: 'heron' });
    const before = await rowCounts(shop);
    expect(await refusal(register({ username }))).toMatchObject({
      status: 409,
      code: 'username_taken',
      fields: { username: expect.any(String) },
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test.each([
    ['a zero-width space', 'her\u200Bon'],
    ['a zero-width joiner', 'heron\u200D'],
    ['a mark that turns the direction', 'heron\u202Enoreh'],
    ['an isolate', '\u2066heron'],
    ['a soft hyphen', 'her\u00ADon'],
    ['a filler that is a letter', 'heron\u3164'],
    ['a selector of variants', 'heron\uFE0F'],
    ['a blank of Braille', 'her\u2800on'],
    ['a wide space', 'her\u3000on'],
    ['a byte order mark', '\uFEFFhe\uFEFFron'],
    ['a control character', 'her\u0007on'],
    ['a path', 'https://heron'],
    ['letters of two alphabets that look alike', 'h\u0435ron'],
  ])('with %s is refused', async (_name, username) => {
    const before = await rowCounts(shop);
    expect(await refusal(register({ username }))).toMatchObject({
      status: 400,
      fields: { username: expect.stringContaining('Username') },
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test.each([
    ['Ｈｅｒｏｎ', 'Heron'],
    ['цапля', 'цапля'],
    ['サギ.heron', 'サギ.heron'],
    ['zoe\u0308_2', 'zoë_2'],
    ['heron+tint@tintforge.example', 'heron+tint@tintforge.example'],
  ])('is kept in one form of its letters: %s', async (username, stored) => {
    expect((await register({ username })).user.username).toBe(stored);
    expect(await refusal(register({ username: stored.toUpperCase() }))).toMatchObject({ code: 'username_taken' });
  });

  test('of an account that has such characters already still logs in', async () => {
    const account = await makeAccount(shop, { username: 'her\u200Bon \u202E' });
    await logIn(shop, account);
  });

  test('that two ask for at once goes to one of them', async () => {
    const answers = await Promise.allSettled([register(), register({ username: 'heron' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await rowCounts(shop)).users).toBe(1);
  });
});

describe('an address that an account has proved', () => {
  test('is answered as any other, and its owner is told', async () => {
    await makeAccount(shop, { email: 'heron@tintforge.example' });
    const { user } = await register();
    expect(user).toMatchObject({ email: 'heron@tintforge.example', isEmailVerified: false });
    expect(await accountMails(shop)).toEqual([{ kind: 'account-exists', data: { email: 'heron@tintforge.example' } }]);
  });

  test('that is only claimed is mailed a link of one’s own', async () => {
    await makeAccount(shop, { email: 'heron@tintforge.example', emailVerifiedAt: null });
    const { user } = await register();
    expect(await accountMails(shop)).toEqual([{ kind: 'verify-email', data: { userId: user.id } }]);
  });

  test('is not flooded: of many accounts that claim it in an hour three have mails sent', async () => {
    for (let number = 0; number < 5; number += 1) await register({ username: `heron-${number}` });
    expect((await rowCounts(shop)).users).toBe(5);
    expect(await accountMails(shop)).toHaveLength(3);
  });
});

test.each(['password', 'Password', 'PASSWORD', 'trustno1', 'qwertyuiop', 'aaaaaaaa', 'letmein123'])(
  'a password that everybody tries first is refused: %s',
  async (password) => {
    expect(await refusal(register({ password }))).toMatchObject({
      status: 422,
      code: 'common_password',
      fields: { password: expect.any(String) },
    });
    expect((await rowCounts(shop)).users).toBe(0);
  },
);
