import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, hold, openPayment, pay, refusal, type Ticket } from '../../../testing/customer';
import { keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { byPolicy, lateFee, morningOf, sampleShop } from '../../../testing/sample-shop';
import { auditOf, keepByStaff, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { eventsOf } from '../../jobs';

/** Tuesday 2026-12-08, nine in the morning in Tampa; the bill is $449.98, a quarter of it $112.50. */
const startsAt = Date.parse(morningOf('2026-12-08'));
const hour = 3_600_000;

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

type Choice = { refund: 'full' | 'policy' | 'amount' | 'none'; amount: number; reason?: string };

async function cancelAs(ticket: Ticket, { refund, amount, reason = 'They called' }: Choice) {
  const body = { version: await versionOf(shop, ticket), refund, amount, reason };
  return admin.staff('cancelByShop', { params: { code: ticket.booking.trackingCode }, body });
}

async function hourBefore(): Promise<Ticket> {
  const booked = await book(shop);
  shop.clock.set(startsAt - hour);
  admin = await loggedIn(shop, { role: 'admin' });
  return booked;
}

describe('cancelling for the shop', () => {
  test.each<[string, Choice, number, number]>([
    [
      'everything, without a reason',
      { refund: 'full', amount: sampleShop.total, reason: '' },
      sampleShop.totalCents,
      0,
    ],
    ['what the policy clock says', { refund: 'policy', amount: byPolicy / 100 }, byPolicy, lateFee],
    ['an amount', { refund: 'amount', amount: 100.01 }, 10_001, sampleShop.totalCents - 10_001],
    ['nothing', { refund: 'none', amount: 0 }, 0, sampleShop.totalCents],
  ])('returns %s', async (_name, choice, refundCents, keptCents) => {
    const booked = await hourBefore();
    expect(await cancelAs(booked, choice)).toMatchObject({ status: 'cancelled' });
    const { row, refunds, cells, mails } = await stored(booked);
    expect(cells).toEqual([]);
    expect(refunds.map(({ amountCents, reason }) => [amountCents, reason])).toEqual(
      refundCents === 0 ? [] : [[refundCents, 'cancelled-by-shop']],
    );
    expect(mails.at(-1)).toBe('booking-cancelled-by-shop');
    const event = (await eventsOf(shop.database.connection, row.id)).at(-1);
    const data = { refundCents, keptCents };
    expect(event).toMatchObject({
      kind: 'cancelled',
      actor: 'staff',
      note: choice.reason === '' ? null : 'They called',
      data,
    });
    expect(await auditOf(shop)).toMatchObject([{ action: 'booking.cancelled', subject: row.trackingCode, data }]);
    await shop.runRefunds();
    const { paymentStatus } = (await stored(booked)).row;
    expect(paymentStatus).toBe(keptCents === 0 ? 'refunded' : refundCents === 0 ? 'paid' : 'partially-refunded');
  });

  test('for a customer who called keeps the fee without a reason, and the email says that they asked', async () => {
    const booked = await hourBefore();
    const params = { code: booked.booking.trackingCode };
    const version = await versionOf(shop, booked);
    const asked = { version, askedBy: 'customer', reason: '' } as const;
    const none = admin.staff('cancelByShop', { params, body: { ...asked, refund: 'none', amount: 0 } });
    expect(await refusal(none)).toMatchObject({ code: 'missing_field', fields: { reason: expect.any(String) } });
    await admin.staff('cancelByShop', { params, body: { ...asked, refund: 'policy', amount: byPolicy / 100 } });
    const { row, refunds } = await stored(booked);
    expect(refunds.map(({ amountCents, reason }) => [amountCents, reason])).toEqual([
      [byPolicy, 'cancelled-by-customer'],
    ]);
    const event = (await eventsOf(shop.database.connection, row.id)).at(-1);
    expect(event).toMatchObject({
      kind: 'cancelled',
      actor: 'staff',
      data: { askedBy: 'customer', keptCents: lateFee },
    });
    const mail = (await keptMails(shop)).at(-1);
    expect(mail?.subject).toMatch(/^Cancelled: Tuesday/);
    expect(mail?.text).toContain('you asked us to cancel');
  });

  test.each(['policy', 'amount', 'none'] as const)('asks why when it is %s', async (refund) => {
    const booked = await hourBefore();
    const amounts = { policy: byPolicy / 100, amount: 5, none: 0 };
    const before = await rowCounts(shop);
    expect(await refusal(cancelAs(booked, { refund, amount: amounts[refund], reason: '  ' }))).toMatchObject({
      code: 'missing_field',
      fields: { reason: expect.any(String) },
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('asks again when what comes back is not what was shown', async () => {
    const booked = await book(shop);
    const shown = { refund: 'policy', amount: sampleShop.total } as const;
    shop.clock.set(startsAt - hour);
    admin = await loggedIn(shop, { role: 'admin' });
    expect(await refusal(cancelAs(booked, shown))).toMatchObject({
      code: 'refund_changed',
      details: { refund: byPolicy / 100, kept: lateFee / 100 },
    });
    expect((await stored(booked)).row.status).toBe('confirmed');
  });

  test('returns no more than is left', async () => {
    const booked = await book(shop);
    expect(
      await refusal(cancelAs(booked, { refund: 'amount', amount: (sampleShop.totalCents + 1) / 100 })),
    ).toMatchObject({
      status: 422,
      code: 'amount_too_high',
      details: { most: sampleShop.total },
    });
  });

  test('of a job that is paid at the car returns nothing by card, and the mail says what was paid there', async () => {
    const kept = await hold(shop);
    await keepByStaff(shop, kept);
    const money = { direction: 'received', method: 'cash', amount: 50, note: '' } as const;
    const params = { code: kept.booking.trackingCode };
    await admin.staff('recordSitePayment', { params, body: { version: await versionOf(shop, kept), ...money } });
    await cancelAs(kept, { refund: 'full', amount: 0, reason: '' });
    expect(await stored(kept)).toMatchObject({ row: { status: 'cancelled', paymentStatus: 'on-site' }, refunds: [] });
    expect((await keptMails(shop)).at(-1)?.text).toContain('You paid $50.00 on site.');
  });

  test('of a running hold proves that nobody has paid, and writes to nobody who is not known', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    expect(await cancelAs(held, { refund: 'full', amount: 0, reason: '' })).toMatchObject({ status: 'cancelled' });
    expect(shop.store.paymentIntents.list().map(({ status }) => status)).toEqual(['canceled']);
    expect(await stored(held)).toMatchObject({ cells: [], mails: [], row: { holdExpiresAt: null, endingSince: null } });
  });

  test('of a running hold from the telephone writes to its customer', async () => {
    const body = phoneBookingOf(shop.catalogue);
    const { trackingCode } = await admin.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() });
    const { version } = (await storedBooking(shop, trackingCode)).row;
    const choice = { version, refund: 'full', amount: 0, reason: '' } as const;
    await admin.staff('cancelByShop', { params: { code: trackingCode }, body: choice });
    expect((await storedBooking(shop, trackingCode)).mails).toEqual(['payment-link', 'booking-cancelled-by-shop']);
  });

  test('of a hold that was paid meanwhile finds the money', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    expect(await refusal(cancelAs(held, { refund: 'full', amount: 0 }))).toMatchObject({ code: 'already_paid' });
    expect((await stored(held)).row.status).toBe('confirmed');
  });
});

describe('at the same moment', () => {
  test('two of the shop cancel once, and the money goes back once', async () => {
    const booked = await book(shop);
    const other = await loggedIn(shop, { role: 'admin', firstName: 'Kim', lastName: 'Second' });
    const body = {
      version: await versionOf(shop, booked),
      refund: 'full',
      amount: sampleShop.total,
      reason: '',
    } as const;
    const params = { code: booked.booking.trackingCode };
    const outcomes = await meet(shop, [
      () => other.staff('cancelByShop', { params, body }),
      () => refusal(admin.staff('cancelByShop', { params, body })),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      {
        value: {
          code: 'changed_meanwhile',
          message: 'Kim Second cancelled it after you opened it. Reload to see the current details.',
        },
      },
    ]);
    expect((await stored(booked)).refunds).toHaveLength(1);
  });

  test.each([
    ['the customer', 'cancelled-by-customer'],
    ['the shop', 'cancelled-by-shop'],
  ])('whoever comes first decides: %s', async (_name, reason) => {
    const booked = await book(shop);
    const version = await versionOf(shop, booked);
    const shopCancels = () =>
      admin.staff('cancelByShop', {
        params: { code: booked.booking.trackingCode },
        body: { version, refund: 'full', amount: sampleShop.total, reason: '' },
      });
    const customerCancels = () => cancel(shop, booked, sampleShop.total);
    const isShop = reason === 'cancelled-by-shop';
    const outcomes = await meet(shop, isShop ? [shopCancels, customerCancels] : [customerCancels, shopCancels]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await stored(booked)).refunds).toMatchObject([{ reason, amountCents: sampleShop.totalCents }]);
    expect((await stored(booked)).history).toEqual(['held', 'paid', 'cancelled']);
  });
});
