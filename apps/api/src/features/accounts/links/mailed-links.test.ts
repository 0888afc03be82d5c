import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, refusal } from '../../../testing/customer';
import { editProfile, type LoggedIn, loggedIn, logIn, makeAccount, testPassword } from '../../../testing/logged-in';
import { accountMails, mailedLink } from '../../../testing/mailed-link';
import { rowsOf } from '../../../testing/raw-sql';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { findUser } from '../store';

const hour = 3_600_000;
const newPassword = 'white-ibis-on-a-lawn';
const email = 'heron@tintforge.example';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** Follows the link without a session, with the password of the account. */
const verify = (token: string, password = testPassword) => shop.call('verifyEmail', { body: { token, password } });
const reset = (token: string, password = newPassword) => shop.call('resetPassword', { body: { token, password } });
const forgot = (address: string) => shop.call('forgotPassword', { body: { email: address } });
const expired = { status: 410, code: 'link_expired' };

const verifyLink = (userId: string) => mailedLink(shop, { userId, purpose: 'verify-email' });
const resetLink = (userId: string) => mailedLink(shop, { userId, purpose: 'reset-password' });

describe('the link that proves an address', () => {
  let customer: LoggedIn;
  const isVerified = async () => (await customer.call('getUser', {})).user.isEmailVerified;

  beforeEach(async () => {
    customer = await loggedIn(shop, { email, emailVerifiedAt: null });
  });

  test('proves it, once', async () => {
    const token = await verifyLink(customer.account.id);
    expect(await verify(token)).toMatchObject({ email, joinedBookings: 0 });
    expect(await isVerified()).toBe(true);
    expect(await refusal(verify(token))).toMatchObject(expired);
  });

  test('is good for a day', async () => {
    const early = await verifyLink(customer.account.id);
    shop.clock.advance(1);
    const late = await verifyLink(customer.account.id);
    shop.clock.advance(24 * hour - 1);
    expect(await refusal(verify(early))).toMatchObject(expired);
    expect((await verify(late)).email).toBe(email);
  });

  test('brings the bookings that were made with the address as a guest', async () => {
    const { booking } = await book(shop, { customerEmail: email });
    const another = await book(shop, { appointmentTime: '13:00' });
    expect(await verify(await verifyLink(customer.account.id))).toMatchObject({ email, joinedBookings: 1 });
    expect((await storedBooking(shop, booking.trackingCode)).row.userId).toBe(customer.account.id);
    expect((await storedBooking(shop, another.booking.trackingCode)).row.userId).toBeNull();
  });

  test('is the only one of two that prove the same address at once', async () => {
    const rival = await loggedIn(shop, { email, emailVerifiedAt: null });
    const people = [customer, rival];
    const tokens = await Promise.all(people.map(({ account }) => verifyLink(account.id)));
    const answers = await Promise.allSettled(tokens.map((token) => verify(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = answers.findIndex(({ status }) => status === 'rejected');
    expect(await refusal(verify(tokens[late] ?? ''))).toMatchObject(expired);
    const users = await Promise.all(people.map(({ call }) => call('getUser', {})));
    expect(users.map(({ user }) => user.isEmailVerified)).toEqual(people.map((_, index) => index !== late));
  });

  test('opens no password, and the other way round', async () => {
    expect(await refusal(reset(await verifyLink(customer.account.id)))).toMatchObject(expired);
    expect(await refusal(verify(await resetLink(customer.account.id)))).toMatchObject(expired);
  });

  test('that nobody sent is none', async () => {
    expect(await refusal(verify('a'.repeat(43)))).toMatchObject(expired);
  });

  test('is stored as a hash only', async () => {
    const token = await verifyLink(customer.account.id);
    const stored = JSON.stringify(await rowsOf(shop, 'select * from email_tokens'));
    expect(stored).not.toContain(token);
  });

  test('is sent again on demand, three times an hour', async () => {
    for (let number = 0; number < 3; number += 1) await customer.call('resendVerification', {});
    expect(await refusal(customer.call('resendVerification', {}))).toMatchObject({ code: 'too_many_attempts' });
    shop.clock.advance(hour);
    const { call } = await logIn(shop, customer.account);
    await call('resendVerification', {});
    expect(await accountMails(shop)).toEqual(
      Array(4).fill({ kind: 'verify-email', data: { userId: customer.account.id } }),
    );
  });

  test('is not sent again once the address is proved, and nobody is told that it was', async () => {
    await verify(await verifyLink(customer.account.id));
    expect(await refusal(customer.call('resendVerification', {}))).toMatchObject({ code: 'already_verified' });
    expect(await accountMails(shop)).toEqual([]);
  });

  test('is not sent to an account without an address, which is told so', async () => {
    const admin = await loggedIn(shop, { role: 'admin', email: '', emailVerifiedAt: null });
    expect(await refusal(admin.call('resendVerification', {}))).toMatchObject({ status: 409, code: 'no_email' });
    expect(await accountMails(shop)).toEqual([]);
  });
});

describe('a new address', () => {
  let customer: LoggedIn;
  const change = (address: string) => editProfile(customer, { email: address, currentPassword: testPassword });
  const another = 'egret@tintforge.example';

  beforeEach(async () => {
    customer = await loggedIn(shop, { email });
  });

  test('is shown as not proved, and the old one stays until it is', async () => {
    expect((await change('Egret@Tintforge.example')).user).toMatchObject({ email: another, isEmailVerified: false });
    expect(await accountMails(shop)).toEqual([{ kind: 'verify-email', data: { userId: customer.account.id } }]);
    const byOldAddress = { body: { username: email, password: testPassword } };
    expect((await shop.call('login', byOldAddress)).user.email).toBe(another);
    expect(await verify(await verifyLink(customer.account.id))).toMatchObject({ email: another });
    expect(await refusal(shop.call('login', byOldAddress))).toMatchObject({ code: 'invalid_credentials' });
    expect((await customer.call('getUser', {})).user).toMatchObject({ email: another, isEmailVerified: true });
  });

  test('leaves the old one free for others once it is proved', async () => {
    await change(another);
    const other = await makeAccount(shop, { email, emailVerifiedAt: null });
    const token = await verifyLink(other.id);
    expect(await refusal(verify(token))).toMatchObject(expired);
    await verify(await verifyLink(customer.account.id));
    expect(await verify(token)).toMatchObject({ email });
  });

  test('voids the links to the one before', async () => {
    await change(another);
    const token = await verifyLink(customer.account.id);
    await change('ibis@tintforge.example');
    expect(await refusal(verify(token))).toMatchObject(expired);
  });

  test('taken back needs no proof', async () => {
    await change(another);
    const token = await verifyLink(customer.account.id);
    expect((await change(email)).user).toMatchObject({ email, isEmailVerified: true });
    expect(await refusal(verify(token))).toMatchObject(expired);
    expect(await accountMails(shop)).toHaveLength(1);
  });

  test('that another account has proved is answered alike, and its owner is told', async () => {
    await makeAccount(shop, { email: another });
    expect((await change(another)).user).toMatchObject({ email: another, isEmailVerified: false });
    expect(await accountMails(shop)).toEqual([{ kind: 'account-exists', data: { email: another } }]);
  });
});

test('name and phone are changed, and an unchanged address asks for no proof', async () => {
  const customer = await loggedIn(shop, { email });
  const changes = { firstName: 'Blue', lastName: 'Sample', phone: '813-555-0199' };
  expect((await editProfile(customer, changes)).user).toMatchObject({
    firstName: 'Blue',
    lastName: 'Sample',
    phone: '(813) 555-0199',
    isEmailVerified: true,
  });
  expect((await findUser(shop.database.connection, customer.account.id))?.phone).toBe('8135550199');
  expect((await editProfile(customer, { phone: '' })).user.phone).toBe('');
  expect(await accountMails(shop)).toEqual([]);
});

describe('a forgotten password', () => {
  test('is answered alike whether the address is known or not', async () => {
    const { id } = await makeAccount(shop, { email });
    expect(await forgot('Heron@Tintforge.example')).toEqual(await forgot('nobody@tintforge.example'));
    expect(await accountMails(shop)).toEqual([{ kind: 'reset-password', data: { userId: id } }]);
  });

  test.each([email, 'nobody@tintforge.example'])('is mailed about three times an hour: %s', async (address) => {
    await makeAccount(shop, { email });
    for (let number = 0; number < 3; number += 1) await forgot(address);
    expect(await refusal(forgot(address))).toMatchObject({ status: 429, code: 'too_many_attempts' });
    shop.clock.advance(hour);
    expect(await forgot(address)).toEqual({ done: true });
  });

  test('of an address that is only claimed goes to whoever claims it; a proved one to its account alone', async () => {
    const claims = [
      await makeAccount(shop, { email, emailVerifiedAt: null }),
      await makeAccount(shop, { email, emailVerifiedAt: null }),
    ];
    await forgot(email);
    expect((await accountMails(shop)).map(({ data }) => data)).toEqual(claims.map(({ id }) => ({ userId: id })));
    const owner = await makeAccount(shop, { email });
    await forgot(email);
    expect((await accountMails(shop)).slice(2)).toEqual([{ kind: 'reset-password', data: { userId: owner.id } }]);
  });
});

describe('the link that sets a new password', () => {
  let customer: LoggedIn;

  beforeEach(async () => {
    customer = await loggedIn(shop, { email });
  });

  test('sets it once, ends every session and notifies the owner', async () => {
    const token = await resetLink(customer.account.id);
    const spare = await resetLink(customer.account.id);
    expect(await reset(token)).toEqual({ done: true });
    expect(await refusal(customer.call('getUser', {}))).toMatchObject({ code: 'unauthorized' });
    await logIn(shop, customer.account, { password: newPassword });
    expect(await accountMails(shop)).toEqual([{ kind: 'password-changed', data: { userId: customer.account.id } }]);
    for (const used of [token, spare]) expect(await refusal(reset(used))).toMatchObject(expired);
  });

  test('is valid for an hour', async () => {
    const token = await resetLink(customer.account.id);
    shop.clock.advance(hour);
    expect(await refusal(reset(token))).toMatchObject(expired);
  });

  test('used twice at once sets one password', async () => {
    const token = await resetLink(customer.account.id);
    const answers = await Promise.allSettled([reset(token), reset(token, 'black-skimmer-at-dusk')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is used up when the password is changed otherwise', async () => {
    const token = await resetLink(customer.account.id);
    await customer.call('changePassword', { body: { currentPassword: testPassword, newPassword } });
    expect(await refusal(reset(token))).toMatchObject(expired);
  });

  test('takes no password that everybody tries first, and stays good', async () => {
    const token = await resetLink(customer.account.id);
    expect(await refusal(reset(token, 'sunshine'))).toMatchObject({ code: 'common_password' });
    expect(await reset(token)).toEqual({ done: true });
  });

  test('is void once the account has left the address', async () => {
    const token = await resetLink(customer.account.id);
    await editProfile(customer, { email: 'egret@tintforge.example', currentPassword: testPassword });
    await verify(await verifyLink(customer.account.id));
    expect(await refusal(reset(token))).toMatchObject(expired);
  });

  test('opens an account again that wrong guesses have closed', async () => {
    for (let number = 0; number < 10; number += 1) {
      await refusal(shop.call('login', { body: { username: email, password: 'not-the-password' } }));
    }
    await reset(await resetLink(customer.account.id));
    await logIn(shop, customer.account, { password: newPassword });
  });
});
