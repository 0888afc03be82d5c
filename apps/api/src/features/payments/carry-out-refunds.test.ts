import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, details, type Ticket } from '../../testing/customer';
import { sampleShop } from '../../testing/sample-shop';
import { storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

/** A cancelled booking whose $449.98 will be refunded. */
async function cancelled(method?: string): Promise<Ticket> {
  const booked = await book(shop, {}, method);
  await cancel(shop, booked);
  return booked;
}

/** Later changes at the payment provider, with their events. */
async function later(): Promise<void> {
  shop.clock.advance(10_000);
  shop.emulator.advance();
  await shop.emulator.webhooks.deliverDue();
}

describe('a refund', () => {
  test('stands as a row before the card provider is asked, and is made once', async () => {
    const ticket = await cancelled();
    expect(await stored(ticket)).toMatchObject({
      row: { paymentStatus: 'refund-pending' },
      refunds: [{ stripeRefundId: null }],
    });
    expect(shop.store.refunds.list()).toEqual([]);
    await shop.runRefunds();
    await shop.runRefunds();
    const [row] = (await stored(ticket)).refunds;
    expect(shop.store.refunds.list()).toMatchObject([
      { id: row?.stripeRefundId, amount: sampleShop.totalCents, metadata: { refund_id: row?.id } },
    ]);
    expect(await stored(ticket)).toMatchObject({
      row: { paymentStatus: 'refunded' },
      refunds: [{ status: 'succeeded' }],
      history: ['held', 'paid', 'cancelled', 'refund-settled'],
      mails: ['booking-confirmed', 'booking-cancelled', 'refund-settled'],
    });
  });

  test('is made once by two jobs at once', async () => {
    const ticket = await cancelled();
    await Promise.all([shop.runRefunds(), shop.runRefunds()]);
    await shop.runRefunds();
    expect(shop.store.refunds.list()).toHaveLength(1);
    expect((await stored(ticket)).mails.filter((kind) => kind === 'refund-settled')).toHaveLength(1);
  });

  test.each(['connection-before', 'connection-after', 'timeout-after', 'server-error', 'rate-limit'] as const)(
    'is made once although the first try ends in %s',
    async (kind) => {
      const ticket = await cancelled();
      shop.emulator.faults.fail({ kind, path: '/v1/refunds' });
      await shop.runRefunds();
      expect((await stored(ticket)).refunds).toMatchObject([{ status: 'pending', stripeRefundId: null }]);
      await shop.restart();
      await shop.runRefunds();
      expect(shop.store.refunds.list()).toHaveLength(1);
      expect((await stored(ticket)).refunds).toMatchObject([{ status: 'succeeded' }]);
    },
  );

  test('is made once although the process died between the refund and our note of it', async () => {
    const ticket = await cancelled();
    const parked = shop.answers.hold({ method: 'POST', path: /refunds/ });
    const running = shop.runRefunds().catch((error: unknown) => error);
    await parked.given;
    await shop.restart();
    expect(await running).toBeInstanceOf(Error);
    await shop.runRefunds();
    expect(shop.store.refunds.list()).toHaveLength(1);
    expect((await stored(ticket)).row.paymentStatus).toBe('refunded');
  });

  test('is known by its event before its answer has come', async () => {
    const ticket = await cancelled();
    const parked = shop.answers.hold({ method: 'POST', path: /refunds/ });
    const running = shop.runRefunds();
    await parked.given;
    await shop.emulator.webhooks.deliverDue();
    expect((await stored(ticket)).refunds).toMatchObject([{ status: 'succeeded' }]);
    parked.release();
    await running;
    expect(await stored(ticket)).toMatchObject({ history: ['held', 'paid', 'cancelled', 'refund-settled'] });
  });
});

describe('a refund that takes its time', () => {
  test.each([
    ['the event', later],
    [
      'the job',
      async () => {
        shop.clock.advance(10_000);
        shop.emulator.advance();
        await shop.runRefunds();
      },
    ],
  ])('is settled by %s', async (_name, settle) => {
    const ticket = await cancelled('pm_card_pendingRefund');
    await shop.runRefunds();
    expect(await stored(ticket)).toMatchObject({
      row: { paymentStatus: 'refund-pending' },
      refunds: [{ status: 'pending' }],
    });
    await settle();
    expect(await stored(ticket)).toMatchObject({
      row: { paymentStatus: 'refunded' },
      refunds: [{ status: 'succeeded' }],
    });
  });
});

describe('a refund that fails', () => {
  test('after it had succeeded: the booking shows it, customer and shop are told', async () => {
    const ticket = await cancelled('pm_card_refundFail');
    await shop.runRefunds();
    expect((await stored(ticket)).row.paymentStatus).toBe('refunded');
    await later();
    expect(await stored(ticket)).toMatchObject({
      row: { paymentStatus: 'refund-failed' },
      refunds: [{ status: 'failed' }],
      mails: ['booking-confirmed', 'booking-cancelled', 'refund-settled', 'refund-failed', 'shop-alert'],
    });
    expect(await details(shop, ticket)).toMatchObject({ refunded: 0 });
  });

  test('stays failed when an older event says that it succeeded', async () => {
    const ticket = await cancelled('pm_card_refundFail');
    await shop.runRefunds();
    const created = shop.emulator.webhooks.pending().filter(({ type }) => type === 'refund.created');
    for (const { id } of created) shop.emulator.webhooks.delay(id, 20_000);
    await later();
    await later();
    expect((await stored(ticket)).row.paymentStatus).toBe('refund-failed');
  });

  test('is not what it is called when only our own key was refused', async () => {
    const ticket = await cancelled();
    const { stripe } = shop.payments;
    shop.payments.stripe = shop.strangerStripe;
    await shop.runRefunds();
    expect(await stored(ticket)).toMatchObject({
      row: { paymentStatus: 'refund-pending' },
      refunds: [{ status: 'pending' }],
    });
    shop.payments.stripe = stripe;
    await shop.runRefunds();
    expect((await stored(ticket)).row.paymentStatus).toBe('refunded');
  });
});

test('a refund made at the card provider’s own desk gets a row of ours', async () => {
  const booked = await book(shop);
  const intent = (await stored(booked)).payments[0]?.intentId ?? '';
  await shop.payments.stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
  await shop.emulator.webhooks.deliverDue();
  expect(await stored(booked)).toMatchObject({
    row: { status: 'confirmed', paymentStatus: 'partially-refunded' },
    refunds: [{ status: 'succeeded', amountCents: 10_000, reason: 'made-at-provider' }],
  });
  expect(await cancel(shop, booked)).toMatchObject({ refund: (sampleShop.totalCents - 10_000) / 100, kept: 0 });
});
