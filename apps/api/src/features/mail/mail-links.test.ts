import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, hold, type Ticket } from '../../testing/customer';
import { keptMails } from '../../testing/kept-mails';
import { loggedIn } from '../../testing/logged-in';
import { phoneBookingOf } from '../../testing/phone-booking';
import { rawCall } from '../../testing/raw-call';
import { rowsOf } from '../../testing/raw-sql';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const email = 'customer@tintforge.example';
const hour = 3_600_000;
const day = 24 * hour;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const ask = (codeOrEmail: string) => shop.call('mailBookingLinks', { body: { codeOrEmail } });
const subjects = ['Your booking link', 'Your booking links'];

/** The emails with links, after everything due has been sent. */
async function linkMails() {
  return (await keptMails(shop)).filter(({ subject }) => subjects.includes(subject));
}

const linkTo = ({ booking, manageToken }: Ticket) =>
  `http://localhost:3000/booking-verification/${booking.trackingCode}#${manageToken}`;

test('an address gets the links of its upcoming bookings in one mail, soonest first', async () => {
  const later = await book(shop, { appointmentDate: '2026-12-10' });
  const sooner = await book(shop, { appointmentDate: '2026-12-08' });
  await book(shop, { customerEmail: 'another@tintforge.example', appointmentTime: '13:00' });
  await ask(' Customer@Tintforge.example ');
  const [mail, ...more] = await linkMails();
  expect(more).toEqual([]);
  expect(mail?.recipient).toBe(email);
  const links = mail?.text.match(/http\S+#\S+/g);
  expect(links).toEqual([linkTo(sooner), linkTo(later)]);
});

test('a code gets the link of its booking, to the address on it, and of no other', async () => {
  const wanted = await book(shop);
  await book(shop, { appointmentTime: '13:00' });
  await ask(wanted.booking.trackingCode.toLowerCase().replaceAll('-', ''));
  const [mail] = await linkMails();
  expect(mail).toMatchObject({ recipient: email, subject: 'Your booking link' });
  expect(mail?.text.match(/http\S+#\S+/g)).toEqual([linkTo(wanted)]);
});

test('a job that is over is found by its code and by its address, for its papers, after what is ahead', async () => {
  const earlier = await book(shop, { appointmentDate: '2026-12-08' });
  const done = await book(shop, { appointmentDate: '2026-12-09' });
  shop.clock.advance(30 * day);
  const ahead = await book(shop, { appointmentDate: '2027-01-05' });
  await ask(email);
  const [mail] = await linkMails();
  expect(mail?.text.match(/http\S+#\S+/g)).toEqual([linkTo(ahead), linkTo(done), linkTo(earlier)]);
  await ask(done.booking.trackingCode);
  expect(await linkMails()).toHaveLength(2);
});

test('a booking by phone that waits for its payment is among them', async () => {
  const { staff } = await loggedIn(shop, { role: 'admin' });
  const body = phoneBookingOf(shop.catalogue);
  await staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() });
  await ask(body.customerEmail);
  expect(await linkMails()).toHaveLength(1);
});

test('nobody is written to about a hold that somebody made with their address', async () => {
  const held = await hold(shop);
  await ask(email);
  await ask(held.booking.trackingCode);
  expect(await linkMails()).toEqual([]);
});

test('what was paid and cancelled is listed as that, for its receipt', async () => {
  const booked = await book(shop);
  await cancel(shop, booked);
  await ask(email);
  const [mail] = await linkMails();
  expect(mail?.text.match(/http\S+#\S+/g)).toEqual([linkTo(booked)]);
  expect(mail?.text).toContain(', cancelled');
});

describe('known and unknown', () => {
  const unknownCode = 'TF-0000-0000';
  const unknownEmail = 'nobody@tintforge.example';

  /** A caller's view: status, headers except for the date and the request ID, body. */
  async function visible(codeOrEmail: string) {
    const { status, headers, body } = await rawCall(shop, { name: 'mailBookingLinks', payload: { codeOrEmail } });
    const own = /^(date|request-id|x-ratelimit-.*)$/;
    const alike = Object.entries(headers).filter(([name]) => !own.test(name));
    return { status, headers: Object.fromEntries(alike), body };
  }

  test('get the same response', async () => {
    const { booking } = await book(shop);
    const known = await visible(email);
    expect(known).toMatchObject({ status: 202, body: { done: true } });
    expect(await visible(unknownEmail)).toEqual(known);
    expect(await visible(booking.trackingCode)).toEqual(known);
    expect(await visible(unknownCode)).toEqual(known);
    // Also where the address on the booking has reached its limit.
    for (let time = 0; time < 4; time += 1) expect(await visible(email)).toEqual(known);
    expect(await visible(booking.trackingCode)).toEqual(known);
  });

  test('cost the same work: one count and one message each, which names nobody unknown', async () => {
    const { booking } = await book(shop);
    const work = async (codeOrEmail: string) => {
      const before = await rows();
      await ask(codeOrEmail);
      const after = await rows();
      return { counts: after.counts - before.counts, messages: after.messages - before.messages };
    };
    const rows = async () => ({
      counts: (await rowsOf(shop, 'select * from login_failures')).length,
      messages: (await rowsOf(shop, "select id from outbox where kind = 'booking-links'")).length,
    });
    const once = { counts: 1, messages: 1 };
    expect(await work(unknownEmail)).toEqual(once);
    expect(await work(unknownCode)).toEqual(once);
    expect(await work(booking.trackingCode)).toEqual(once);
    const stored = JSON.stringify(await rowsOf(shop, "select * from outbox where kind = 'booking-links'"));
    expect(stored).not.toContain(unknownEmail);
    await shop.runMails();
    const outcomes = await rowsOf<{ outcome: string }>(shop, "select outcome from outbox where kind = 'booking-links'");
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['mailbox', 'skipped', 'skipped']);
  });
});

test('one address gets three of these mails an hour, by whatever name it is asked for', async () => {
  const { booking } = await book(shop);
  for (const name of [email, booking.trackingCode, email, booking.trackingCode, email]) await ask(name);
  expect(await linkMails()).toHaveLength(3);
  shop.clock.advance(hour);
  await ask(email);
  expect(await linkMails()).toHaveLength(4);
});

test.each(['', 'TF-0000-0001', 'not an address', 'a@b'])('%j is neither code nor address', async (codeOrEmail) => {
  const { status, body } = await rawCall(shop, { name: 'mailBookingLinks', payload: { codeOrEmail } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: { codeOrEmail: expect.any(String) } });
});
