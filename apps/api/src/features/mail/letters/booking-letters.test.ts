import type { BookingRequest } from '@tintforge/api-contract';
import { formatCents } from '@tintforge/booking-core';
import { timeZone } from '@tintforge/content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BookingRow, bookings } from '../../../db/schema';
import { book, cancel, details, hold, pay, reschedule, sync, type Ticket } from '../../../testing/customer';
import { firstLink, keptMails, skippedKinds } from '../../../testing/kept-mails';
import { endHoldUnproved } from '../../../testing/mishaps';
import { execute } from '../../../testing/raw-sql';
import {
  byPolicy,
  clockText,
  lateFee,
  morningOf,
  morningText,
  onShopClock,
  sampleShop,
  sampleTotal,
} from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { modulesPng } from '../qr-code/png';
import { qrModules } from '../qr-code/qr-code';

const minute = 60_000;
const day = 86_400_000;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const subjects = async () => (await keptMails(shop)).map(({ subject }) => subject.replace(/ \([A-Z]+-.*/, ''));
const lastText = async () => (await keptMails(shop)).at(-1)?.text ?? '';

const { time, afternoon } = sampleShop;
const friday = { appointmentDate: '2026-12-11', appointmentTime: afternoon } as const;
const monday = { appointmentDate: '2026-12-14', appointmentTime: time } as const;
/** The usual start, and that of Friday, as emails name them. */
const usualStart = `Tuesday, December 8, ${morningText('2026-12-08')}`;
const fridayStart = `Friday, December 11, ${clockText(`2026-12-11T${afternoon}`)}`;
const [refund, fee] = [formatCents(byPolicy), formatCents(lateFee)];
const startsAt = Date.parse(morningOf('2026-12-08'));
const setClock = (moment: string) => shop.clock.set(Date.parse(onShopClock(moment)));

/** Changes a booking as the shop's own people will. */
async function change({ booking }: Ticket, changes: Partial<BookingRow>): Promise<void> {
  const isIt = eq(bookings.trackingCode, booking.trackingCode);
  await shop.database.commit((transaction) => transaction.update(bookings).set(changes).where(isIt).run());
}

describe('a confirmation', () => {
  test('opens the booking by its link, whose secret stands where no log sees it', async () => {
    const { booking } = await book(shop);
    const [mail] = await keptMails(shop);
    const link = firstLink(mail ?? { text: '' });
    expect(link.pathname).toBe(`/booking-verification/${booking.trackingCode}`);
    expect(link.search).toBe('');
    const opened = await details(shop, { booking, manageToken: link.hash.slice(1) });
    expect(opened.trackingCode).toBe(booking.trackingCode);
  });

  test('shows the code that the site shows, and carries the appointment', async () => {
    const { booking } = await book(shop);
    const [mail] = await keptMails(shop);
    const [picture, calendar] = mail?.attachments ?? [];
    const page = `http://localhost:3000/booking-verification/${booking.trackingCode}`;
    expect(Buffer.from(picture?.base64 ?? '', 'base64')).toEqual(modulesPng(qrModules(page), 6));
    expect(mail?.html).toContain(`src="cid:${picture?.contentId}"`);
    expect(calendar).toMatchObject({
      name: `${booking.trackingCode}.ics`,
      contentType: 'text/calendar; charset=utf-8',
    });
    expect(Buffer.from(calendar?.base64 ?? '', 'base64').toString()).toContain(
      `DTSTART;TZID=${timeZone}:20261208T${time.replace(':', '')}00`,
    );
  });

  test('has an event that the email of a move changes and that of a cancellation cancels', async () => {
    const ticket = await book(shop);
    await shop.runMails();
    await reschedule(shop, ticket, friday);
    await shop.runMails();
    await cancel(shop, ticket);
    const files = (await keptMails(shop)).map(({ attachments }) => {
      const file = attachments.find(({ name }) => name === `${ticket.booking.trackingCode}.ics`);
      return { ...file, text: Buffer.from(file?.base64 ?? '', 'base64').toString() };
    });
    const read = (name: string) => files.map(({ text }) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]);
    expect(files).toHaveLength(3);
    expect(new Set(read('UID'))).toEqual(new Set([`${ticket.booking.trackingCode}@localhost`]));
    expect(read('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(read('METHOD')).toEqual([undefined, undefined, 'CANCEL']);
    expect(files.at(-1)?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    const sequences = read('SEQUENCE').map(Number);
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    expect(new Set(sequences).size).toBe(3);
  });

  test('is not sent for a booking that was cancelled meanwhile', async () => {
    await cancel(shop, await book(shop));
    expect(await subjects()).toEqual([`Cancelled: ${usualStart}`]);
    expect(await skippedKinds(shop)).toEqual(['booking-confirmed']);
  });

  test('tells the start that holds now when the booking was moved meanwhile', async () => {
    await reschedule(shop, await book(shop), friday);
    expect(await subjects()).toEqual([`Booked: ${fridayStart}`, `Moved to: ${fridayStart}`]);
  });

  test.each([
    ['2026-12-01T10:00', `Free to move or cancel until Mon, Dec 7, ${morningText('2026-12-07')}.`],
    [
      '2026-12-07T12:00',
      `Free to move or cancel until Mon, Dec 7, ${clockText('2026-12-07T12:30')}, for 30 minutes after paying, if the job hasn’t started.`,
    ],
  ])('of what was booked at %s names the free moment: %s', async (now, sentence) => {
    setClock(now);
    await book(shop);
    const text = await lastText();
    expect(text).toContain(`${sentence}\nAfter that, if you cancel, we refund ${refund} and keep ${fee},`);
  });

  test('that comes late names no moment that has passed', async () => {
    await book(shop);
    shop.clock.set(startsAt - day + 60 * minute);
    const [mail] = await keptMails(shop);
    expect(mail?.text).toContain(`It’s too late to move or cancel for free.\nIf you cancel now, we refund ${refund}`);
    expect(mail?.text).not.toContain('Free to move');
  });

  test('of a booking to be paid on the day keeps nothing back', async () => {
    const ticket = await book(shop);
    await execute(shop, 'delete from payments');
    await change(ticket, { status: 'scheduled', paymentStatus: 'on-site', paidAt: null });
    const text = await lastText();
    expect(text).toContain('Due on site');
    expect(text).toContain(`After that, you’ll need to call ${sampleShop.regionPhone} to move the date.`);
    expect(text).not.toContain('we refund');
  });

  test.each([
    [{ garage: 'no', shade: 'no', power: 'yes' }, 'neither a garage nor shade', 'no power'],
    [{ garage: 'no', shade: 'yes', power: 'no' }, 'no power', 'neither a garage nor shade'],
  ] as const)('asks for what the customer said is missing: %o', async (site, asked, notAsked) => {
    await book(shop, { site });
    const text = await lastText();
    expect(text).toContain(asked);
    expect(text).not.toContain(notAsked);
  });
});

test.each([
  { garage: null, shade: null, power: null },
  { garage: 'not-sure', shade: 'no', power: 'not-sure' },
  { garage: 'no', shade: null, power: null },
  {},
  // As earlier clients send boxes left empty.
  { garage: false, shade: false, power: false },
] as const)('no mail states what was not answered about the place: %j', async (site) => {
  const ticket = await book(shop, { site: site as BookingRequest['site'] });
  shop.clock.set(startsAt - day + 1_000);
  const mails = await keptMails(shop);
  expect(mails.length).toBeGreaterThan(1);
  for (const { text, html } of mails) {
    expect(`${text} ${html}`).not.toMatch(/You told us|no garage|no shade|no power/i);
  }
  expect((await details(shop, ticket)).site.power).not.toBe('no');
});

describe('a move', () => {
  test('is told with a calendar file that replaces the one before', async () => {
    const booked = await book(shop);
    await keptMails(shop);
    await reschedule(shop, booked, friday);
    const files = (await keptMails(shop)).map(({ attachments }) =>
      Buffer.from(attachments[1]?.base64 ?? '', 'base64').toString(),
    );
    const [before = '', after = ''] = files;
    const lineOf = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim();
    expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'));
    expect(Number(lineOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(before, 'SEQUENCE')));
    expect(lineOf(after, `DTSTART;TZID=${timeZone}`)).toBe(`20261211T${afternoon.replace(':', '')}00`);
    expect(await lastText()).toContain(`It was: Tue, Dec 8, ${morningText('2026-12-08')}`);
  });

  test('that another one has overtaken is not told', async () => {
    const booked = await book(shop);
    await keptMails(shop);
    await reschedule(shop, booked, friday);
    await reschedule(shop, booked, monday);
    expect((await subjects()).slice(1)).toEqual([`Moved to: Monday, December 14, ${morningText('2026-12-14')}`]);
    expect(await skippedKinds(shop)).toEqual(['booking-rescheduled']);
  });
});

describe('a reminder', () => {
  test('comes a day before the start, and says what cancelling costs from now on', async () => {
    await book(shop);
    await keptMails(shop);
    shop.clock.set(startsAt - day + 1_000);
    expect((await subjects()).at(-1)).toBe(`Reminder: ${usualStart}`);
    expect(await lastText()).toContain(`If you cancel now, we refund ${refund} and keep ${fee}`);
  });

  test('of a start that was given up is skipped, and the new one has its own', async () => {
    const booked = await book(shop);
    await reschedule(shop, booked, friday);
    await keptMails(shop);
    shop.clock.set(startsAt - day);
    expect(await subjects()).toHaveLength(2);
    expect(await skippedKinds(shop)).toEqual(['reminder']);
    setClock(`2026-12-10T${afternoon}`);
    expect((await subjects()).at(-1)).toBe(`Reminder: ${fridayStart}`);
  });

  test('of a cancelled booking is skipped, and so is its advice', async () => {
    const booked = await book(shop);
    await keptMails(shop);
    await cancel(shop, booked);
    shop.clock.advance(10 * day);
    expect((await subjects()).slice(1)).toEqual([`Cancelled: ${usualStart}`]);
    expect(await skippedKinds(shop)).toEqual(['aftercare', 'reminder']);
  });

  test('that could not go out before the job began is skipped', async () => {
    await book(shop);
    await keptMails(shop);
    shop.clock.set(startsAt);
    expect(await subjects()).toHaveLength(1);
    expect(await skippedKinds(shop)).toEqual(['reminder']);
  });
});

describe('advice after the job', () => {
  test.each(['confirmed', 'in-progress', 'completed'] as const)('comes to who was %s', async (status) => {
    const ticket = await book(shop);
    await keptMails(shop);
    await change(ticket, { status });
    setClock('2026-12-09T09:00');
    expect((await subjects()).at(-1)).toBe('Looking after your new film');
  });

  test('does not come to who was not there', async () => {
    const ticket = await book(shop);
    await keptMails(shop);
    await change(ticket, { status: 'no-show' });
    setClock('2026-12-09T09:00');
    expect(await subjects()).toHaveLength(1);
  });
});

describe('a hold that ran out', () => {
  test('is told, and that nothing was charged', async () => {
    await hold(shop);
    shop.clock.advance(16 * minute);
    await shop.runExpiry();
    expect(await lastText()).toContain('Your time ran out and nothing was charged');
    expect(await lastText()).toContain('no payment came through');
  });

  test('because the card was declined is told so', async () => {
    const held = await hold(shop);
    await pay(shop, held, 'pm_card_visa_chargeDeclined');
    await sync(shop, held);
    shop.clock.advance(16 * minute);
    await shop.runExpiry();
    expect(await lastText()).toContain('The card was declined');
  });

  test('is not told to who was charged after all', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await endHoldUnproved(shop, held, 'expired');
    await shop.emulator.webhooks.deliverDue();
    expect(await subjects()).toEqual([`Booked: ${usualStart}`]);
    expect(await skippedKinds(shop)).toEqual(['hold-expired']);
  });
});

describe('a cancellation', () => {
  test('inside the free time says that all comes back, and to which card', async () => {
    await cancel(shop, await book(shop));
    const text = await lastText();
    expect(text).toContain(`Your refund: ${sampleTotal}, to the card ending 4242`);
    expect(text).not.toContain('Kept');
  });

  test('of a booking that was never paid says that nothing has to come back', async () => {
    const ticket = await book(shop);
    await execute(shop, 'delete from payments');
    await change(ticket, { status: 'scheduled', paymentStatus: 'on-site', paidAt: null });
    await cancel(shop, ticket, 0);
    expect(await lastText()).toContain('You weren’t charged, so there’s nothing to refund.');
  });
});

test('nobody is written to whose address has been forgotten', async () => {
  await change(await book(shop), { customerEmail: '', customerName: '' });
  shop.clock.advance(10 * day);
  expect(await subjects()).toEqual([]);
});
