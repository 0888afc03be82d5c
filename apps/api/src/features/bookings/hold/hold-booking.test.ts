import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '@tintforge/api-contract';
import { detailsOf } from '@tintforge/api-contract/client';
import { allOrders, dollarsFromCents, priceOrder } from '@tintforge/booking-core';
import { addOns, catalogue, packages } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closures } from '../../../db/schema';
import { countlessHolds } from '../../../testing/countless-holds';
import { book, bookingRequestOf, hold, openPayment, refusal, release } from '../../../testing/customer';
import { fillDay } from '../../../testing/mishaps';
import { rawCall } from '../../../testing/raw-call';
import {
  halfHours,
  instantOnShopClock,
  lateFee,
  morningOf,
  onShopClock,
  sampleShop,
  startsClearOf,
} from '../../../testing/sample-shop';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { time, afternoon, zip, farZip, crewId, crewIds } = sampleShop;
const weekdays = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14', '2026-12-15'];

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

/** Another person, so that the limit of holds for one person doesn't apply. */
function person(number: number): Partial<BookingRequest> {
  return { customerEmail: `customer${number}@tintforge.example`, customerPhone: `813555${1000 + number}` };
}

describe('a hold', () => {
  /** Monday, or where the last region is closed on Mondays the day after. */
  const firstWorkday = catalogue.regions.at(-1)?.week[1] ? '2026-12-07' : '2026-12-08';

  test('keeps a crew for the job and its travel, for fifteen minutes, unpaid', async () => {
    const held = await hold(shop);
    expect(held.heldAt).toBe(instantOnShopClock('2026-12-01T10:00'));
    expect(held.holdExpiresAt).toBe(instantOnShopClock('2026-12-01T10:15'));
    expect(held.booking).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      appointmentInstant: morningOf('2026-12-08'),
      services: [sampleShop.packageName, sampleShop.addOnName],
      totalPrice: sampleShop.total,
      policy: { freeUntil: morningOf('2026-12-07'), lateFee: lateFee / 100 },
    });
    const stored = await storedBooking(shop, held.booking.trackingCode);
    expect(stored.cells).toEqual(halfHours(time).map((cell) => `${crewId} 2026-12-08 ${cell}`));
    expect(stored).toMatchObject({ history: ['held'], mails: [], payments: [] });
  });

  test('normalizes what people type', async () => {
    const held = await hold(shop, {
      customerEmail: ' Customer@Tintforge.Example ',
      customerPhone: '+1 813.555.0142',
      zip: ` ${zip}-1234 `,
      customerName: '  Sample Customer ',
    });
    expect((await storedBooking(shop, held.booking.trackingCode)).row).toMatchObject({
      customerEmail: 'customer@tintforge.example',
      customerPhone: '8135550142',
      zip,
      customerName: 'Sample Customer',
    });
  });

  test('writes the network address only as a keyed hash', async () => {
    const held = await hold(shop);
    expect((await storedBooking(shop, held.booking.trackingCode)).row.holderAddress).toMatch(/^[\w-]{43}$/);
  });

  test('goes to all crews of the region, one after the other, and then to nobody', async () => {
    for (const [index, id] of crewIds.entries()) {
      const { booking } = await hold(shop, person(index));
      expect((await storedBooking(shop, booking.trackingCode)).row.crewId).toBe(id);
    }
    expect(await refusal(hold(shop, person(9)))).toMatchObject({ status: 409, code: 'slot_taken' });
  });

  test('that comes too late is told the starts that are left', async () => {
    await fillDay(shop);
    const error: unknown = await hold(shop, person(3)).catch((thrown) => thrown);
    const days = detailsOf(error, 'slot_taken')?.days ?? [];
    expect(days.map((day) => day.date)).toEqual(expect.arrayContaining(['2026-12-08', '2026-12-09', '2026-12-15']));
    const open = days[0]?.starts.filter((start) => start.available).map((start) => start.time);
    expect(open).toEqual(startsClearOf(time));
  });

  test('is not stopped by a closure of another region', async () => {
    await shop.database.commit((transaction) =>
      transaction
        .insert(closures)
        .values({ id: 'closure', date: '2026-12-08', regionId: sampleShop.farRegionId, reason: 'Van service' })
        .run(),
    );
    expect((await hold(shop)).booking.region.id).toBe(sampleShop.regionId);
    expect(await refusal(hold(shop, { zip: farZip }))).toMatchObject({ code: 'closed_day' });
  });

  test.each([
    ['on the sixtieth day', { appointmentDate: '2027-01-29' }, '2026-11-30T10:00'],
    ['in the last region on the next working day', { appointmentDate: '2026-12-02', zip: farZip }, '2026-12-01T23:59'],
    [
      'there on the first working day of the week, asked for on Saturday',
      { appointmentDate: firstWorkday, zip: farZip },
      '2026-12-05T10:00',
    ],
  ])('is given: %s', async (_name, changes, moment) => {
    shop.clock.set(Date.parse(onShopClock(moment)));
    expect((await hold(shop, changes)).booking.status).toBe('pending');
  });

  test('is given today until the lead time begins, to the minute', async () => {
    const today = { appointmentDate: '2026-12-01', appointmentTime: afternoon };
    const latest = Date.parse(onShopClock(`2026-12-01T${afternoon}`)) - sampleShop.leadMinutes * 60_000;
    shop.clock.set(latest + 60_000);
    expect(await refusal(hold(shop, today))).toMatchObject({ code: 'too_soon' });
    shop.clock.set(latest);
    expect((await hold(shop, today)).booking.status).toBe('pending');
  });
});

test('every total is taken as the browser computes it', async () => {
  shop.payments.bookings.holdLimits = countlessHolds;
  const orders = allOrders(catalogue);
  // Each add-on is ordered or not.
  expect(orders).toHaveLength(packages.length * 2 ** addOns.length);
  const wholeDay = { appointmentDate: '2026-12-09', appointmentTime: sampleShop.starts[0] ?? time };
  for (const order of orders) {
    const priced = priceOrder(catalogue, order);
    const totalPrice = priced.ok ? dollarsFromCents(priced.value.totalCents) : 0;
    const held = await hold(shop, { ...order, ...wholeDay, totalPrice });
    expect(held.booking.totalPrice).toBe(totalPrice);
    await release(shop, held);
  }
});

describe('the same key', () => {
  const replay = async (key: string, changes: Partial<BookingRequest> = {}) =>
    shop.call('createBooking', { body: bookingRequestOf(catalogue, changes), idempotencyKey: key });

  test('again answers the same 201 and writes nothing', async () => {
    const key = randomUUID();
    const first = await replay(key);
    const before = await rowCounts(shop);
    shop.clock.advance(60_000);
    expect(await replay(key)).toEqual(first);
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('again with the fields in another order is the same request', async () => {
    const key = randomUUID();
    const first = await replay(key);
    const payload = Object.fromEntries(Object.entries(bookingRequestOf(catalogue)).reverse());
    const again = await rawCall(shop, { name: 'createBooking', payload, headers: { 'idempotency-key': key } });
    expect(again).toMatchObject({ status: 201, body: { manageToken: first.manageToken } });
  });

  test('five times at once gives one booking to all of them', async () => {
    const key = randomUUID();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => replay(key)));
    for (const other of others) expect(other).toEqual(first);
    expect(await rowCounts(shop)).toMatchObject({ bookings: 1, idempotency_keys: 1 });
  });

  test('in another case is the same key', async () => {
    const key = randomUUID();
    const first = await replay(key.toLowerCase());
    expect(await replay(key.toUpperCase())).toEqual(first);
  });

  test('after a restart still answers the same 201', async () => {
    const key = randomUUID();
    const first = await replay(key);
    await shop.restart();
    expect(await replay(key)).toEqual(first);
  });

  test('with another body is refused', async () => {
    const key = randomUUID();
    await replay(key);
    expect(await refusal(replay(key, { notes: 'another gate' }))).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
      message: expect.stringMatching(/Idempotency-Key/),
    });
  });

  test('after the hold has ended answers 410', async () => {
    const key = randomUUID();
    await replay(key);
    shop.clock.advance(15 * 60_000);
    expect(await refusal(replay(key))).toMatchObject({ status: 410, code: 'hold_expired' });
    await shop.runExpiry();
    expect(await refusal(replay(key))).toMatchObject({ status: 410, code: 'hold_expired' });
  });

  test('after paying answers 409 with the booking', async () => {
    const key = randomUUID();
    const held = await replay(key);
    await shop.browser.pay(await openPayment(shop, held), 'pm_card_visa');
    await shop.call('syncPayment', {
      bookingToken: held.manageToken,
      body: { trackingCode: held.booking.trackingCode },
    });
    expect(await refusal(replay(key))).toMatchObject({
      status: 409,
      code: 'already_paid',
      details: { trackingCode: held.booking.trackingCode },
    });
  });

  test('after a refusal may be used again, for the refusal wrote nothing', async () => {
    const key = randomUUID();
    expect(await refusal(replay(key, { totalPrice: 1 }))).toMatchObject({ code: 'price_changed' });
    expect((await replay(key)).booking.status).toBe('pending');
  });
});

describe('at most five holds run at once', () => {
  const another = (number: number) => ({ ...person(number), appointmentDate: weekdays[number] ?? '' });

  test.each([
    ['for one email', { customerEmail: 'Customer@tintforge.example' }],
    ['for one telephone number, however it is typed', { customerPhone: '1-813-555-0199' }],
  ])('%s', async (_name, same) => {
    for (let number = 0; number < 5; number += 1) await hold(shop, { ...another(number), ...same });
    const sixth = { ...another(5), ...same };
    expect(await refusal(hold(shop, sixth))).toMatchObject({ status: 429, code: 'too_many_holds' });
    expect((await hold(shop, another(5))).booking.status).toBe('pending');
  });

  test('also when all six are asked for at the same moment', async () => {
    const orders = weekdays.map((_, number) => ({ ...another(number), customerEmail: 'customer@tintforge.example' }));
    const answers = await Promise.allSettled(orders.map((order) => hold(shop, order)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('and a hold that is paid or over counts no more', async () => {
    await book(shop, { appointmentDate: weekdays[0] ?? '' });
    for (let number = 1; number < 6; number += 1) await hold(shop, { appointmentDate: weekdays[number] ?? '' });
    expect(await refusal(hold(shop))).toMatchObject({ code: 'too_many_holds' });
    shop.clock.advance(15 * 60_000);
    expect((await hold(shop, { appointmentDate: '2026-12-16' })).booking.status).toBe('pending');
  });
});

test('at most twenty holds run at once for one network address, as the proxy reports it', async () => {
  const from = (address: string, number: number) =>
    rawCall(shop, {
      name: 'createBooking',
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': address },
      payload: bookingRequestOf(catalogue, {
        ...person(number),
        appointmentDate: weekdays[number % 6] ?? '',
        appointmentTime: number % 12 < 6 ? time : afternoon,
      }),
    });
  for (let number = 0; number < 20; number += 1) {
    expect(await from('203.0.113.7', number)).toMatchObject({ status: 201 });
  }
  expect(await from('203.0.113.7', 20)).toMatchObject({ status: 429, body: { code: 'too_many_holds' } });
  expect(await from('203.0.113.8', 20)).toMatchObject({ status: 201 });
});

test('exactly as many of twenty at the same moment from one network address hold as may', async () => {
  shop.payments.bookings.holdLimits = { ...countlessHolds, perPerson: 5, perAddress: 6 };
  // At least two crews for each start, so that nothing else is in the way.
  const orders = Array.from({ length: 20 }, (_, number) => ({
    ...person(number),
    appointmentDate: weekdays[number % 5] ?? '',
    appointmentTime: number < 10 ? time : afternoon,
  }));
  const asked = orders.map((order) => hold(shop, order));
  const answers = await Promise.allSettled(asked);
  const refused = asked.filter((_, index) => answers[index]?.status === 'rejected');
  expect(refused).toHaveLength(14);
  for (const answer of refused) expect(await refusal(answer)).toMatchObject({ code: 'too_many_holds' });
});

describe('a hold whose time is over, of a card provider that cannot be reached', () => {
  test('stands, and counts no more: its place is another’s', async () => {
    shop.payments.bookings.holdLimits = { ...countlessHolds, perPerson: 1 };
    const over = await hold(shop);
    shop.clock.advance(15 * 60_000);
    expect((await hold(shop, { appointmentDate: '2026-12-15' })).booking.status).toBe('pending');
    expect((await storedBooking(shop, over.booking.trackingCode)).row).toMatchObject({
      status: 'pending',
      emailPlace: null,
    });
    expect(await refusal(hold(shop, { appointmentDate: '2026-12-16' }))).toMatchObject({ code: 'too_many_holds' });
  });
});
