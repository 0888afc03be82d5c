import { type EndpointName, endpoints, type RouteContract, routes } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, bookingRequestOf, cancel, hold, type Ticket } from '../testing/customer';
import { type LoggedIn, loggedIn } from '../testing/logged-in';
import { mailedLink } from '../testing/mailed-link';
import { rawCall } from '../testing/raw-call';
import { rowsOf } from '../testing/raw-sql';
import { storedBooking } from '../testing/stored-rows';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { bodyFor, queryFor } from './route-bodies';

const theirName = 'Odalys Quill';
const theirs = {
  customerName: theirName,
  customerPhone: '(813) 555-0177',
  notes: 'their gate 1234',
  address: { street: '9 Their Street', city: 'Tampa' },
};

let shop: TestShop;
let me: LoggedIn;
let them: LoggedIn;
let mine: Ticket;
let other: Ticket;

beforeEach(async () => {
  shop = await openTestShop();
  me = await loggedIn(shop);
  them = await loggedIn(shop, { firstName: 'Odalys', lastName: 'Quill' });
  mine = await book(shop, { customerEmail: me.account.email });
  other = await book(shop, { ...theirs, customerEmail: them.account.email, appointmentTime: '13:00' });
});
afterEach(() => shop.close());

/** All that I can show: my login and my booking's secret. */
const mineShown = () => ({ ...me.headers, 'booking-token': mine.manageToken });

/** Everything in the database about another customer's booking and account. */
async function standing(): Promise<string> {
  const { row, payments, refunds, history, mails, cells } = await storedBooking(shop, other.booking.trackingCode);
  const users = await rowsOf(shop, 'select * from users where id = ?', them.account.id);
  const sessions = await rowsOf(shop, 'select * from sessions where user_id = ?', them.account.id);
  return JSON.stringify({ row, payments, refunds, history, mails, cells, users, sessions });
}

const ofThem = new RegExp(`${theirName}|Odalys|Their Street|their gate|555-0177`);

const table = Object.entries(routes) as [EndpointName, RouteContract][];
const named = table.filter(([name]) => /:(code|id)/.test(endpoints[name].path));
const forCustomers = table.filter(([, { access }]) =>
  access.some((claim) => ['owner', 'customer', 'booking-token'].includes(claim)),
);

describe('with my own login and secret I learn and change nothing of somebody else', () => {
  test('by any route that names a code or an id', async () => {
    const before = await standing();
    const ids = [
      them.account.id,
      (await storedBooking(shop, other.booking.trackingCode)).row.id,
      (await storedBooking(shop, other.booking.trackingCode)).payments[0]?.id ?? '',
      ...(await rowsOf<{ id: string }>(shop, 'select id from outbox')).map(({ id }) => id),
      ...(await rowsOf<{ id: string }>(shop, 'select id from customers')).map(({ id }) => id),
      ...(await rowsOf<{ id: string }>(shop, 'select id from sessions where user_id = ?', them.account.id)).map(
        ({ id }) => id,
      ),
    ];
    for (const [name, { access }] of named) {
      // The mailbox of a demo is open to everyone on this computer.
      if (endpoints[name].path.startsWith('/api/demo/')) continue;
      const payload = bodyFor(name, {
        catalogue: shop.catalogue,
        trackingCode: other.booking.trackingCode,
        email: me.account.email,
      });
      for (const id of endpoints[name].path.includes(':id') ? ids : ['']) {
        const code = other.booking.trackingCode;
        const answer = await rawCall(shop, { name, code, id, suffix: queryFor(name), headers: mineShown(), payload });
        const isOpen = access.includes('public');
        // Among the caller's own things it doesn't exist.
        const isOwn = endpoints[name].path.startsWith('/api/me/');
        expect(isOpen ? [200] : isOwn ? [404] : [401, 403], `${name} ${id}`).toContain(answer.status);
        expect(JSON.stringify(answer.body), name).not.toMatch(ofThem);
      }
    }
    expect(await standing()).toBe(before);
  });

  test('by naming their code in a body or a query', async () => {
    const before = await standing();
    const trackingCode = other.booking.trackingCode;
    const held = await hold(shop, { customerEmail: me.account.email, appointmentDate: '2026-12-09' });
    const headers = { ...me.headers, 'booking-token': held.manageToken };
    const bookingInfo = { trackingCode, customerName: theirName, vehicleInfo: other.booking.vehicleInfo };
    const replaces = { trackingCode, manageToken: held.manageToken };
    const calls: { name: EndpointName; suffix?: string; payload?: unknown }[] = [
      { name: 'syncPayment', payload: { trackingCode } },
      { name: 'createIntent', payload: { amount: other.booking.totalPrice, bookingInfo } },
      {
        name: 'createBooking',
        payload: { ...bookingRequestOf(shop.catalogue, { appointmentDate: '2026-12-10' }), replaces },
      },
      { name: 'getAvailability', suffix: `${queryFor('getAvailability')}&exclude=${trackingCode}` },
    ];
    for (const call of calls) {
      const answer = await rawCall(shop, { ...call, headers: { ...headers, 'idempotency-key': shop.random.uuid() } });
      expect([call.name, answer.status]).toEqual([call.name, 401]);
      expect(JSON.stringify(answer.body)).not.toMatch(ofThem);
    }
    expect(await standing()).toBe(before);
  });

  test('by any route that asks for no name of anything', async () => {
    for (const [name] of forCustomers.filter((entry) => !named.includes(entry))) {
      if (endpoints[name].method !== 'GET') continue;
      const answer = await rawCall(shop, { name, suffix: queryFor(name), headers: mineShown() });
      expect(JSON.stringify(answer.body), name).not.toMatch(ofThem);
      expect(JSON.stringify(answer.body), name).not.toContain(other.booking.trackingCode);
    }
  });

  test('by their secret with my code, or by a secret that I derive from mine', async () => {
    const code = mine.booking.trackingCode;
    const turned = mine.manageToken.split('').reverse().join('');
    for (const token of [other.manageToken, turned, mine.manageToken.toLowerCase(), `${mine.manageToken}A`]) {
      const answer = await rawCall(shop, { name: 'getBookingDetails', code, headers: { 'booking-token': token } });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    }
  });

  test('by a mailed link of mine', async () => {
    const before = await standing();
    const token = await mailedLink(shop, { userId: me.account.id, purpose: 'verify-email' });
    await rawCall(shop, { name: 'verifyEmail', headers: them.headers, payload: { token } });
    const reset = await mailedLink(shop, { userId: me.account.id, purpose: 'reset-password' });
    const payload = { token: reset, password: 'white-ibis-on-a-lawn' };
    expect(await rawCall(shop, { name: 'resetPassword', headers: them.headers, payload })).toMatchObject({
      status: 200,
    });
    expect(await standing()).toBe(before);
  });
});

describe('an administrator who names one booking', () => {
  test('reaches no refund of another by it', async () => {
    const admin = await loggedIn(shop, { role: 'admin' });
    const refunded = await book(
      shop,
      { appointmentDate: '2026-12-11', customerEmail: 'third@tintforge.example' },
      'pm_card_refundFail',
    );
    await cancel(shop, refunded);
    await shop.runRefunds();
    shop.clock.advance(10_000);
    shop.emulator.advance();
    await shop.emulator.webhooks.deliverDue();
    const stored = await storedBooking(shop, refunded.booking.trackingCode);
    const [refund] = stored.refunds;
    expect(refund?.status).toBe('failed');
    const { version } = (await storedBooking(shop, mine.booking.trackingCode)).row;
    for (const name of ['retryRefund', 'returnRefundOtherwise'] as const) {
      const payload = { ...bodyFor(name, { catalogue: shop.catalogue, trackingCode: '', email: '' }), version };
      const call = { name, code: mine.booking.trackingCode, id: refund?.id ?? '', headers: admin.headers, payload };
      expect(await rawCall(shop, call)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await storedBooking(shop, refunded.booking.trackingCode)).refunds).toEqual(stored.refunds);
  });
});
