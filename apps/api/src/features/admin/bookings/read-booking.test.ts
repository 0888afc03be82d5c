import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, details, hold, refusal, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
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

/** The booking as staff see it before they act, for the version that goes with what they do. */
async function seen({ booking }: Pick<Ticket, 'booking'>) {
  const { version } = await read({ booking });
  return { params: { code: booking.trackingCode }, version };
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
      crew: { id: 'tampa-1' },
      username: null,
      lateFeePercent: 25,
      terms: { version: expect.any(String), acceptedAt: '2026-12-01T15:00:00.000Z' },
      createdAt: '2026-12-01T15:00:00.000Z',
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
