import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, hold, refusal } from '../../../testing/customer';
import { keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { auditOf, keepByStaff, versionOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { eventsOf } from '../../jobs';

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

describe('a note', () => {
  test('stands in the history with who wrote it, and makes nobody’s view old', async () => {
    const booked = await book(shop);
    const version = await versionOf(shop, booked);
    const params = { code: booked.booking.trackingCode };
    expect(await admin.staff('addBookingNote', { params, body: { note: 'Dog in the yard' } })).toMatchObject({
      version,
    });
    const { row } = await storedBooking(shop, params.code);
    expect((await eventsOf(shop.database.connection, row.id)).at(-1)).toMatchObject({
      kind: 'noted',
      note: 'Dog in the yard',
      userId: admin.account.id,
    });
    // Staff's texts about people stay out of the audit.
    expect(await auditOf(shop)).toMatchObject([{ action: 'booking.noted', data: {} }]);
  });

  test('needs a booking', async () => {
    const params = { code: 'TF-0000-0000' };
    expect(await refusal(admin.staff('addBookingNote', { params, body: { note: 'x' } }))).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a mail that is sent again', () => {
  const resend = (code: string, kind: 'booking-confirmed' | 'booking-kept' | 'payment-link') =>
    admin.staff('resendBookingMail', { params: { code }, body: { kind } });

  test('is the one that staff name, three times an hour at most', async () => {
    const { booking } = await book(shop);
    for (let time = 0; time < 3; time += 1) await resend(booking.trackingCode, 'booking-confirmed');
    expect(await refusal(resend(booking.trackingCode, 'booking-confirmed'))).toMatchObject({
      code: 'too_many_attempts',
    });
    expect((await keptMails(shop)).map(({ subject }) => subject.slice(0, 6))).toEqual([
      'Booked',
      'Booked',
      'Booked',
      'Booked',
    ]);
    expect((await auditOf(shop))[0]).toMatchObject({
      action: 'booking.mail-resent',
      data: { mail: 'booking-confirmed' },
    });
    shop.clock.advance(3_600_000);
    admin = await loggedIn(shop, { role: 'admin' });
    await resend(booking.trackingCode, 'booking-confirmed');
  });

  test('must say something true', async () => {
    const held = await hold(shop);
    expect(await refusal(resend(held.booking.trackingCode, 'payment-link'))).toMatchObject({ code: 'not_possible' });
    await keepByStaff(shop, held);
    expect(await refusal(resend(held.booking.trackingCode, 'booking-confirmed'))).toMatchObject({
      code: 'not_possible',
    });
    await resend(held.booking.trackingCode, 'booking-kept');
  });

  test('can be the payment link, while it pays', async () => {
    const body = phoneBookingOf(shop.catalogue);
    const { trackingCode } = await admin.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() });
    await resend(trackingCode, 'payment-link');
    expect((await storedBooking(shop, trackingCode)).mails).toEqual(['payment-link', 'payment-link']);
    shop.clock.advance(86_400_000);
    admin = await loggedIn(shop, { role: 'admin' });
    expect(await refusal(resend(trackingCode, 'payment-link'))).toMatchObject({ code: 'not_possible' });
  });

  test('goes to nobody without an address', async () => {
    const body = phoneBookingOf(shop.catalogue, { payment: 'on-site', customerEmail: '' });
    const { trackingCode } = await admin.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() });
    expect(await refusal(resend(trackingCode, 'booking-kept'))).toMatchObject({
      message: 'We have no email address for this customer.',
    });
  });
});
