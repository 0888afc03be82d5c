import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../../db/unit-of-work';
import { book, cancel, details, hold, pay, refusal, sync, type Ticket } from '../../../testing/customer';
import { meet } from '../../../testing/meet';
import { leaveTwoCrews } from '../../../testing/mishaps';
import {
  byPolicy,
  instantOnShopClock,
  lateFee,
  morningOf,
  onShopClock,
  sampleShop,
} from '../../../testing/sample-shop';
import { cancelByStaff, checkIn, keepByStaff, ownerOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { writeSetting } from '../../settings';

/** The start is Tuesday 2026-12-08, nine in the morning in Tampa; $449.98, of which 25 % are $112.50. */
const startsAt = Date.parse(morningOf('2026-12-08'));
const day = 86_400_000;
const minute = 60_000;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

describe('cancelling under the policy clock', () => {
  test.each([
    ['days before', startsAt - 3 * day, sampleShop.total, 0],
    ['exactly 24 hours before', startsAt - day, sampleShop.total, 0],
    ['a millisecond later', startsAt - day + 1, byPolicy / 100, lateFee / 100],
    ['an hour before', startsAt - 60 * minute, byPolicy / 100, lateFee / 100],
  ])('%s', async (_name, now, refund, kept) => {
    const booked = await book(shop);
    shop.clock.set(now);
    expect(await cancel(shop, booked)).toMatchObject({
      refund,
      kept,
      booking: { status: 'cancelled', paymentStatus: 'refund-pending' },
    });
    expect(await stored(booked)).toMatchObject({
      row: { status: 'cancelled' },
      cells: [],
      history: ['held', 'paid', 'cancelled'],
      mails: ['booking-confirmed', 'booking-cancelled'],
      refunds: [{ status: 'pending', stripeRefundId: null, reason: 'cancelled-by-customer' }],
    });
    await shop.runRefunds();
    expect(await details(shop, booked)).toMatchObject({
      refunded: refund,
      paymentStatus: kept === 0 ? 'refunded' : 'partially-refunded',
    });
    expect(shop.store.charges.list()).toMatchObject([{ amount_refunded: Math.round(refund * 100) }]);
  });

  test.each([
    ['within 30 minutes of paying', 30 * minute, sampleShop.total],
    ['a millisecond later', 30 * minute + 1, byPolicy / 100],
  ])('of what was booked inside the 24 hours: %s', async (_name, wait, refund) => {
    shop.clock.set(Date.parse(onShopClock('2026-12-08T08:30')));
    const booked = await book(shop, { appointmentTime: '13:00' });
    expect(booked.booking.policy.freeUntil).toBe(instantOnShopClock('2026-12-07T13:00'));
    expect((await details(shop, booked)).policy.freeUntil).toBe(instantOnShopClock('2026-12-08T09:00'));
    shop.clock.advance(wait);
    expect(await cancel(shop, booked)).toMatchObject({ refund });
  });

  test('uses the percentage that stood when the customer paid', async () => {
    const booked = await book(shop);
    await commit(shop.database, (transaction) => writeSetting(transaction, { key: 'lateFeePercent', value: 100 }));
    shop.clock.set(startsAt - 1);
    expect(await cancel(shop, booked)).toMatchObject({ kept: lateFee / 100 });
  });

  test('gives nothing back when the fee is everything, and makes no refund', async () => {
    await commit(shop.database, (transaction) => writeSetting(transaction, { key: 'lateFeePercent', value: 100 }));
    const booked = await book(shop);
    shop.clock.set(startsAt - 1);
    expect(await cancel(shop, booked)).toMatchObject({
      refund: 0,
      kept: sampleShop.total,
      booking: { paymentStatus: 'paid' },
    });
    expect((await stored(booked)).refunds).toEqual([]);
  });

  test.each([
    ['forward', onShopClock('2027-03-10T10:00'), '2027-03-15', morningOf('2027-03-14')],
    ['back', onShopClock('2026-10-28T10:00'), '2026-11-02', morningOf('2026-11-01')],
  ])('counts 24 hours between instants after the clocks went %s', async (_name, now, appointmentDate, freeUntil) => {
    shop.clock.set(Date.parse(now));
    const booked = await book(shop, { appointmentDate });
    expect(booked.booking.policy.freeUntil).toBe(freeUntil);
    shop.clock.set(Date.parse(freeUntil) + 1);
    expect(await details(shop, booked)).toMatchObject({
      cancellation: { refund: byPolicy / 100, kept: lateFee / 100 },
    });
    shop.clock.set(Date.parse(freeUntil));
    expect(await cancel(shop, booked)).toMatchObject({ refund: sampleShop.total, kept: 0 });
  });

  test('is over once the job has begun: that is for the shop to settle', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt);
    const before = await rowCounts(shop);
    expect(await refusal(cancel(shop, booked))).toMatchObject({ status: 409, code: 'not_cancellable' });
    shop.clock.advance(day);
    expect(await refusal(cancel(shop, booked))).toMatchObject({ code: 'not_cancellable' });
    expect(await rowCounts(shop)).toEqual(before);
    expect((await stored(booked)).row.status).toBe('confirmed');
  });
});

describe('what comes back', () => {
  test.each([
    [
      'less, for the free moment has passed since',
      startsAt - day + 1,
      sampleShop.total,
      { refund: byPolicy / 100, kept: lateFee / 100 },
    ],
    ['more', startsAt - day, byPolicy / 100, { refund: sampleShop.total, kept: 0 }],
    ['nothing like it', startsAt - day, 0.01, { refund: sampleShop.total, kept: 0 }],
  ])('is told anew when it is %s, and nothing is written', async (_name, now, shown, quote) => {
    const booked = await book(shop);
    shop.clock.set(now);
    const before = await rowCounts(shop);
    expect(await refusal(cancel(shop, booked, shown))).toMatchObject({
      status: 409,
      code: 'refund_changed',
      details: quote,
    });
    expect(await rowCounts(shop)).toEqual(before);
    expect(await stored(booked)).toMatchObject({ row: { status: 'confirmed' }, refunds: [] });
    expect(await cancel(shop, booked, quote.refund)).toMatchObject(quote);
  });

  test('is shown before anybody asks for it', async () => {
    const booked = await book(shop);
    expect((await details(shop, booked)).cancellation).toEqual({ refund: sampleShop.total, kept: 0 });
    shop.clock.set(startsAt - day + 1);
    expect((await details(shop, booked)).cancellation).toEqual({ refund: byPolicy / 100, kept: lateFee / 100 });
    shop.clock.set(startsAt);
    expect((await details(shop, booked)).cancellation).toBeNull();
  });

  test('is shown with how far it is', async () => {
    const booked = await book(shop, {}, 'pm_card_refundFail');
    shop.clock.set(startsAt - 60 * minute);
    await cancel(shop, booked);
    const at = new Date(startsAt - 60 * minute).toISOString();
    expect((await details(shop, booked)).refunds).toEqual([{ amount: byPolicy / 100, status: 'pending', at }]);
    await shop.runRefunds();
    expect((await details(shop, booked)).refunds).toEqual([{ amount: byPolicy / 100, status: 'succeeded', at }]);
    shop.clock.advance(10_000);
    shop.emulator.advance();
    await shop.emulator.webhooks.deliverDue();
    expect((await details(shop, booked)).refunds).toEqual([{ amount: byPolicy / 100, status: 'failed', at }]);
  });
});

describe('cancelling', () => {
  test('in three tabs at once refunds once, and all three read the same', async () => {
    const booked = await book(shop);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => cancel(shop, booked)));
    for (const other of others) expect(other).toEqual(first);
    expect(await stored(booked)).toMatchObject({
      history: ['held', 'paid', 'cancelled'],
      mails: ['booking-confirmed', 'booking-cancelled'],
    });
    expect((await stored(booked)).refunds).toHaveLength(1);
  });

  test('again answers what was done, whatever is believed by now, and writes nothing', async () => {
    const booked = await book(shop);
    await cancel(shop, booked);
    await shop.runRefunds();
    shop.clock.set(startsAt + day);
    const before = await rowCounts(shop);
    expect(await cancel(shop, booked, byPolicy / 100)).toMatchObject({
      refund: sampleShop.total,
      kept: 0,
      booking: { status: 'cancelled', paymentStatus: 'refunded' },
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('what the shop has cancelled is refused', async () => {
    const booked = await book(shop);
    await cancelByStaff(shop, booked);
    expect(await refusal(cancel(shop, booked))).toMatchObject({ status: 409, code: 'not_cancellable' });
    expect((await stored(booked)).refunds).toMatchObject([
      { reason: 'cancelled-by-shop', amountCents: sampleShop.totalCents },
    ]);
  });

  test.each([
    ['the customer first', 'cancelled-by-customer'],
    ['staff first', 'cancelled-by-shop'],
  ])('at the same moment as staff happens once: %s', async (_name, reason) => {
    const booked = await book(shop);
    await ownerOf(shop);
    const customer = () => cancel(shop, booked, sampleShop.total);
    const staff = () => cancelByStaff(shop, booked);
    const isFirst = reason === 'cancelled-by-customer';
    const outcomes = await meet(shop, isFirst ? [customer, staff] : [staff, customer]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await stored(booked)).toMatchObject({
      row: { status: 'cancelled' },
      cells: [],
      history: ['held', 'paid', 'cancelled'],
    });
    expect((await stored(booked)).refunds).toMatchObject([{ reason, amountCents: sampleShop.totalCents }]);
  });

  test('is judged by the clock when it is written, not when it was asked for', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt - day);
    const [late] = await meet(shop, [
      () => refusal(cancel(shop, booked, sampleShop.total)),
      async () => shop.clock.advance(1),
    ]);
    expect(late).toMatchObject({ value: { code: 'refund_changed', details: { refund: byPolicy / 100 } } });
  });

  test('what staff keep without a card costs nothing and returns nothing', async () => {
    const kept = await hold(shop);
    await keepByStaff(shop, kept);
    shop.clock.set(startsAt - 1);
    expect(await details(shop, kept)).toMatchObject({ cancellation: { refund: 0, kept: 0 }, payment: null });
    expect(await cancel(shop, kept)).toMatchObject({
      refund: 0,
      kept: 0,
      booking: { status: 'cancelled', paymentStatus: 'on-site' },
    });
    expect(await stored(kept)).toMatchObject({ cells: [], refunds: [], mails: ['booking-kept', 'booking-cancelled'] });
  });

  test('a job under way is for the shop to settle', async () => {
    const booked = await book(shop);
    await checkIn(shop, booked);
    expect(await refusal(cancel(shop, booked))).toMatchObject({ status: 409, code: 'not_cancellable' });
  });

  test('an unpaid hold is not what this is for', async () => {
    const held = await hold(shop);
    expect(await refusal(cancel(shop, held))).toMatchObject({ code: 'not_cancellable' });
    expect((await stored(held)).row.status).toBe('pending');
  });

  test('frees the start for others at once', async () => {
    await leaveTwoCrews(shop);
    const booked = await book(shop);
    await book(shop);
    expect(await refusal(hold(shop))).toMatchObject({ code: 'slot_taken' });
    await cancel(shop, booked);
    expect((await hold(shop)).booking.status).toBe('pending');
  });

  test('a disputed booking leaves the dispute in front', async () => {
    const booked = await book(shop);
    shop.emulator.openDispute(shop.store.charges.list()[0]?.id ?? '');
    await shop.emulator.webhooks.deliverDue();
    expect(await cancel(shop, booked)).toMatchObject({ booking: { status: 'cancelled', paymentStatus: 'disputed' } });
  });

  test('keeps what a late event says from bringing it back', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await sync(shop, held);
    await cancel(shop, held);
    await shop.emulator.webhooks.deliverDue();
    await sync(shop, held);
    expect(await stored(held)).toMatchObject({
      row: { status: 'cancelled' },
      cells: [],
      history: ['held', 'paid', 'cancelled'],
    });
  });
});
