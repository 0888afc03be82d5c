import type { ProfileRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as passwords from '../../../platform/passwords';
import { refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn, testPassword } from '../../../testing/logged-in';
import { accountMails } from '../../../testing/mailed-link';
import { execute } from '../../../testing/raw-sql';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import * as store from '../store';

const email = 'heron@tintforge.example';
const another = 'egret@tintforge.example';
const wrongPassword = 'not-the-password';

let shop: TestShop;
let customer: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  customer = await loggedIn(shop, { email });
});
afterEach(() => shop.close());

const save = (changes: Partial<ProfileRequest>) =>
  customer.call('updateProfile', { body: { email, firstName: 'Blue', lastName: 'Sample', phone: '', ...changes } });

const stored = () => store.findUser(shop.database.connection, customer.account.id);

/** Refused, with nothing of the account written and no email sent. */
async function isRefused(changes: Partial<ProfileRequest>, expected: object) {
  const before = await stored();
  expect(await refusal(save(changes))).toMatchObject(expected);
  expect(await stored()).toEqual(before);
  expect(await accountMails(shop)).toEqual([]);
}

const missing = {
  status: 400,
  code: 'missing_field',
  fields: { currentPassword: 'Enter your current password to change the email.' },
};
const wrong = {
  status: 401,
  code: 'invalid_credentials',
  fields: { currentPassword: 'This isn’t your current password.' },
};
const tooMany = { status: 429, code: 'too_many_attempts' };

describe('another email', () => {
  test.each([undefined, ''])('is refused without the current password: %j', async (currentPassword) => {
    await isRefused({ email: another, ...(currentPassword !== undefined && { currentPassword }) }, missing);
  });

  test('is refused with a wrong password, and the name beside it is not written either', async () => {
    await isRefused({ email: another, firstName: 'Egret', currentPassword: wrongPassword }, wrong);
  });

  test('is taken with the current password', async () => {
    const { user } = await save({ email: another, currentPassword: testPassword });
    expect(user).toMatchObject({ email: another, isEmailVerified: false, firstName: 'Blue' });
    expect(await accountMails(shop)).toHaveLength(1);
  });

  test('that is not proved yet is exchanged with the password only', async () => {
    customer = await loggedIn(shop, { email, emailVerifiedAt: null });
    await isRefused({ email: another }, missing);
    const { user } = await save({ email: another, currentPassword: testPassword });
    expect(user.email).toBe(another);
  });

  test('that waits to be proved is taken back with the password only', async () => {
    await save({ email: another, currentPassword: testPassword });
    expect(await refusal(save({ email }))).toMatchObject(missing);
    expect((await stored())?.pendingEmail).toBe(another);
    expect((await save({ email, currentPassword: testPassword })).user).toMatchObject({ email, isEmailVerified: true });
  });

  test('tried too often is refused with the right password too, which keeps no other browser from logging in', async () => {
    for (let number = 0; number < 10; number += 1) {
      expect(await refusal(save({ email: another, currentPassword: wrongPassword }))).toMatchObject(wrong);
    }
    await isRefused({ email: another, currentPassword: testPassword }, tooMany);
    const login = { username: customer.account.username, password: testPassword };
    expect((await shop.call('login', { body: login })).user.id).toBe(customer.account.id);
    expect((await save({})).user.firstName).toBe('Blue');
  });
});

describe('the same email', () => {
  test.each([email, 'Heron@Tintforge.EXAMPLE'])('needs no password: %s', async (given) => {
    expect((await save({ email: given })).user).toMatchObject({ email, isEmailVerified: true, firstName: 'Blue' });
  });

  test('needs none while it waits to be proved', async () => {
    await save({ email: another, currentPassword: testPassword });
    expect((await save({ email: another, firstName: 'Egret' })).user).toMatchObject({
      email: another,
      firstName: 'Egret',
    });
  });

  test('has a password that stands beside it neither looked at nor counted', async () => {
    for (let number = 0; number < 11; number += 1) await save({ currentPassword: wrongPassword });
    await save({ email: another, currentPassword: testPassword });
  });
});

describe('an account that changes while it is saved', () => {
  const change = (column: 'pending_email' | 'password_hash', value: string) =>
    execute(shop, `update users set ${column} = ?, version = version + 1 where id = ?`, value, customer.account.id);

  test('gets no other email without a password, though it was the same when that was judged', async () => {
    const { findUser } = store;
    vi.spyOn(store, 'findUser').mockImplementationOnce(async (connection, id) => {
      const judged = await findUser(connection, id);
      await change('pending_email', another);
      return judged;
    });
    expect(await refusal(save({}))).toMatchObject(missing);
    expect(await stored()).toMatchObject({ email, pendingEmail: another, firstName: 'Sample' });
  });

  test('gets no other email by a password that it has no more', async () => {
    const { isPassword } = passwords;
    vi.spyOn(passwords, 'isPassword').mockImplementationOnce(async (passwordHash, password) => {
      const isRight = await isPassword(passwordHash, password);
      await change('password_hash', 'another hash');
      return isRight;
    });
    const refused = await refusal(save({ email: another, currentPassword: testPassword }));
    expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await stored()).toMatchObject({ email, pendingEmail: null, firstName: 'Sample' });
  });
});
