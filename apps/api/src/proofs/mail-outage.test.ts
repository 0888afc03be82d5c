import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from '../db/schema';
import { deliverMails } from '../features/mail';
import { book, cancel, reschedule, type Ticket } from '../testing/customer';
import { type MailServer, openMailServer } from '../testing/mail-server';
import { sampleShop } from '../testing/sample-shop';
import { openTestShop, type TestShop } from '../testing/test-shop';

const minute = 60_000;
const hour = 60 * minute;

let port: number;
let server: MailServer | undefined;
let shop: TestShop;

beforeEach(async () => {
  const first = await openMailServer();
  port = Number(new URL(first.smtpUrl).port);
  shop = await openTestShop({
    config: { mail: { smtpUrl: first.smtpUrl, from: 'Tintforge <book@tintforge.example>' } },
  });
  await first.close();
  server = undefined;
});

afterEach(async () => {
  await shop.close();
  await server?.close();
});

/** As the scheduler does, except for polling only once an hour. */
async function live(milliseconds: number): Promise<void> {
  const stepMs = Math.min(milliseconds, hour);
  for (let passed = 0; passed < milliseconds; passed += stepMs) {
    shop.clock.advance(stepMs);
    await deliverMails(shop.mails);
  }
}

const emailOf = (number: number) => `customer${number}@tintforge.example`;

function bookOn(number: number, appointmentDate: string): Promise<Ticket> {
  const customerPhone = `813555020${number}`;
  return book(shop, { appointmentDate, customerEmail: emailOf(number), customerPhone });
}

const subjectsFor = (number: number) =>
  server?.arrived.filter(({ envelope }) => envelope.includes(emailOf(number))).map(({ subject }) => subject) ?? [];

async function stateOfMail({ booking, manageToken }: Ticket) {
  return shop.call('getConfirmationEmail', { params: { code: booking.trackingCode }, bookingToken: manageToken });
}

test('a mail server that is down for a day loses nothing: a minute after its return every mail is there once, each booking’s in their order', async () => {
  const tickets: Ticket[] = [];
  for (const number of [0, 1, 2, 3]) {
    tickets.push(await bookOn(number, `2026-12-${14 + number}`));
    await live(hour);
  }
  const [first, second, third] = tickets as [Ticket, Ticket, Ticket];
  await reschedule(shop, first, { appointmentDate: '2026-12-21', appointmentTime: '13:00' });
  await live(5 * hour);
  expect(await stateOfMail(first)).toEqual({ state: 'sending', email: emailOf(0) });
  await reschedule(shop, first, { appointmentDate: '2026-12-22', appointmentTime: '13:00' });
  await reschedule(shop, second, { appointmentDate: '2026-12-23', appointmentTime: '13:00' });
  await live(10 * hour);
  await cancel(shop, third);
  await live(4 * hour);
  // The last one must not be served first.
  await reschedule(shop, first, { appointmentDate: '2026-12-28', appointmentTime: sampleShop.time });
  await live(10 * minute);

  server = await openMailServer(port);
  await live(minute);

  // An email superseded by a later one is no longer sent.
  expect(subjectsFor(0)).toEqual([expect.stringMatching(/^Booked/), expect.stringMatching(/^Moved to: .*December 28/)]);
  expect(subjectsFor(1)).toEqual([expect.stringMatching(/^Booked/), expect.stringMatching(/^Moved/)]);
  expect(subjectsFor(2).at(-1)).toMatch(/^Cancelled/);
  expect(subjectsFor(3)).toHaveLength(1);
  expect(await stateOfMail(first)).toEqual({ state: 'sent', email: emailOf(0) });

  const { arrived } = server;
  const before = arrived.length;
  expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(before);
  await live(13 * hour);
  expect(arrived.slice(before)).toEqual([]);
});

test('a mail server that stays away for three days is given up, and the shop reads so when it is back', async () => {
  await bookOn(0, '2026-12-21');
  await live(minute);
  shop.clock.advance(71 * hour);
  await live(minute);
  const rows = await shop.database.connection.select().from(outbox).all();
  expect(rows.some(({ failedAt }) => failedAt !== null)).toBe(true);
  server = await openMailServer(port);
  await live(minute);
  expect(server.arrived.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Action needed: an email couldn’t be delivered/),
  ]);
});
