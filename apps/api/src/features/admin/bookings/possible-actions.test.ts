import { type BookingRequest, resendableMails, type StaffBooking } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, hold, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { byPolicy, morningOf, sampleShop } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder } from '../../../testing/tint-order';

const minute = 60_000;
const day = 1440 * minute;

/** Tuesday 2026-12-08, nine in the morning in Tampa: when all bookings here begin. */
const startsAt = Date.parse(morningOf('2026-12-08'));

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

/** Moves the clock; a login does not last that long. */
async function turnTo(moment: number): Promise<void> {
  shop.clock.set(moment);
  admin = await loggedIn(shop, { role: 'admin' });
}

const read = ({ booking }: Ticket) => admin.staff('getStaffBooking', { params: { code: booking.trackingCode } });

const params = ({ trackingCode: code }: StaffBooking) => ({ code });

/** Every act of staff on a booking as they see it, asking for the most that is offered. */
const acts = {
  keep: (seen: StaffBooking) =>
    admin.staff('keepBooking', { params: params(seen), body: { version: seen.version, reason: '' } }),
  receive: (seen: StaffBooking) => money(seen, 'received', seen.can.receive ?? 0.01),
  giveBack: (seen: StaffBooking) => money(seen, 'returned', seen.can.giveBack ?? 0.01),
  start: (seen: StaffBooking) =>
    admin.staff('startJob', { params: params(seen), body: { version: seen.version, isEarly: true } }),
  complete: (seen: StaffBooking) =>
    admin.staff('completeJob', { params: params(seen), body: { version: seen.version, note: '' } }),
  noShow: (seen: StaffBooking) =>
    admin.staff('recordNoShow', {
      params: params(seen),
      body: { version: seen.version, refund: 0, reason: '' },
    }),
  cancel: (seen: StaffBooking) =>
    admin.staff('cancelByShop', {
      params: params(seen),
      body: { version: seen.version, refund: 'full', amount: seen.can.cancel?.remaining ?? 0, reason: '' },
    }),
  move: (seen: StaffBooking) =>
    admin.staff('moveByShop', {
      params: params(seen),
      body: {
        version: seen.version,
        appointmentDate: '2026-12-18',
        appointmentTime: '13:00',
        reason: 'They asked',
        notify: false,
      },
    }),
  refund: (seen: StaffBooking) =>
    admin.staff('refundBooking', {
      params: params(seen),
      body: { version: seen.version, amount: seen.can.refund ?? 0.01, reason: 'A scratch' },
    }),
  decideExemption: (seen: StaffBooking) =>
    admin.staff('approveExemption', { params: params(seen), body: { version: seen.version, reason: '' } }),
};
type ActName = keyof typeof acts;

function money(seen: StaffBooking, direction: 'received' | 'returned', amount: number) {
  const body = { version: seen.version, direction, method: 'cash', amount, note: '' } as const;
  return admin.staff('recordSitePayment', { params: params(seen), body });
}

/** Runs actions on a booking sequentially, each with its current version. */
async function done(ticket: Ticket, ...names: ActName[]): Promise<Ticket> {
  for (const name of names) await acts[name](await read(ticket));
  return ticket;
}

/** Possible states of a booking, and the shop's actions in each. */
const situations: [string, readonly ActName[], () => Promise<Ticket>][] = [
  ['a start that is held', ['keep', 'cancel', 'move'], () => hold(shop)],
  ['a hold that ran out', ['keep'], expired],
  ['a hold that ran out, its start over', [], async () => after(await expired())],
  ['a paid booking', ['cancel', 'move', 'refund'], () => book(shop)],
  ['a paid booking on its day', ['start', 'cancel', 'move', 'refund'], () => onItsDay()],
  ['a paid booking whose start is over', ['start', 'noShow', 'cancel', 'move', 'refund'], () => begun()],
  ['a booking kept without a card', ['receive', 'cancel', 'move'], async () => done(await hold(shop), 'keep')],
  [
    'one that was paid before its day',
    ['giveBack', 'cancel', 'move'],
    async () => done(await hold(shop), 'keep', 'receive'),
  ],
  ['a job that has begun', ['complete', 'refund'], async () => done(await begun(), 'start')],
  ['a job that is done', ['refund'], async () => done(await begun(), 'start', 'complete')],
  ['a booking that nobody kept', ['refund'], async () => done(await begun(), 'noShow')],
  ['a booking that its customer cancelled', [], cancelled],
  [
    'a paid booking whose exemption waits, on its day',
    ['cancel', 'move', 'refund', 'decideExemption'],
    () => onItsDay({ tint: exemptOrder() }),
  ],
  [
    'a paid booking whose exemption is approved, on its day',
    ['start', 'cancel', 'move', 'refund'],
    async () => done(await onItsDay({ tint: exemptOrder() }), 'decideExemption'),
  ],
  ['a booking that was returned in full', ['cancel', 'move'], async () => done(await book(shop), 'refund')],
];

async function expired(): Promise<Ticket> {
  const held = await hold(shop);
  await turnTo(shop.clock.now() + 16 * minute);
  await shop.runExpiry();
  return held;
}

async function after(ticket: Ticket): Promise<Ticket> {
  await turnTo(startsAt + minute);
  return ticket;
}

async function onItsDay(changes: Partial<BookingRequest> = {}): Promise<Ticket> {
  const booked = await book(shop, changes);
  await turnTo(startsAt - 60 * minute);
  return booked;
}

async function begun(): Promise<Ticket> {
  return after(await book(shop));
}

async function cancelled(): Promise<Ticket> {
  const booked = await book(shop);
  await cancel(shop, booked);
  return booked;
}

function offeredBy({ can }: StaffBooking): ActName[] {
  return (Object.keys(acts) as ActName[]).filter((name) => can[name] !== null && can[name] !== false);
}

describe.each(situations)('%s', (_, expected, make) => {
  test(`can be: ${expected.join(', ') || 'nothing any more'}`, async () => {
    expect(offeredBy(await read(await make()))).toEqual(expected);
  });

  test('is not changed by what is not offered', async () => {
    const ticket = await make();
    const seen = await read(ticket);
    for (const name of (Object.keys(acts) as ActName[]).filter((each) => !expected.includes(each))) {
      await expect(acts[name](seen), name).rejects.toThrow(ApiError);
    }
    expect((await storedBooking(shop, ticket.booking.trackingCode)).row.version).toBe(seen.version);
  });

  test.each(expected)('%s is done as offered', async (name) => {
    const seen = await read(await make());
    const acted = await acts[name](seen);
    expect(acted.version).toBeGreaterThan(seen.version);
  });

  test('its mails are sent again as offered, and no others', async () => {
    const seen = await read(await make());
    for (const kind of resendableMails) {
      const sending = admin.staff('resendBookingMail', { params: params(seen), body: { kind } });
      if (seen.can.resend.includes(kind)) await sending;
      else await expect(sending, kind).rejects.toThrow(ApiError);
    }
  });
});

test('what the policy clock would return late is offered to the cent', async () => {
  const booked = await book(shop);
  await turnTo(startsAt - day + minute);
  expect((await read(booked)).can.cancel).toEqual({ remaining: sampleShop.total, byPolicy: byPolicy / 100 });
});
