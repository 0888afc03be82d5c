import { codeOf } from '@tintforge/api-contract/client';
import { type BookingStatus, bookingStatuses } from '@tintforge/booking-core';
import { afterEach, describe, expect, test } from 'vitest';
import { book, hold, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { morningOf, onShopClock, sampleShop } from '../../../testing/sample-shop';
import { cancelByStaff, checkIn, complete, keepByStaff } from '../../../testing/staff';
import { rowCounts, type StoredBooking, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { moneyOf } from '../../jobs';
import { staffRights } from './staff-rights';

let shop: TestShop;

/** Half an hour after the start of the usual booking. */
const waited = Date.parse(morningOf('2026-12-08')) + 30 * 60_000;

afterEach(() => shop.close());

/** Response of each action where it doesn't fit. */
const refusals = {
  keep: 'not_possible',
  start: 'not_possible',
  complete: 'not_possible',
  'no-show': 'not_possible',
  cancel: 'not_possible',
  move: 'not_movable',
  refund: 'amount_too_high',
  receive: 'amount_too_high',
  'give back': 'amount_too_high',
} as const;
type Action = keyof typeof refusals;
const actions = Object.keys(refusals) as Action[];

/** The shop's permitted actions by booking status. Everything else is refused. */
const allowed: Record<BookingStatus, readonly Action[]> = {
  pending: ['keep', 'cancel', 'move'],
  confirmed: ['start', 'no-show', 'cancel', 'move', 'refund'],
  scheduled: ['start', 'no-show', 'cancel', 'move', 'receive'],
  'in-progress': ['complete', 'refund'],
  completed: ['refund'],
  cancelled: [],
  expired: ['keep'],
  'no-show': ['refund'],
};

/** Of these the moment decides too: the start has come. */
const atTheCar: readonly Action[] = ['start', 'complete', 'no-show'];

/** Steps to each status. Bookings under way or over were paid by card. */
const lives: Record<BookingStatus, (shop: TestShop, admin: LoggedIn) => Promise<Ticket>> = {
  pending: (shop) => hold(shop),
  confirmed: (shop) => book(shop),
  async scheduled(shop) {
    const held = await hold(shop);
    await keepByStaff(shop, held);
    return held;
  },
  async 'in-progress'(shop) {
    const booked = await book(shop);
    await checkIn(shop, booked);
    return booked;
  },
  async completed(shop) {
    const booked = await book(shop);
    await checkIn(shop, booked);
    await complete(shop, booked);
    return booked;
  },
  async cancelled(shop) {
    const booked = await book(shop);
    await cancelByStaff(shop, booked);
    return booked;
  },
  async expired(shop) {
    const held = await hold(shop);
    shop.clock.advance(16 * 60_000);
    await shop.runExpiry();
    return held;
  },
  async 'no-show'(shop, admin) {
    const booked = await book(shop);
    const now = shop.clock.now();
    shop.clock.set(waited);
    const fresh = await loggedIn(shop, { role: 'admin', username: `late-${admin.account.username}` });
    await act(fresh, booked, 'no-show');
    shop.clock.set(now);
    return booked;
  },
};

async function act({ staff }: LoggedIn, { booking }: Ticket, action: Action): Promise<unknown> {
  const { version } = (await storedBooking(shop, booking.trackingCode)).row;
  const params = { code: booking.trackingCode };
  const money = { version, method: 'cash', amount: 10, note: '' } as const;
  switch (action) {
    case 'keep':
      return staff('keepBooking', { params, body: { version, reason: '' } });
    case 'start':
      return staff('startJob', { params, body: { version, isEarly: true } });
    case 'complete':
      return staff('completeJob', { params, body: { version, note: '' } });
    case 'no-show':
      return staff('recordNoShow', { params, body: { version, refund: 0, reason: '' } });
    case 'cancel':
      return staff('cancelByShop', { params, body: { version, refund: 'none', amount: 0, reason: 'They called' } });
    case 'move': {
      const start = { appointmentDate: '2026-12-09', appointmentTime: sampleShop.afternoon } as const;
      return staff('moveByShop', { params, body: { version, ...start, reason: '', notify: false } });
    }
    case 'refund':
      return staff('refundBooking', { params, body: { version, amount: 10, reason: 'A scratch' } });
    case 'receive':
      return staff('recordSitePayment', { params, body: { ...money, direction: 'received' } });
    case 'give back':
      return staff('recordSitePayment', { params, body: { ...money, direction: 'returned' } });
  }
}

describe.each(bookingStatuses)('a %s booking', (status) => {
  test.each(actions)('%s', async (action) => {
    shop = await openTestShop();
    const ticket = await lives[status](shop, await loggedIn(shop, { role: 'admin' }));
    if (atTheCar.includes(action)) shop.clock.set(waited);
    const admin = await loggedIn(shop, { role: 'admin' });
    const { row } = await storedBooking(shop, ticket.booking.trackingCode);
    const before = await rowCounts(shop);
    expect(row.status).toBe(status);
    expect((await offered(admin, row))[action]).toBe(allowed[status].includes(action));

    const outcome = await act(admin, ticket, action).then(() => 'done', codeOf);
    expect(outcome).toBe(allowed[status].includes(action) ? 'done' : refusals[action]);
    if (outcome !== 'done') expect(await rowCounts(shop)).toEqual(before);
  });
});

/** Actions that the page would offer. */
async function offered({ account }: LoggedIn, row: StoredBooking['row']): Promise<Record<Action, boolean>> {
  const caller = { userId: account.id, role: 'admin', regionId: null } as const;
  const money = await moneyOf(shop.database.connection, row.id);
  const rights = staffRights(row, { money, caller, now: shop.clock.now() });
  return {
    keep: rights.keep,
    start: rights.start,
    complete: rights.complete,
    'no-show': rights.noShow,
    cancel: rights.cancel !== undefined,
    move: rights.move,
    refund: rights.refundCents > 0,
    receive: rights.receiveCents > 0,
    'give back': rights.giveBackCents > 0,
  };
}

describe('a crew', () => {
  const jobToday = { appointmentDate: '2026-12-01', appointmentTime: sampleShop.afternoon } as const;

  async function setOut(changes: object = {}) {
    shop = await openTestShop();
    const booked = await book(shop, { ...jobToday, ...changes });
    const own = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
    const other = await loggedIn(shop, { role: 'crew', regionId: sampleShop.farRegionId });
    return { booked, own, other };
  }

  test('checks in, collects and completes what is today’s and its own', async () => {
    const { booked, own } = await setOut();
    await act(own, booked, 'start');
    await act(own, booked, 'complete');
    expect(await storedBooking(shop, booked.booking.trackingCode)).toMatchObject({
      row: { status: 'completed' },
      history: ['held', 'paid', 'checked-in', 'completed'],
    });
  });

  test('may not record a no-show before it has waited', async () => {
    const { booked, own } = await setOut();
    expect(codeOf(await act(own, booked, 'no-show').catch((error: unknown) => error))).toBe('not_possible');
  });

  test.each(['keep', 'cancel', 'move', 'refund'] as const)('may not %s', async (action) => {
    const { booked, own } = await setOut();
    expect(codeOf(await act(own, booked, action).catch((error: unknown) => error))).toBe('forbidden');
  });

  test('may not give money back', async () => {
    const { booked, own } = await setOut();
    expect(codeOf(await act(own, booked, 'give back').catch((error: unknown) => error))).toBe('not_possible');
  });

  test.each(['start', 'complete', 'receive'] as const)('of another region may not %s', async (action) => {
    const { booked, other } = await setOut();
    expect(codeOf(await act(other, booked, action).catch((error: unknown) => error))).toBe('forbidden');
  });

  test.each(['start', 'complete', 'receive'] as const)('may not %s what is another day’s', async (action) => {
    const { booked, own } = await setOut({ appointmentDate: '2026-12-02' });
    if (action === 'complete') await checkIn(shop, booked);
    expect(codeOf(await act(own, booked, action).catch((error: unknown) => error))).toBe('not_possible');
  });

  test('has a day that ends at midnight on the shop’s clock', async () => {
    const { booked } = await setOut();
    const at = async (moment: string) => {
      shop.clock.set(Date.parse(onShopClock(moment)));
      const crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
      return act(crew, booked, 'start').then(() => 'done', codeOf);
    };
    expect(await at('2026-11-30T23:59:59')).toBe('not_possible');
    expect(await at('2026-12-02T00:00:00')).toBe('not_possible');
    expect(await at('2026-12-01T23:59:59')).toBe('done');
  });
});
