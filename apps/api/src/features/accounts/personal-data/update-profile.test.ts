import type { ProfileRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as passwords from '../../../platform/passwords';
import { refusal } from '../../../testing/customer';
import { editProfile, type LoggedIn, loggedIn, testPassword } from '../../../testing/logged-in';
import { accountMails } from '../../../testing/mailed-link';
import { meet } from '../../../testing/meet';
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
  editProfile(customer, { email, firstName: 'Blue', lastName: 'Sample', phone: '', ...changes });

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
    const { user } = await customer.call('getUser', {});
    const { findUser } = store;
    vi.spyOn(store, 'findUser').mockImplementationOnce(async (connection, id) => {
      const judged = await findUser(connection, id);
      await change('pending_email', another);
      return judged;
    });
    const seen = { firstName: user.firstName, lastName: user.lastName, phone: user.phone, email: another };
    expect(await refusal(save({ seen }))).toMatchObject(missing);
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

describe('an account that is edited in two tabs', () => {
  const seen = { email, firstName: 'Sample', lastName: 'Customer', phone: '(813) 555-0142' };
  const tab = (changes: Partial<ProfileRequest>) => () => editProfile(customer, { ...changes, seen });

  test('has what each of them has changed', async () => {
    await tab({ phone: '(813) 555-0199' })();
    await tab({ firstName: 'Blue' })();
    expect(await stored()).toMatchObject({ firstName: 'Blue', lastName: 'Customer', phone: '8135550199', email });
  });

  test('at the same instant has what each of them has changed', async () => {
    const met = await meet(shop, [tab({ phone: '(813) 555-0199' }), tab({ firstName: 'Blue' })]);
    expect(met.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await stored()).toMatchObject({ firstName: 'Blue', lastName: 'Customer', phone: '8135550199', email });
  });

  test('at the same instant, in the same field, has what one of them wrote, and the other is refused', async () => {
    const met = await meet(shop, [tab({ firstName: 'Blue' }), tab({ firstName: 'Egret' })]);
    expect(met.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = met.find(({ status }) => status === 'rejected');
    expect(lost).toMatchObject({ reason: { body: { code: 'changed_meanwhile' } } });
  });

  test.each<[keyof typeof seen, string, string]>([
    ['firstName', 'Blue', 'Egret'],
    ['lastName', 'Blue', 'Egret'],
    ['phone', '(813) 555-0199', ''],
    ['email', another, 'ibis@tintforge.example'],
  ])('loses nothing of two changes of %s: the second is refused with its name', async (field, first, second) => {
    const currentPassword = testPassword;
    await tab({ [field]: first, currentPassword })();
    const before = await stored();
    const mails = await accountMails(shop);
    const other = field === 'lastName' ? { firstName: 'Ibis' } : { lastName: 'Ibis' };
    const refused = await refusal(tab({ [field]: second, ...other, currentPassword })());
    expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    expect(await stored()).toEqual(before);
    expect(await accountMails(shop)).toEqual(mails);
    // Once its owner has seen it, what they typed is what they want.
    const { user } = await editProfile(customer, { [field]: second, ...other, currentPassword });
    expect(user).toMatchObject({ [field]: second, ...other });
  });

  test('has the newer email before its password is judged', async () => {
    await tab({ email: another, currentPassword: testPassword })();
    const late = { email: 'ibis@tintforge.example', currentPassword: wrongPassword };
    expect(await refusal(tab(late)())).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('sends a request again after a lost response, and it is as it was wanted, with one email', async () => {
    const change = tab({ email: another, phone: '813-555-0199', currentPassword: testPassword });
    await change();
    expect((await change()).user).toMatchObject({ email: another, phone: '(813) 555-0199' });
    expect(await accountMails(shop)).toHaveLength(1);
  });

  test('says of each change what was seen', async () => {
    const refused = await refusal(customer.call('updateProfile', { body: { firstName: 'Blue', seen: {} } }));
    expect(refused).toMatchObject({ status: 400, fields: { 'seen.firstName': expect.any(String) } });
  });
});
