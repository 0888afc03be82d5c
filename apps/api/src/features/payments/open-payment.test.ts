import { catalogue } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { intentOf } from '../../testing/browser';
import { hold, openPayment, pay, refusal, release, sync, type Ticket } from '../../testing/customer';
import { rawCall } from '../../testing/raw-call';
import { sampleShop } from '../../testing/sample-shop';
import { rowCounts, storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const intents = () => shop.store.paymentIntents.list();

describe('opening the payment of a hold', () => {
  test('makes one intent over the computed total, with what proves whose it is', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    const { row, payments } = await stored(held);
    expect(intents()).toMatchObject([
      {
        id: intentOf(secret),
        amount: sampleShop.totalCents,
        currency: 'usd',
        livemode: false,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { booking_id: row.id, payment_id: payments[0]?.id, tracking_code: row.trackingCode },
      },
    ]);
    expect(payments).toMatchObject([
      { attempt: 1, status: 'requires_payment_method', amountCents: sampleShop.totalCents, receivedCents: 0 },
    ]);
  });

  test('again answers the open one', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    expect(await openPayment(shop, held)).toBe(secret);
    await shop.restart();
    expect(await openPayment(shop, held)).toBe(secret);
    expect(intents()).toHaveLength(1);
  });

  test('five times at once makes one intent', async () => {
    const held = await hold(shop);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => openPayment(shop, held)));
    const secret = await openPayment(shop, held);
    for (const answer of answers) {
      if (answer.status === 'fulfilled') expect(answer.value).toBe(secret);
      else expect(await refusal(Promise.reject(answer.reason))).toMatchObject({ code: 'payment_unknown' });
    }
    expect(intents()).toHaveLength(1);
    expect((await stored(held)).payments).toHaveLength(1);
  });

  test('keeps the intent after a refused card', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    await shop.browser.pay(secret, 'pm_card_visa_chargeDeclined');
    expect(await openPayment(shop, held)).toBe(secret);
  });

  test('begins a second attempt, under a new key, when somebody has cancelled the first at the card provider', async () => {
    const held = await hold(shop);
    const first = await openPayment(shop, held);
    await shop.payments.stripe.paymentIntents.cancel(intentOf(first));
    const second = await openPayment(shop, held);
    expect(second).not.toBe(first);
    expect((await stored(held)).payments).toMatchObject([
      { attempt: 1, status: 'canceled' },
      { attempt: 2, status: 'requires_payment_method' },
    ]);
  });
});

describe('when the card provider fails', () => {
  test.each([
    'connection-before',
    'connection-after',
    'timeout-before',
    'timeout-after',
    'server-error',
    'rate-limit',
  ] as const)('%s at the making is unknown, and the next call finds the same one intent', async (kind) => {
    const held = await hold(shop);
    shop.emulator.faults.fail({ kind, method: 'POST' });
    expect(await refusal(openPayment(shop, held))).toMatchObject({ status: 503, code: 'payment_unknown' });
    expect((await stored(held)).payments).toMatchObject([{ intentId: null }]);
    const secret = await openPayment(shop, held);
    expect(intents().map((intent) => intent.id)).toEqual([intentOf(secret)]);
    expect((await stored(held)).payments).toMatchObject([{ intentId: intentOf(secret), attempt: 1 }]);
  });

  test('a crash between the intent and our note of it loses nothing', async () => {
    const held = await hold(shop);
    const parked = shop.answers.hold({ method: 'POST', path: /payment_intents$/ });
    const opening = refusal(openPayment(shop, held));
    await parked.given;
    await shop.restart();
    expect(await opening).toMatchObject({ code: 'internal' });
    const secret = await openPayment(shop, held);
    expect(intents().map((intent) => intent.id)).toEqual([intentOf(secret)]);
  });
});

describe('a definite no of the card provider', () => {
  const cheap = {
    ...catalogue,
    packages: catalogue.packages.map((item) => ({ ...item, priceCents: 25 })),
  };

  test('is 503 payment_unavailable with “Failed to create payment intent”, and the hold ends as any other', async () => {
    await shop.close();
    shop = await openTestShop({ catalogue: cheap });
    const held = await hold(shop, { addOnIds: [] });
    expect(held.booking.totalPrice).toBe(0.25);
    expect(await refusal(openPayment(shop, held))).toMatchObject({
      status: 503,
      code: 'payment_unavailable',
      message: 'Failed to create payment intent',
    });
    shop.clock.advance(15 * 60_000);
    await shop.runExpiry();
    expect(await stored(held)).toMatchObject({ row: { status: 'expired' }, cells: [] });
  });

  test('does not keep a hold from being released', async () => {
    await shop.close();
    shop = await openTestShop({ catalogue: cheap });
    const held = await hold(shop, { addOnIds: [] });
    await refusal(openPayment(shop, held));
    expect(await release(shop, held)).toMatchObject({ booking: { status: 'cancelled' } });
  });

  test('about our own key says nothing about a payment: the hold stands', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    shop.payments.stripe = shop.strangerStripe;
    expect(await refusal(release(shop, held))).toMatchObject({ code: 'payment_unknown' });
    expect((await stored(held)).row).toMatchObject({ status: 'pending', endingSince: null });
  });
});

describe('a payment is not opened', () => {
  const body = ({ booking }: Ticket) => ({
    amount: booking.totalPrice,
    bookingInfo: {
      trackingCode: booking.trackingCode,
      customerName: booking.customerName,
      vehicleInfo: booking.vehicleInfo,
    },
  });

  test('over another amount', async () => {
    const held = await hold(shop);
    const before = await rowCounts(shop);
    const call = shop.call('createIntent', { bookingToken: held.manageToken, body: { ...body(held), amount: 1 } });
    expect(await refusal(call)).toMatchObject({
      status: 409,
      code: 'price_changed',
      details: { totalPrice: sampleShop.total },
      fields: { totalPrice: expect.any(String) },
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('with another booking’s secret', async () => {
    const held = await hold(shop);
    const other = await hold(shop);
    expect(await refusal(openPayment(shop, { booking: held.booking, manageToken: other.manageToken }))).toMatchObject({
      status: 401,
    });
  });

  test('for a hold that is over, to the millisecond', async () => {
    const held = await hold(shop);
    shop.clock.advance(15 * 60_000);
    const before = await rowCounts(shop);
    expect(await refusal(openPayment(shop, held))).toMatchObject({ status: 410, code: 'hold_expired' });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('for one whose time is over and which was paid at the last moment: nobody says that nothing was charged', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    shop.clock.advance(15 * 60_000);
    shop.emulator.faults.fail({ kind: 'connection-before', method: 'GET' });
    expect(await refusal(openPayment(shop, held))).toMatchObject({ status: 503, code: 'payment_unknown' });
    expect(await refusal(openPayment(shop, held))).toMatchObject({ status: 409, code: 'already_paid' });
    expect((await stored(held)).row.status).toBe('confirmed');
  });

  test('for one whose time is over while the bank decides', async () => {
    const held = await hold(shop);
    shop.emulator.processNext('settles');
    await pay(shop, held);
    shop.clock.advance(15 * 60_000);
    expect(await refusal(openPayment(shop, held))).toMatchObject({ code: 'payment_unknown' });
  });

  test('for a booking that is paid', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    expect(await refusal(openPayment(shop, held))).toMatchObject({
      status: 409,
      code: 'already_paid',
      details: { trackingCode: held.booking.trackingCode },
    });
    expect((await stored(held)).row.status).toBe('confirmed');
    await sync(shop, held);
    expect(await refusal(openPayment(shop, held))).toMatchObject({ code: 'already_paid' });
  });

  test.each([
    ['unknown_key', { status: 'paid' }],
    ['invalid_type', { amount: '449.98' }],
    ['invalid_value', { amount: 449.981 }],
  ])('when the request is wrong: %s', async (code, change) => {
    const held = await hold(shop);
    const headers = { 'booking-token': held.manageToken };
    const answer = await rawCall(shop, { name: 'createIntent', headers, payload: { ...body(held), ...change } });
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });
});

test('the browser is told the publishable key and the script, and nothing secret', async () => {
  expect(await shop.call('getPaymentConfig', {})).toEqual({
    publishableKey: 'pk_test_emulator_tests',
    stripeJsUrl: '/_stripe/stripe.js',
  });
});
