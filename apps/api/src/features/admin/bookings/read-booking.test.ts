import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, correct, details, hold, refusal, reschedule, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { execute } from '../../../testing/raw-sql';
import { instantOnShopClock, morningOf, sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin', firstName: 'Alex', lastName: 'Owner' });
});

afterEach(() => shop.close());

function read({ booking }: Pick<Ticket, 'booking'>) {
  return admin.staff('getStaffBooking', { params: { code: booking.trackingCode } });
}

describe('a booking in full', () => {
  test('has everything its owner sees, and who does it for whom', async () => {
    const ticket = await book(shop);
    const full = await read(ticket);
    const { refunds, ...own } = await details(shop, ticket);
    expect(full).toMatchObject(own);
    expect(full.refunds).toEqual(refunds);
    expect(full).toMatchObject({
      source: 'site',
      crew: { id: sampleShop.crewId },
      username: null,
      lateFeePercent: 25,
      terms: { version: expect.any(String), acceptedAt: instantOnShopClock('2026-12-01T10:00') },
      createdAt: instantOnShopClock('2026-12-01T10:00'),
    });
  });

  test('is found by the code as people type it, and nothing is found under another', async () => {
    const { booking } = await hold(shop);
    const typed = booking.trackingCode.toLowerCase().replaceAll('-', '');
    expect(await admin.staff('getStaffBooking', { params: { code: typed } })).toMatchObject({ status: 'pending' });
    const unknown = admin.staff('getStaffBooking', { params: { code: 'TF-0000-0000' } });
    expect(await refusal(unknown)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('names the account that it belongs to', async () => {
    const owner = await loggedIn(shop, { username: 'sample-owner' });
    const ticket = await book(shop, { customerEmail: owner.account.email });
    expect(await read(ticket)).toMatchObject({ username: 'sample-owner' });
  });

  test('carries the customer’s link on this computer only', async () => {
    const ticket = await book(shop);
    const { manageLink } = await read(ticket);
    expect(manageLink).toBe(
      `http://localhost:3000/booking-verification/${ticket.booking.trackingCode}#${ticket.manageToken}`,
    );
    const elsewhere = await shop.server.inject({
      url: `/api/admin/bookings/${ticket.booking.trackingCode}`,
      headers: { ...admin.headers, host: 'shop.tintforge.example' },
    });
    expect(elsewhere.json()).toMatchObject({ trackingCode: ticket.booking.trackingCode, manageLink: null });
    expect(elsewhere.body).not.toContain(ticket.manageToken);
  });
});

describe('the records', () => {
  /** Staff's next request carries the booking's version as they see it. */
  async function seen(ticket: Ticket) {
    const { trackingCode, version } = await read(ticket);
    return { params: { code: trackingCode }, version };
  }

  test('tell a full life: who did what, when, with which figures and words', async () => {
    const ticket = await book(shop, {}, 'pm_card_visa');
    await correct(shop, ticket, { notes: 'gate 45' });
    await reschedule(shop, ticket, { appointmentDate: '2026-12-09', appointmentTime: '13:00' });
    const moving = await seen(ticket);
    const place = {
      appointmentDate: '2026-12-10',
      appointmentTime: sampleShop.time,
      crewId: sampleShop.otherCrewId,
    } as const;
    await admin.staff('moveByShop', {
      params: moving.params,
      body: { ...place, version: moving.version, reason: 'Van broke down', notify: true },
    });
    await admin.staff('addBookingNote', { params: moving.params, body: { note: 'Dog in the yard' } });
    const returning = await seen(ticket);
    await admin.staff('refundBooking', {
      params: returning.params,
      body: { version: returning.version, amount: 50, reason: 'For the trouble' },
    });
    await shop.runRefunds();
    await shop.runMails();

    const full = await read(ticket);
    const customer = { actor: 'customer', by: null, note: null };
    const staff = { actor: 'staff', by: 'Alex Owner' };
    expect(full.history).toMatchObject([
      { ...customer, kind: 'held', facts: {} },
      { ...customer, kind: 'paid', facts: { amount: sampleShop.total } },
      { ...customer, kind: 'corrected', facts: { fields: ['notes'] } },
      {
        ...customer,
        kind: 'rescheduled',
        facts: { from: morningOf('2026-12-08'), to: instantOnShopClock('2026-12-09T13:00') },
      },
      {
        ...staff,
        kind: 'rescheduled',
        note: 'Van broke down',
        facts: {
          from: instantOnShopClock('2026-12-09T13:00'),
          to: morningOf('2026-12-10'),
          fromCrew: `${sampleShop.regionName} crew 1`,
          toCrew: `${sampleShop.regionName} crew 2`,
        },
      },
      { ...staff, note: 'Dog in the yard' },
      { ...staff, note: 'For the trouble', facts: { amount: 50 } },
      { actor: 'system', by: null, kind: 'refund-settled', facts: { amount: 50 } },
    ]);
    expect(full.crew).toEqual({ id: sampleShop.otherCrewId, name: `${sampleShop.regionName} crew 2` });
    expect(full.cardPayments).toMatchObject([
      {
        attempt: 1,
        status: 'succeeded',
        amount: sampleShop.total,
        received: sampleShop.total,
        lastFour: '4242',
        isDisputed: false,
      },
    ]);
    expect(full.staffRefunds).toMatchObject([{ amount: 50, status: 'succeeded', by: 'Alex Owner' }]);
    expect(full.can.refund).toBe((sampleShop.totalCents - 5_000) / 100);
    expect(full.mails.map(({ kind, state }) => [kind, state])).toEqual(
      expect.arrayContaining([
        ['booking-confirmed', 'mailbox'],
        ['booking-moved-by-shop', 'mailbox'],
        ['refund-settled', 'mailbox'],
      ]),
    );
    expect(full.mails.filter(({ state }) => state === 'waiting')).toMatchObject([
      { kind: 'reminder', dueAt: morningOf('2026-12-09'), doneAt: null },
      { kind: 'aftercare', dueAt: instantOnShopClock('2026-12-11T09:00'), doneAt: null },
    ]);
  });

  test('tell what changed hands at the car, and who took it', async () => {
    const ticket = await hold(shop);
    const keeping = await seen(ticket);
    await admin.staff('keepBooking', {
      params: keeping.params,
      body: { version: keeping.version, reason: 'Pays cash' },
    });
    const paying = await seen(ticket);
    await admin.staff('recordSitePayment', {
      params: paying.params,
      body: { version: paying.version, direction: 'received', method: 'check', amount: 200, note: 'No. 1042' },
    });
    const full = await read(ticket);
    expect(full).toMatchObject({
      status: 'scheduled',
      paymentStatus: 'on-site',
      can: { receive: (sampleShop.totalCents - 20_000) / 100, giveBack: 200 },
    });
    expect(full.sitePayments).toMatchObject([
      { direction: 'received', method: 'check', amount: 200, by: 'Alex Owner', note: 'No. 1042' },
    ]);
    expect(full.history.at(-1)).toMatchObject({
      by: 'Alex Owner',
      facts: { amount: 200, method: 'check', direction: 'received' },
    });
  });

  test('tell a mail that was given up, and why', async () => {
    const ticket = await book(shop);
    await execute(
      shop,
      `update outbox set failed_at = ?, attempts = 9, last_error = 'no such mailbox' where kind = 'booking-confirmed'`,
      shop.clock.now(),
    );
    const { mails } = await read(ticket);
    expect(mails.find(({ kind }) => kind === 'booking-confirmed')).toMatchObject({
      state: 'failed',
      attempts: 9,
      error: 'no such mailbox',
      doneAt: instantOnShopClock('2026-12-01T10:00'),
    });
  });
});
