import { minutesOfDay } from '@tintforge/booking-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancel, details, hold, openPayment, pay, refusal, sync, type Ticket } from '../../testing/customer';
import { endHoldUnproved, fillDay } from '../../testing/mishaps';
import { onShopClock, sampleShop } from '../../testing/sample-shop';
import { rowCounts, storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { settlePayment } from './settle-payment';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const paymentOf = async (ticket: Ticket) => (await stored(ticket)).payments[0] ?? missing();

function missing(): never {
  throw new Error('There is no payment');
}

const roads = {
  browser: (ticket: Ticket) => sync(shop, ticket),
  webhook: () => shop.emulator.webhooks.deliverDue(),
  reconciler: () => {
    shop.clock.advance(10 * 60_000);
    return shop.runReconciler();
  },
  expiry: () => {
    shop.clock.advance(15 * 60_000);
    return shop.runExpiry();
  },
} satisfies Record<string, (ticket: Ticket) => Promise<unknown>>;

describe('money reaches the booking', () => {
  test.each(Object.entries(roads))('by the %s', async (_name, road) => {
    const held = await hold(shop);
    await pay(shop, held);
    expect((await stored(held)).row.status).toBe('pending');
    await road(held);
    expect(await stored(held)).toMatchObject({
      row: { status: 'confirmed', paymentStatus: 'paid', holdExpiresAt: null, endingSince: null, holderAddress: null },
      payments: [{ status: 'succeeded', receivedCents: sampleShop.totalCents, cardLastFour: '4242' }],
      history: ['held', 'paid'],
      mails: ['booking-confirmed'],
      refunds: [],
    });
    expect((await stored(held)).row.termsText).toMatch(/cancellation policy/);
    expect((await stored(held)).row.paidAt).toBe(shop.clock.now());
  });

  test('once, on all roads together', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    shop.clock.advance(15 * 60_000);
    await Promise.all([
      sync(shop, held),
      sync(shop, held),
      shop.emulator.webhooks.deliverDue(),
      shop.runReconciler(),
      shop.runExpiry(),
    ]);
    await shop.emulator.webhooks.deliverDue();
    expect(await stored(held)).toMatchObject({
      row: { status: 'confirmed', paymentStatus: 'paid' },
      history: ['held', 'paid'],
      mails: ['booking-confirmed'],
      refunds: [],
    });
    expect((await stored(held)).cells).toHaveLength(sampleShop.cells);
  });

  test('and looking again writes nothing', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await sync(shop, held);
    const { row } = await stored(held);
    const before = await rowCounts(shop);
    await settlePayment(shop.payments, { paymentId: (await paymentOf(held)).id });
    await sync(shop, held);
    expect(await rowCounts(shop)).toEqual(before);
    expect((await stored(held)).row).toEqual(row);
  });

  test('also when the answer to the making of its intent was lost: the event names the payment', async () => {
    const held = await hold(shop);
    shop.emulator.faults.fail({ kind: 'connection-after', path: '/v1/payment_intents', method: 'POST' });
    await refusal(openPayment(shop, held));
    const [intent] = shop.store.paymentIntents.list();
    await shop.browser.pay(intent?.client_secret ?? '', 'pm_card_visa');
    await shop.emulator.webhooks.deliverDue();
    expect(await stored(held)).toMatchObject({ row: { status: 'confirmed' }, payments: [{ intentId: intent?.id }] });
    expect(shop.store.paymentIntents.list()).toHaveLength(1);
  });

  test('after the customer’s bank has asked', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    expect(await shop.browser.pay(secret, 'pm_card_authenticationRequiredOnSetup')).toEqual({
      status: 'requires_action',
    });
    expect(await sync(shop, held)).toMatchObject({ booking: { status: 'pending', paymentStatus: 'pending' } });
    await shop.browser.answerBank(secret, 'complete');
    expect(await sync(shop, held)).toMatchObject({ booking: { status: 'confirmed' }, holdExpiresAt: null });
  });
});

describe('an old answer that arrives late takes nothing back', () => {
  test('not from a payment', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    const late = shop.answers.hold({ method: 'GET', path: /payment_intents/ });
    const early = sync(shop, held);
    await late.given;
    await shop.browser.pay(secret, 'pm_card_visa');
    await shop.emulator.webhooks.deliverDue();
    expect((await stored(held)).row.status).toBe('confirmed');
    late.release();
    expect((await early).booking).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(await paymentOf(held)).toMatchObject({ status: 'succeeded', receivedCents: sampleShop.totalCents });
  });
});

describe('a refused card', () => {
  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
  ])('%s shows on the booking, and the same intent pays afterward', async (method, code) => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    expect(await shop.browser.pay(secret, method)).toMatchObject({ code });
    expect(await sync(shop, held)).toMatchObject({
      booking: { status: 'pending', paymentStatus: 'failed' },
      holdExpiresAt: held.holdExpiresAt,
    });
    await shop.browser.pay(secret, 'pm_card_visa');
    expect((await sync(shop, held)).booking).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(shop.store.paymentIntents.list()).toHaveLength(1);
  });

  test('is also a bank’s question that was answered wrongly', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    await shop.browser.pay(secret, 'pm_card_authenticationRequiredOnSetup');
    await shop.browser.answerBank(secret, 'fail');
    expect((await sync(shop, held)).booking.paymentStatus).toBe('failed');
  });

  test('that is told of late does not touch a paid booking', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    await shop.browser.pay(secret, 'pm_card_visa_chargeDeclined');
    await shop.browser.pay(secret, 'pm_card_visa');
    await sync(shop, held);
    await shop.emulator.webhooks.deliverDue();
    expect(await stored(held)).toMatchObject({
      row: { status: 'confirmed', paymentStatus: 'paid' },
      history: ['held', 'paid'],
    });
  });
});

describe('what was paid must be what we asked for', () => {
  const changeIntent = (changes: object) => {
    const [intent] = shop.store.paymentIntents.list();
    if (intent === undefined) throw new Error('There is no intent');
    shop.store.paymentIntents.put({ ...intent, ...changes });
  };

  test.each([
    ['another amount', { amount_received: sampleShop.totalCents - 1 }],
    ['another currency', { currency: 'eur' }],
    ['real money in a test', { livemode: true }],
    ['another booking', { metadata: { booking_id: 'another' } }],
  ])('%s confirms nothing, goes back, and alerts the shop', async (_name, changes) => {
    const held = await hold(shop);
    await pay(shop, held);
    changeIntent(changes);
    await sync(shop, held);
    expect(await stored(held)).toMatchObject({
      row: { status: 'pending', paymentStatus: 'refund-pending', paidAt: null },
      history: ['held', 'given-back'],
      mails: ['payment-without-time', 'shop-alert'],
      refunds: [{ reason: 'mismatch', status: 'pending', amountCents: (await paymentOf(held)).receivedCents }],
    });
  });

  test('the next attempt confirms it, and cancelling returns that money and not the first again', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    changeIntent({ amount_received: sampleShop.totalCents - 1 });
    await sync(shop, held);
    await shop.runRefunds();
    await pay(shop, held);
    await sync(shop, held);
    const { payments, row } = await stored(held);
    expect([row.status, row.paymentStatus]).toEqual(['confirmed', 'paid']);
    await cancel(shop, held);
    expect((await stored(held)).refunds.map(({ paymentId, amountCents }) => [paymentId, amountCents])).toEqual([
      [payments[0]?.id, sampleShop.totalCents - 1],
      [payments[1]?.id, sampleShop.totalCents],
    ]);
  });
});

describe('money that arrives when the hold is over', () => {
  test('takes the crew’s time again when it is free: paid-late', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await endHoldUnproved(shop, held, 'expired');
    expect((await stored(held)).cells).toEqual([]);
    await shop.emulator.webhooks.deliverDue();
    expect(await stored(held)).toMatchObject({
      row: { status: 'confirmed', paymentStatus: 'paid' },
      history: ['held', 'hold-expired', 'paid-late'],
      refunds: [],
    });
    expect((await stored(held)).cells).toHaveLength(sampleShop.cells);
  });

  test('may get the other crew', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await endHoldUnproved(shop, held, 'expired');
    await hold(shop);
    await shop.emulator.webhooks.deliverDue();
    expect((await stored(held)).row).toMatchObject({ status: 'confirmed', crewId: sampleShop.otherCrewId });
    expect((await stored(held)).cells[0]).toBe(
      `${sampleShop.otherCrewId} 2026-12-08 ${minutesOfDay(sampleShop.time) / 30}`,
    );
  });

  test('goes back when the time is gone, and everybody is told', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await endHoldUnproved(shop, held, 'expired');
    await fillDay(shop);
    await shop.emulator.webhooks.deliverDue();
    expect(await stored(held)).toMatchObject({
      row: { status: 'expired', paymentStatus: 'refund-pending' },
      cells: [],
      history: ['held', 'hold-expired', 'given-back'],
      mails: ['hold-expired', 'payment-without-time', 'shop-alert'],
      refunds: [{ status: 'pending', reason: 'time-gone', amountCents: sampleShop.totalCents }],
    });
    await shop.runRefunds();
    expect(await details(shop, held)).toMatchObject({
      status: 'expired',
      paymentStatus: 'refunded',
      refunded: sampleShop.total,
    });
  });

  test('goes back when the day has passed meanwhile', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await endHoldUnproved(shop, held, 'expired');
    shop.clock.set(Date.parse(onShopClock('2026-12-08T08:00')));
    await shop.runReconciler();
    expect(await stored(held)).toMatchObject({ row: { status: 'expired' }, refunds: [{ reason: 'time-gone' }] });
  });

  test('goes back when the customer had given the hold up', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await endHoldUnproved(shop, held, 'released');
    await shop.emulator.webhooks.deliverDue();
    await shop.runRefunds();
    expect(await stored(held)).toMatchObject({
      row: { status: 'cancelled', paymentStatus: 'refunded' },
      refunds: [{ status: 'succeeded', reason: 'time-gone' }],
    });
  });
});

describe('asking the shop to look', () => {
  test('answers 503 when the card provider cannot be asked', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    shop.emulator.faults.fail({ kind: 'timeout-before', method: 'GET' });
    expect(await refusal(sync(shop, held))).toMatchObject({ status: 503, code: 'payment_unknown' });
  });

  test('needs no card provider when there is nothing to ask about', async () => {
    const held = await hold(shop);
    shop.emulator.faults.fail({ kind: 'connection-before' });
    expect(await sync(shop, held)).toMatchObject({ booking: { status: 'pending' }, holdExpiresAt: held.holdExpiresAt });
  });

  test('is for who has the secret', async () => {
    const held = await hold(shop);
    expect(await refusal(sync(shop, { booking: held.booking, manageToken: 'A'.repeat(43) }))).toMatchObject({
      status: 401,
    });
  });
});
