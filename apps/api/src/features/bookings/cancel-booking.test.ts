import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../db/unit-of-work';
import { book, cancel, details, hold, pay, refusal, sync, type Ticket } from '../../testing/customer';
import { rowCounts, storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { writeSetting } from '../settings';

/** The start is Tuesday 2026-12-08, nine in the morning in Tampa; $449.98, of which 25 % are $112.50. */
const startsAt = Date.parse('2026-12-08T09:00:00-05:00');
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
    ['days before', startsAt - 3 * day, 449.98, 0],
    ['exactly 24 hours before', startsAt - day, 449.98, 0],
    ['a millisecond later', startsAt - day + 1, 337.48, 112.5],
    ['an hour before', startsAt - 60 * minute, 337.48, 112.5],
  ])('%s', async (_name, now, refund, kept) => {
    const booked = await book(shop);
    shop.clock.set(now);
    expect(await cancel(shop, booked)).toMatchObject({
      refund,
      kept,
      booking: { status: 'cancelled', paymentStatus: 'refund-pending' },
    });
    expect(stored(booked)).toMatchObject({
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
    ['within 30 minutes of paying', 30 * minute, 449.98],
    ['a millisecond later', 30 * minute + 1, 337.48],
  ])('of what was booked inside the 24 hours: %s', async (_name, wait, refund) => {
    shop.clock.set(Date.parse('2026-12-08T08:30:00-05:00'));
    const booked = await book(shop, { appointmentTime: '13:00' });
    expect(booked.booking.policy.freeUntil).toBe('2026-12-07T18:00:00.000Z');
    expect((await details(shop, booked)).policy.freeUntil).toBe('2026-12-08T14:00:00.000Z');
    shop.clock.advance(wait);
    expect(await cancel(shop, booked)).toMatchObject({ refund });
  });

  test('uses the percentage that stood when the customer paid', async () => {
    const booked = await book(shop);
    await commit(shop.database, (transaction) => writeSetting(transaction, { key: 'lateFeePercent', value: 100 }));
    shop.clock.set(startsAt - 1);
    expect(await cancel(shop, booked)).toMatchObject({ kept: 112.5 });
  });

  test('gives nothing back when the fee is everything, and makes no refund', async () => {
    await commit(shop.database, (transaction) => writeSetting(transaction, { key: 'lateFeePercent', value: 100 }));
    const booked = await book(shop);
    shop.clock.set(startsAt - 1);
    expect(await cancel(shop, booked)).toMatchObject({ refund: 0, kept: 449.98, booking: { paymentStatus: 'paid' } });
    expect(stored(booked).refunds).toEqual([]);
  });

  test('is over once the job has begun: that is for the shop to settle', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt);
    const before = rowCounts(shop);
    expect(await refusal(cancel(shop, booked))).toMatchObject({ status: 409, code: 'not_cancellable' });
    shop.clock.advance(day);
    expect(await refusal(cancel(shop, booked))).toMatchObject({ code: 'not_cancellable' });
    expect(rowCounts(shop)).toEqual(before);
    expect(stored(booked).row.status).toBe('confirmed');
  });
});

describe('cancelling', () => {
  test('twice at once refunds once', async () => {
    const booked = await book(shop);
    const answers = await Promise.allSettled([cancel(shop, booked), cancel(shop, booked), cancel(shop, booked)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(stored(booked).refunds).toHaveLength(1);
    expect(stored(booked).mails).toEqual(['booking-confirmed', 'booking-cancelled']);
  });

  test('again is refused', async () => {
    const booked = await book(shop);
    await cancel(shop, booked);
    expect(await refusal(cancel(shop, booked))).toMatchObject({ status: 409, code: 'not_cancellable' });
  });

  test('an unpaid hold is not what this is for', async () => {
    const held = await hold(shop);
    expect(await refusal(cancel(shop, held))).toMatchObject({ code: 'not_cancellable' });
    expect(stored(held).row.status).toBe('pending');
  });

  test('frees the start for others at once', async () => {
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
    expect(stored(held)).toMatchObject({
      row: { status: 'cancelled' },
      cells: [],
      history: ['held', 'paid', 'cancelled'],
    });
  });
});
