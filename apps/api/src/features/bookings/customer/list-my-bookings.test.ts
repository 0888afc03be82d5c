import type { BookingPage } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UserRow } from '../../../db/schema';
import { countlessHolds } from '../../../testing/countless-holds';
import { book, cancel, details, hold, pay, refusal, release, sync, type Ticket } from '../../../testing/customer';
import { logIn, makeAccount } from '../../../testing/logged-in';
import { endHoldUnproved } from '../../../testing/mishaps';
import { execute } from '../../../testing/raw-sql';
import { onShopClock, sampleShop } from '../../../testing/sample-shop';
import { checkIn, complete, keepByStaff } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const email = 'owner@tintforge.example';
const mine = { customerEmail: email };

let shop: TestShop;
let account: UserRow;

beforeEach(async () => {
  shop = await openTestShop({ limits: { holds: countlessHolds } });
  account = await makeAccount(shop, { email });
});

afterEach(() => shop.close());

/** Logs in first, for the clock moves farther than a login lasts. */
async function ask(list: 'upcoming' | 'past', after?: string): Promise<BookingPage> {
  const { call } = await logIn(shop, account);
  return call('getMyBookings', { query: { list, ...(after !== undefined && { after }) } });
}

const codes = ({ bookings }: BookingPage) => bookings.map(({ trackingCode }) => trackingCode);
const codeOf = ({ booking }: Ticket) => booking.trackingCode;

describe('what is to come', () => {
  test('stands soonest first, with all that its owner may see', async () => {
    const later = await book(shop, { ...mine, appointmentDate: '2026-12-10' });
    const sooner = await book(shop, { ...mine, appointmentDate: '2026-12-09' });
    const kept = await hold(shop, { ...mine, appointmentDate: '2026-12-09', appointmentTime: '13:00' });
    await keepByStaff(shop, kept);
    const page = await ask('upcoming');
    expect(codes(page)).toEqual([sooner, kept, later].map(codeOf));
    expect(page.next).toBeNull();
    expect(page.bookings[0]).toEqual(await details(shop, sooner));
  });

  test('includes the job under way, until it is done', async () => {
    const begun = await book(shop, { ...mine, appointmentDate: '2026-12-08' });
    shop.clock.set(Date.parse(onShopClock(`2026-12-08T${sampleShop.time}`)));
    expect(codes(await ask('upcoming'))).toEqual([codeOf(begun)]);
    await checkIn(shop, begun);
    shop.clock.set(Date.parse(onShopClock('2026-12-08T15:00')));
    expect(codes(await ask('upcoming'))).toEqual([codeOf(begun)]);
    await complete(shop, begun);
    expect([codes(await ask('upcoming')), codes(await ask('past'))]).toEqual([[], [codeOf(begun)]]);
  });

  test('has no holds and nothing of others', async () => {
    await hold(shop, mine);
    await book(shop, { customerEmail: 'other@tintforge.example' });
    expect(await ask('upcoming')).toEqual({ bookings: [], next: null });
    expect(await ask('past')).toEqual({ bookings: [], next: null });
  });
});

describe('what is over', () => {
  test('stands latest first: done, cancelled, and what nobody has closed', async () => {
    const done = await book(shop, { ...mine, appointmentDate: '2026-12-03' });
    await checkIn(shop, done);
    await complete(shop, done);
    const left = await book(shop, { ...mine, appointmentDate: '2026-12-04' });
    const cancelled = await book(shop, { ...mine, appointmentDate: '2026-12-09' });
    await cancel(shop, cancelled);
    shop.clock.set(Date.parse(onShopClock('2026-12-04T18:00')));
    expect(codes(await ask('past'))).toEqual([cancelled, left, done].map(codeOf));
  });

  test('leaves out holds that came to nothing', async () => {
    await release(shop, await hold(shop, mine));
    await hold(shop, mine);
    shop.clock.advance(15 * 60_000);
    await shop.runExpiry();
    expect(codes(await ask('past'))).toEqual([]);
  });

  test('shows one whose money is on its way back', async () => {
    const held = await hold(shop, mine);
    await pay(shop, held);
    await endHoldUnproved(shop, held, 'released');
    await sync(shop, held);
    expect((await ask('past')).bookings).toMatchObject([
      { refunds: [{ amount: sampleShop.total, status: 'pending' }] },
    ]);
  });
});

describe('ten stand on a page', () => {
  /** Twelve on six weekdays, two of each day. */
  async function bookTwelve(): Promise<string[]> {
    const days = ['03', '04', '07', '08', '09', '10'].map((day) => `2026-12-${day}`);
    const booked: string[] = [];
    for (const appointmentDate of days) {
      for (const _ of ['one crew', 'the other']) booked.push(codeOf(await book(shop, { ...mine, appointmentDate })));
    }
    return booked;
  }

  test('and `next` leads to the rest, also when two begin at the same moment', async () => {
    const booked = await bookTwelve();
    const first = await ask('upcoming');
    const second = await ask('upcoming', first.next ?? '');
    expect([codes(first).length, codes(second).length, second.next]).toEqual([10, 2, null]);
    expect([...codes(first), ...codes(second)]).toEqual(booked);
  });

  test('of the past too, and what came in between repeats nothing', async () => {
    const booked = await bookTwelve();
    shop.clock.set(Date.parse(onShopClock('2026-12-13T12:00')));
    const first = await ask('past');
    await book(shop, { ...mine, appointmentDate: '2026-12-14', appointmentTime: '13:00' });
    shop.clock.set(Date.parse(onShopClock('2026-12-15T12:00')));
    const second = await ask('past', first.next ?? '');
    expect([...codes(first), ...codes(second)]).toEqual(booked.toReversed());
    expect(second.next).toBeNull();
  });

  test('exactly ten have no next page', async () => {
    const booked = await bookTwelve();
    const [one = '', two = ''] = booked;
    await execute(shop, 'update bookings set user_id = null where tracking_code in (?, ?)', one, two);
    const page = await ask('upcoming');
    expect([codes(page).length, page.next]).toEqual([10, null]);
  });

  test.each(['x', 'AAAA', Buffer.from("1 ' or 1=1").toString('base64url'), '💥'])('%s is no page', async (after) => {
    expect(await refusal(ask('upcoming', after))).toMatchObject({
      status: 400,
      code: 'invalid_value',
      fields: { after: expect.any(String) },
    });
  });
});
