import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, refusal, type Ticket } from '../../../testing/customer';
import { editProfile, type LoggedIn, loggedIn, logIn, testPassword } from '../../../testing/logged-in';
import { mailedLink } from '../../../testing/mailed-link';
import { rawCall } from '../../../testing/raw-call';
import { sampleShop } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const minute = 60_000;

/** The address of a customer who books as a guest, and with which a stranger registers. */
const email = 'heron@tintforge.example';
const newPassword = 'white-ibis-on-a-lawn';

let shop: TestShop;
/** The stranger, logged in to the account that claims the address. */
let stranger: LoggedIn;
let booked: Ticket;

beforeEach(async () => {
  shop = await openTestShop();
  stranger = await loggedIn(shop, { username: 'stranger', email, emailVerifiedAt: null });
  booked = await book(shop, { customerEmail: email });
});
afterEach(() => shop.close());

const link = () => mailedLink(shop, { userId: stranger.account.id, purpose: 'verify-email' });
const ownerOf = async () => (await storedBooking(shop, booked.booking.trackingCode)).row.userId;

/** Follows the link in the browser of the address's owner. */
function follow(token: string, { password, headers }: { password?: string; headers?: LoggedIn['headers'] } = {}) {
  return rawCall(shop, {
    name: 'verifyEmail',
    payload: { token, ...(password !== undefined && { password }) },
    ...(headers !== undefined && { headers }),
  });
}

describe('an address that a stranger registered with', () => {
  test('is not the stranger’s because its owner follows the link', async () => {
    expect(await follow(await link())).toMatchObject({
      status: 400,
      body: { code: 'missing_field', fields: { password: expect.any(String) } },
    });
    expect((await stranger.call('getUser', {})).user.isEmailVerified).toBe(false);
    expect(await ownerOf()).toBeNull();
    const { trackingCode: code } = booked.booking;
    const read = await rawCall(shop, { name: 'getBookingDetails', code, headers: stranger.headers });
    expect(read.status).toBe(401);
    const cancel = await rawCall(shop, {
      name: 'cancelBooking',
      code,
      headers: stranger.headers,
      payload: { refund: booked.booking.totalPrice },
    });
    expect(cancel.status).toBe(401);
  });

  test('nor because its owner is logged in to an account of their own', async () => {
    const owner = await loggedIn(shop, { email: 'ibis@tintforge.example' });
    expect((await follow(await link(), { headers: owner.headers })).body.code).toBe('missing_field');
    expect(await follow(await link(), { headers: owner.headers, password: 'not-the-password' })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials', fields: { password: expect.any(String) } },
    });
    expect(await ownerOf()).toBeNull();
  });

  test('nor because a stranger with a verified account asks for it as a new address', async () => {
    const thief = await loggedIn(shop, { email: 'thief@tintforge.example' });
    await editProfile(thief, { email, currentPassword: testPassword });
    const token = await mailedLink(shop, { userId: thief.account.id, purpose: 'verify-email' });
    expect((await follow(token)).body.code).toBe('missing_field');
    expect(await ownerOf()).toBeNull();
  });

  test('is named with the account to who follows the link, before anything is done', async () => {
    const token = await link();
    const expected = { status: 200, body: { username: 'stranger', email } };
    for (let time = 0; time < 2; time += 1)
      expect(await rawCall(shop, { name: 'readVerification', payload: { token } })).toMatchObject(expected);
    expect((await stranger.call('getUser', {})).user.isEmailVerified).toBe(false);
  });

  test('becomes its owner’s by a reset: no login of the stranger lives on, and it counts as unverified until then', async () => {
    const before = await link();
    const token = await mailedLink(shop, { userId: stranger.account.id, purpose: 'reset-password' });
    await shop.call('resetPassword', { body: { token, password: newPassword } });
    expect(await refusal(stranger.call('getUser', {}))).toMatchObject({ code: 'unauthorized' });
    const renewed = await shop.server.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie: stranger.cookie, host: 'localhost:3000', origin: 'http://localhost:3000' },
    });
    expect(renewed.statusCode).toBe(401);
    const owner = await logIn(shop, stranger.account, { password: newPassword });
    expect((await owner.call('getUser', {})).user.isEmailVerified).toBe(false);
    expect(await ownerOf()).toBeNull();
    // Neither the bearer that the stranger kept nor the old password proves anything.
    expect((await follow(before, { headers: stranger.headers })).body.code).toBe('missing_field');
    expect((await follow(before, { password: testPassword })).body.code).toBe('invalid_credentials');
    expect((await follow(before, { headers: owner.headers })).status).toBe(200);
    expect(await ownerOf()).toBe(stranger.account.id);
  });
});

describe('the link that proves an address', () => {
  test('needs no password in a login to its account, and leaves that login alone', async () => {
    const answer = await follow(await link(), { headers: stranger.headers });
    expect(answer).toMatchObject({ status: 200, body: { email, joinedBookings: 1, login: null } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('logs in with the password where nobody is, and leaves another login alone', async () => {
    const other = await loggedIn(shop);
    const token = await link();
    const beside = await follow(token, { headers: other.headers, password: testPassword });
    expect([beside.status, beside.body.login, beside.headers['set-cookie']]).toEqual([200, null, undefined]);
    const next = await loggedIn(shop, { email: 'egret@tintforge.example', emailVerifiedAt: null });
    const answer = await follow(await mailedLink(shop, { userId: next.account.id, purpose: 'verify-email' }), {
      password: testPassword,
    });
    expect(answer.body).toMatchObject({ login: { user: { id: next.account.id, isEmailVerified: true } } });
    expect(String(answer.headers['set-cookie'])).toMatch(/^login=/);
  });

  test('is not opened by trying passwords: ten in a quarter of an hour, whatever others tried before', async () => {
    const token = await link();
    for (let time = 0; time < 10; time += 1)
      await shop.call('login', { body: { username: 'stranger', password: 'a-guess' } }).catch(() => undefined);
    for (let time = 0; time < 10; time += 1)
      expect((await follow(token, { password: 'a-guess' })).body.code).toBe('invalid_credentials');
    expect((await follow(token, { password: testPassword })).body.code).toBe('too_many_attempts');
    shop.clock.advance(15 * minute);
    expect((await follow(token, { password: testPassword })).status).toBe(200);
  });

  test('of staff who have left proves nothing', async () => {
    const former = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId, emailVerifiedAt: null });
    const token = await mailedLink(shop, { userId: former.account.id, purpose: 'verify-email' });
    const admin = await loggedIn(shop, { role: 'admin' });
    const { version } = former.account;
    const body = {
      version,
      firstName: '',
      lastName: '',
      role: 'crew',
      regionId: sampleShop.regionId,
      isActive: false,
    } as const;
    await admin.staff('changeStaff', { params: { id: former.account.id }, body });
    expect((await follow(token, { password: testPassword })).body.code).toBe('link_expired');
    expect((await rawCall(shop, { name: 'readVerification', payload: { token } })).body.code).toBe('link_expired');
  });
});
