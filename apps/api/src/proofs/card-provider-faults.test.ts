import { type FaultKind, faultKinds } from '@tintforge/stripe-emulator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carryOutRefunds } from '../features/payments';
import { createStripeClient } from '../platform/stripe-client';
import { cancel, details, hold, openPayment, refusal, release, sync, type Ticket } from '../testing/customer';
import { rawCall } from '../testing/raw-call';
import { sampleShop } from '../testing/sample-shop';
import { storedBooking } from '../testing/stored-rows';
import { openTestShop, type TestShop, testKeys } from '../testing/test-shop';

const unknown = {
  code: 'payment_unknown',
  message: 'We can’t reach the payment processor, so your hold hasn’t changed. Please try again in a minute.',
};

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const intents = () => shop.store.paymentIntents.list();

/** Money charged and refunded at the card provider, in cents. */
function moneyThere() {
  const taken = intents().reduce((sum, { amount_received: cents }) => sum + cents, 0);
  const returned = shop.store.refunds.list().reduce((sum, { amount }) => sum + amount, 0);
  return { taken, returned };
}

/** The steps of paying, with the failure that their caller sees, and their state in between. */
const steps = ['open', 'confirm', 'settle', 'refund'] as const;

/** From hold to refund, with a fault at one step. A refused step is retried, as the screen offers. */
async function live(kind: FaultKind, faulty: (typeof steps)[number]): Promise<Ticket> {
  const breakNext = (step: typeof faulty, method: 'GET' | 'POST', path: RegExp) => {
    if (step === faulty) shop.emulator.faults.fail({ kind, method, path });
  };
  const held = await hold(shop);

  breakNext('open', 'POST', /payment_intents$/);
  if (faulty === 'open') expect(await refusal(openPayment(shop, held))).toMatchObject({ status: 503, ...unknown });
  expect((await stored(held)).row.status).toBe('pending');
  const secret = await openPayment(shop, held);

  breakNext('confirm', 'POST', /confirm$/);
  const paying = () => shop.browser.pay(secret, 'pm_card_visa').catch(() => ({ status: 'nobody knows' }));
  const first = await paying();
  if (faulty === 'confirm') {
    expect(first.status).not.toBe('succeeded');
    await paying();
  }

  breakNext('settle', 'GET', /payment_intents\//);
  if (faulty === 'settle') expect(await refusal(sync(shop, held))).toMatchObject({ status: 503, ...unknown });
  expect((await sync(shop, held)).booking.status).toBe('confirmed');

  await cancel(shop, held);
  breakNext('refund', 'POST', /refunds$/);
  await shop.runRefunds();
  if (faulty === 'refund') expect((await details(shop, held)).paymentStatus).toBe('refund-pending');
  await shop.runRefunds();
  return held;
}

describe.each(steps)('at the step "%s"', (step) => {
  test.each(faultKinds)('%s loses nothing and charges nobody twice', async (kind) => {
    const held = await live(kind, step);
    await shop.emulator.webhooks.deliverDue();
    expect(moneyThere()).toEqual({ taken: sampleShop.totalCents, returned: sampleShop.totalCents });
    expect(intents()).toHaveLength(1);
    expect(await stored(held)).toMatchObject({
      row: { status: 'cancelled', paymentStatus: 'refunded' },
      payments: [{ status: 'succeeded', attempt: 1 }],
      refunds: [{ status: 'succeeded' }],
      history: ['held', 'paid', 'cancelled', 'refund-settled'],
      mails: ['booking-confirmed', 'booking-cancelled', 'refund-settled'],
    });
  });
});

describe('an answer that never comes', () => {
  /** The shop with the product's own client, which here is less patient. */
  async function hurry(): Promise<void> {
    const stripe = createStripeClient({
      secretKey: testKeys.secretKey,
      httpClient: shop.emulator.httpClient(),
      maxNetworkRetries: 0,
      timeoutMs: 50,
    });
    Object.assign(shop.payments, { stripe });
  }

  test('is given up, and the customer reads so, with when to come back', async () => {
    await hurry();
    const held = await hold(shop);
    const parked = shop.emulator.faults.hold({ method: 'POST', path: /payment_intents$/ });
    const { trackingCode, customerName, vehicleInfo, totalPrice } = held.booking;
    const answer = await rawCall(shop, {
      name: 'createIntent',
      headers: { 'booking-token': held.manageToken },
      payload: { amount: totalPrice, bookingInfo: { trackingCode, customerName, vehicleInfo } },
    });
    expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([503, unknown, '60']);
    parked.release();
  });

  test('keeps a hold that could be paid from being released or running out, until it is known', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    await hurry();
    shop.emulator.faults.fail({ kind: 'timeout-before', path: '/v1/payment_intents', times: 2 });
    expect(await refusal(release(shop, held))).toMatchObject({ status: 503, ...unknown });
    shop.clock.advance(15 * 60_000);
    await shop.runExpiry();
    expect((await stored(held)).row.status).toBe('pending');
    await shop.runExpiry();
    expect(await stored(held)).toMatchObject({ row: { status: 'expired' }, cells: [] });
  });

  test('to a refund has it made once, at the next look', async () => {
    const held = await hold(shop);
    await shop.browser.pay(await openPayment(shop, held), 'pm_card_visa');
    await sync(shop, held);
    await cancel(shop, held);
    await hurry();
    const parked = shop.emulator.faults.hold({ method: 'POST', path: /refunds$/ });
    await carryOutRefunds(shop.payments);
    parked.release();
    await carryOutRefunds(shop.payments);
    await carryOutRefunds(shop.payments);
    expect(moneyThere()).toEqual({ taken: sampleShop.totalCents, returned: sampleShop.totalCents });
    expect((await stored(held)).row.paymentStatus).toBe('refunded');
  });
});
