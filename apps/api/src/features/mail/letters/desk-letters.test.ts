import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, hold, reschedule } from '../../../testing/customer';
import { firstLink, keptMails, lastMail, skippedKinds } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { clockText, morningText, sampleShop, sampleTotal } from '../../../testing/sample-shop';
import { cancelByStaff, keepByStaff, versionOf } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const friday = { appointmentDate: '2026-12-11', appointmentTime: '13:00' } as const;

function bookByPhone() {
  const body = phoneBookingOf(shop.catalogue);
  return admin.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() });
}

test('a payment link says until when, and what it costs', async () => {
  const { trackingCode } = await bookByPhone();
  const mail = await lastMail(shop);
  expect(mail.subject).toBe(`Pay to confirm: Tuesday, December 8, ${morningText('2026-12-08')} (${trackingCode})`);
  expect(mail.text).toContain(`Pay ${sampleTotal} by Wed, Dec 2, ${clockText('2026-12-02T10:00')} to confirm it.`);
  expect(firstLink(mail ?? { text: '' }).hash).toMatch(/^#[\w-]{43}$/);
});

test('a payment link is not sent once there is nothing to pay', async () => {
  const { trackingCode, version } = await bookByPhone();
  await admin.staff('keepBooking', { params: { code: trackingCode }, body: { version, reason: '' } });
  expect((await keptMails(shop)).map(({ subject }) => subject.slice(0, 6))).toEqual(['Booked']);
  expect(await skippedKinds(shop)).toEqual(['payment-link']);
});

test('what is kept is to be paid at the car', async () => {
  await keepByStaff(shop, await hold(shop));
  const mail = await lastMail(shop);
  expect(mail.text).toContain(`Due on site: ${sampleTotal}, in cash, by check or by card.`);
  expect(mail.attachments).toHaveLength(2);
});

describe('a move by the shop', () => {
  const move = async (ticket: Awaited<ReturnType<typeof book>>) =>
    admin.staff('moveByShop', {
      params: { code: ticket.booking.trackingCode },
      body: { version: await versionOf(shop, ticket), ...friday, reason: 'Storm', notify: true },
    });

  test('names both starts and whom to call', async () => {
    await move(await book(shop));
    const mail = await lastMail(shop, 'Your new time');
    expect(mail.subject).toContain(`Your new time: Friday, December 11, ${clockText('2026-12-11T13:00')}`);
    for (const words of [
      `Tue, Dec 8, ${morningText('2026-12-08')}`,
      `Call ${sampleShop.regionPhone} and we’ll find another time.`,
    ])
      expect(mail.text).toContain(words);
    expect(mail.text).not.toContain('Storm');
  });

  test('is not told once the customer has moved it on', async () => {
    const booked = await book(shop);
    await move(booked);
    await reschedule(shop, booked, { appointmentDate: '2026-12-10', appointmentTime: sampleShop.time });
    await keptMails(shop);
    expect(await skippedKinds(shop)).toEqual(['booking-moved-by-shop']);
  });
});

test('a cancellation by the shop says what comes back, and not why', async () => {
  const booked = await book(shop);
  await cancelByStaff(shop, booked);
  const mail = await lastMail(shop);
  expect(mail.subject).toContain(`Cancelled by the shop: Tuesday, December 8, ${morningText('2026-12-08')}`);
  expect(mail.text).toContain(`${sampleTotal}, to the card ending 4242`);
});
