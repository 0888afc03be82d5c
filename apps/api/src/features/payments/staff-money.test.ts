import { refundableCents, remainingCents, tellMoney } from '@tintforge/booking-core';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sitePayments } from '../../db/schema';
import { isProblem } from '../../platform/problem';
import { book, cancel, details, hold, refusal, type Ticket } from '../../testing/customer';
import { type LoggedIn, loggedIn } from '../../testing/logged-in';
import { meet } from '../../testing/meet';
import { onShopClock, sampleShop } from '../../testing/sample-shop';
import { auditOf, cancelByStaff, keepByStaff, ownerOf, versionOf } from '../../testing/staff';
import { rowCounts, storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { moneyOf } from '../jobs';
import { recordSitePayment } from './record-site-payment';
import { refundBooking } from './refund-booking';
import { retryRefund, returnRefundOtherwise } from './settle-failed-refund';
import { failRefund } from './settle-refund';

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const params = ({ booking }: Ticket) => ({ code: booking.trackingCode });
const atCar = () => shop.database.connection.select().from(sitePayments).all();

async function kept(): Promise<Ticket> {
  const held = await hold(shop);
  await keepByStaff(shop, held);
  return held;
}

type Money = { direction?: 'received' | 'returned'; amount: number; isCourtesy?: boolean };

async function record(ticket: Ticket, { direction = 'received', ...money }: Money, seen?: number) {
  const body = {
    version: seen ?? (await versionOf(shop, ticket)),
    direction,
    method: 'card-reader',
    note: 'Receipt 12',
    ...money,
  } as const;
  return admin.staff('recordSitePayment', { params: params(ticket), body });
}

async function refund(ticket: Ticket, amount: number, seen?: number) {
  return admin.staff('refundBooking', {
    params: params(ticket),
    body: { version: seen ?? (await versionOf(shop, ticket)), amount, reason: 'A bubble' },
  });
}

describe('money at the car', () => {
  test('in two parts is paid there once it is all there', async () => {
    const ticket = await kept();
    expect(await record(ticket, { amount: 400 })).toMatchObject({ paymentStatus: 'on-site' });
    expect(await refusal(record(ticket, { amount: (sampleShop.totalCents - 39_999) / 100 }))).toMatchObject({
      code: 'amount_too_high',
      message: `It can be $${(sampleShop.total - 400).toFixed(2)} at most.`,
      details: { most: (sampleShop.totalCents - 40_000) / 100 },
    });
    expect(await record(ticket, { amount: (sampleShop.totalCents - 40_000) / 100 })).toMatchObject({
      paymentStatus: 'paid-on-site',
    });
    expect(await refusal(record(ticket, { amount: 0.01 }))).toMatchObject({
      message: 'There’s nothing left to refund.',
    });
    expect(await atCar()).toMatchObject([
      { amountCents: 40_000, method: 'card-reader', userId: admin.account.id, note: 'Receipt 12' },
      { amountCents: sampleShop.totalCents - 40_000 },
    ]);
    expect((await auditOf(shop)).at(-1)).toMatchObject({
      action: 'booking.site-payment',
      data: { direction: 'received', method: 'card-reader', amountCents: sampleShop.totalCents - 40_000 },
    });
  });

  test('given back is never more than came, and can be received again', async () => {
    const ticket = await kept();
    expect(await refusal(record(ticket, { direction: 'returned', amount: 1 }))).toMatchObject({
      code: 'amount_too_high',
    });
    await record(ticket, { amount: sampleShop.total });
    await record(ticket, { direction: 'returned', amount: (sampleShop.totalCents - 40_000) / 100 });
    expect(await refusal(record(ticket, { direction: 'returned', amount: 401 }))).toMatchObject({
      details: { most: 400 },
    });
    await record(ticket, { direction: 'returned', amount: 400 });
    expect(await record(ticket, { amount: sampleShop.total })).toMatchObject({ paymentStatus: 'paid-on-site' });
  });

  test('recorded by a wrong tap and taken back is due on site again, on the board too', async () => {
    const ticket = await kept();
    await record(ticket, { amount: sampleShop.total });
    expect(await record(ticket, { direction: 'returned', amount: sampleShop.total })).toMatchObject({
      paymentStatus: 'on-site',
    });
    expect(await details(shop, ticket)).toMatchObject({ due: sampleShop.total });
    const from = ticket.booking.appointmentDate ?? '';
    const { totals } = await admin.staff('getSchedule', { query: { from, days: 1 } });
    expect(totals?.toCollect).toBe(1);
  });

  test('given back as a courtesy isn’t due again', async () => {
    const ticket = await kept();
    await record(ticket, { amount: sampleShop.total });
    const courtesy = { direction: 'returned', isCourtesy: true } as const;
    expect(await record(ticket, { ...courtesy, amount: 40 })).toMatchObject({ paymentStatus: 'partially-refunded' });
    expect(await details(shop, ticket)).toMatchObject({ due: 0 });
    expect((await auditOf(shop)).at(-1)).toMatchObject({ data: { direction: 'returned', isCourtesy: true } });
    expect(await record(ticket, { ...courtesy, amount: sampleShop.total - 40 })).toMatchObject({
      paymentStatus: 'refunded',
    });
    expect(await details(shop, ticket)).toMatchObject({ due: 0 });
  });

  test('stands in what the customer reads, with what is still due', async () => {
    const ticket = await kept();
    expect(await details(shop, ticket)).toMatchObject({ sitePayments: [], due: sampleShop.total });
    await record(ticket, { amount: 400 });
    await record(ticket, { direction: 'returned', amount: 100 });
    const at = new Date(shop.clock.now()).toISOString();
    const byReader = { method: 'card-reader', at } as const;
    expect(await details(shop, ticket)).toMatchObject({
      due: (sampleShop.totalCents - 30_000) / 100,
      sitePayments: [
        { direction: 'received', amount: 400, ...byReader },
        { direction: 'returned', amount: 100, ...byReader },
      ],
    });
    await cancelByStaff(shop, ticket);
    expect((await details(shop, ticket)).due).toBe(0);
  });

  test('is nothing for what was paid by card, and nothing is no money', async () => {
    expect(await refusal(record(await book(shop), { amount: 1 }))).toMatchObject({ details: { most: 0 } });
    expect(await refusal(record(await kept(), { amount: 0 }))).toMatchObject({ code: 'invalid_value' });
  });

  test('that two record at the same moment is there once', async () => {
    const ticket = await kept();
    const version = await versionOf(shop, ticket);
    const both = () => record(ticket, { amount: sampleShop.total }, version);
    const outcomes = await meet(shop, [both, () => refusal(both())]);
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { value: { code: 'changed_meanwhile' } }]);
    expect(await atCar()).toHaveLength(1);
  });

  test('stays with the booking until its job is done', async () => {
    shop.clock.set(Date.parse(onShopClock('2026-12-08T07:00')));
    admin = await loggedIn(shop, { role: 'admin' });
    const ticket = await hold(shop, { appointmentTime: '13:00' });
    await keepByStaff(shop, ticket);
    const early = { version: await versionOf(shop, ticket), isEarly: true };
    await admin.staff('startJob', { params: params(ticket), body: early });
    await record(ticket, { amount: sampleShop.total });
    const body = { version: await versionOf(shop, ticket), note: '' };
    expect(await admin.staff('completeJob', { params: params(ticket), body })).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid-on-site',
    });
  });
});

describe('money back to the card', () => {
  test('goes in parts until nothing is left', async () => {
    const booked = await book(shop);
    expect(await refund(booked, 100)).toMatchObject({ status: 'confirmed', paymentStatus: 'refund-pending' });
    await shop.runRefunds();
    expect((await stored(booked)).row.paymentStatus).toBe('partially-refunded');
    expect(await refusal(refund(booked, (sampleShop.totalCents - 9_999) / 100))).toMatchObject({
      code: 'amount_too_high',
      details: { most: (sampleShop.totalCents - 10_000) / 100 },
    });
    await refund(booked, (sampleShop.totalCents - 10_000) / 100);
    await shop.runRefunds();
    expect((await stored(booked)).row.paymentStatus).toBe('refunded');
    expect(shop.store.charges.list()[0]?.amount_refunded).toBe(sampleShop.totalCents);
    expect((await stored(booked)).refunds.map(({ userId }) => userId)).toEqual([admin.account.id, admin.account.id]);
    expect(await refusal(refund(booked, 0))).toMatchObject({ code: 'invalid_value' });
  });

  test('that two ask for at the same moment goes once', async () => {
    const booked = await book(shop);
    const version = await versionOf(shop, booked);
    const outcomes = await meet(shop, [
      () => refund(booked, 300, version),
      () => refusal(refund(booked, 300, version)),
    ]);
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { value: { code: 'changed_meanwhile' } }]);
    expect((await stored(booked)).refunds).toHaveLength(1);
  });

  test('and a customer who cancels at the same moment get no more than was paid', async () => {
    const booked = await book(shop);
    const outcomes = await meet(shop, [
      () => refund(booked, 300),
      () => refusal(cancel(shop, booked, sampleShop.total)),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { value: { code: 'refund_changed', details: { refund: (sampleShop.totalCents - 30_000) / 100, kept: 0 } } },
    ]);
    await shop.runRefunds();
    await cancel(shop, booked);
    await shop.runRefunds();
    expect((await stored(booked)).refunds.map(({ amountCents }) => amountCents)).toEqual([
      30_000,
      sampleShop.totalCents - 30_000,
    ]);
  });
});

describe('a refund that failed', () => {
  async function failed(): Promise<{ ticket: Ticket; id: string }> {
    const ticket = await book(shop, {}, 'pm_card_refundFail');
    await refund(ticket, 100);
    await shop.runRefunds();
    shop.clock.advance(10_000);
    shop.emulator.advance();
    await shop.emulator.webhooks.deliverDue();
    expect((await stored(ticket)).row.paymentStatus).toBe('refund-failed');
    return { ticket, id: (await stored(ticket)).refunds[0]?.id ?? '' };
  }

  const retry = async (ticket: Ticket, id: string) =>
    admin.staff('retryRefund', {
      params: { ...params(ticket), id },
      body: { version: await versionOf(shop, ticket) },
    });
  const otherwise = async (ticket: Ticket, id: string) =>
    admin.staff('returnRefundOtherwise', {
      params: { ...params(ticket), id },
      body: { version: await versionOf(shop, ticket), note: 'Check 1042, by mail' },
    });

  test('is tried again by a new one, under a key of its own', async () => {
    const { ticket, id } = await failed();
    expect(await retry(ticket, id)).toMatchObject({ paymentStatus: 'refund-pending' });
    const [first, second] = (await stored(ticket)).refunds;
    expect([first?.status, second?.status, second?.amountCents]).toEqual(['retried', 'pending', 10_000]);
    await shop.runRefunds();
    expect((await stored(ticket)).refunds[1]).toMatchObject({
      stripeRefundId: expect.any(String),
      reason: 'tried-again',
    });
    expect(new Set(shop.store.refunds.list().map(({ id: provider }) => provider)).size).toBe(2);
    expect(await refusal(retry(ticket, id))).toMatchObject({ code: 'not_possible' });
  });

  test('was given back in another way, and the books say how', async () => {
    const { ticket, id } = await failed();
    expect(await otherwise(ticket, id)).toMatchObject({ paymentStatus: 'partially-refunded' });
    expect((await stored(ticket)).refunds).toMatchObject([
      { status: 'returned-otherwise', note: 'Check 1042, by mail' },
    ]);
    expect(await refusal(otherwise(ticket, id))).toMatchObject({ code: 'not_possible' });
    expect(await refusal(refund(ticket, (sampleShop.totalCents - 9_999) / 100))).toMatchObject({
      details: { most: (sampleShop.totalCents - 10_000) / 100 },
    });
  });

  test('keeps its money from other refunds', async () => {
    const { ticket, id } = await failed();
    expect(await refusal(refund(ticket, (sampleShop.totalCents - 9_999) / 100))).toMatchObject({
      details: { most: (sampleShop.totalCents - 10_000) / 100 },
    });
    await cancel(shop, ticket);
    expect((await stored(ticket)).refunds.map(({ amountCents }) => amountCents)).toEqual([
      10_000,
      sampleShop.totalCents - 10_000,
    ]);
    await otherwise(ticket, id);
    expect(remainingCents(await moneyOf(shop.database.connection, (await stored(ticket)).row.id))).toBe(0);
  });

  test('of another booking, or of none, is not found', async () => {
    const { ticket, id } = await failed();
    const other = await book(shop, { customerEmail: 'other@tintforge.example', customerPhone: '8135550177' });
    const before = await rowCounts(shop);
    expect(await refusal(retry(other, id))).toMatchObject({ code: 'not_found' });
    expect(await refusal(retry(ticket, 'none'))).toMatchObject({ code: 'not_found' });
    expect(await rowCounts(shop)).toEqual(before);
  });
});

test('whatever staff, bank and customer do, no more goes back than came in', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 50_000 }) }),
    fc.record({ kind: fc.constant('fail' as const), which: fc.nat(5) }),
    fc.record({ kind: fc.constant('retry' as const), which: fc.nat(5) }),
    fc.record({ kind: fc.constant('otherwise' as const), which: fc.nat(5) }),
    fc.record({
      kind: fc.constant('site' as const),
      direction: fc.constantFrom('received' as const, 'returned' as const),
      isCourtesy: fc.boolean(),
      cents: fc.integer({ min: 1, max: 50_000 }),
    }),
  );
  let people = 0;
  const caller = await ownerOf(shop);
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(act, { minLength: 3, maxLength: 12 }), async (isCard, acts) => {
      people += 1;
      const person = { customerEmail: `p${people}@tintforge.example`, customerPhone: `813555${1000 + people}` };
      const ticket = isCard ? await book(shop, person) : await hold(shop, person);
      if (!isCard) await keepByStaff(shop, ticket);
      const context = shop.payments.bookings;
      let courtesyCents = 0;
      const seen = async () => ({ code: ticket.booking.trackingCode, version: await versionOf(shop, ticket), caller });
      for (const step of acts) {
        const { row, refunds } = await stored(ticket);
        const pick = async (which: number) => ({
          ...(await seen()),
          id: refunds[which % Math.max(1, refunds.length)]?.id ?? '',
        });
        if (step.kind === 'refund')
          await refundBooking(context, { ...(await seen()), amount: step.cents / 100, reason: 'x' });
        if (step.kind === 'fail') await failRefund(shop.payments, (await pick(step.which)).id);
        if (step.kind === 'retry') await retryRefund(context, await pick(step.which));
        if (step.kind === 'otherwise') await returnRefundOtherwise(context, { ...(await pick(step.which)), note: 'x' });
        if (step.kind === 'site') {
          const { direction, isCourtesy, cents } = step;
          const move = { direction, isCourtesy, method: 'cash', amount: cents / 100, note: '' } as const;
          const moved = await recordSitePayment(context, { ...(await seen()), ...move });
          if (direction === 'returned' && isCourtesy && !isProblem(moved)) courtesyCents += cents;
        }
        const money = await moneyOf(shop.database.connection, row.id);
        const claimed = money.refunds
          .filter(({ status }) => status !== 'retried')
          .reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(claimed).toBeLessThanOrEqual(money.capturedCents);
        expect(refundableCents(money)).toBe(money.capturedCents - claimed);
        const { receivedCents = 0, returnedCents = 0 } = money.site ?? {};
        expect(returnedCents).toBeLessThanOrEqual(receivedCents);
        expect(receivedCents - returnedCents).toBeLessThanOrEqual(isCard ? 0 : row.totalCents);
        const { billCents, hereCents, dueCents } = tellMoney(money);
        expect(hereCents + dueCents).toBe(billCents);
        expect(dueCents).toBe(isCard ? 0 : row.totalCents - courtesyCents - receivedCents + returnedCents);
      }
      // The place is for the next one.
      const amount = refundableCents(await moneyOf(shop.database.connection, (await stored(ticket)).row.id)) / 100;
      const body = { version: await versionOf(shop, ticket), refund: 'full', amount, reason: '' } as const;
      await admin.staff('cancelByShop', { params: params(ticket), body });
    }),
    { seed: 20_261_122, numRuns: 40 },
  );
});
