import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hold, openPayment, pay, refusal, type Ticket } from '../../testing/customer';
import { storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { compareDays, fetchUndeliveredEvents } from './reconcile-payments';

const minute = 60_000;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const statusOf = async ({ booking }: Ticket) => (await storedBooking(shop, booking.trackingCode)).row.status;

/** Events whose delivery failed permanently. */
function dropWebhooks(): void {
  for (const { id } of shop.emulator.webhooks.pending()) shop.emulator.webhooks.drop(id);
}

describe('the reconciler', () => {
  test('leaves a payment of less than ten minutes to its customer', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    shop.clock.advance(10 * minute - 1);
    await shop.runReconciler();
    expect(await statusOf(held)).toBe('pending');
    shop.clock.advance(1);
    await shop.runReconciler();
    expect(await statusOf(held)).toBe('confirmed');
  });

  test('goes on with the next payment when one cannot be asked about', async () => {
    const first = await hold(shop);
    const second = await hold(shop, { appointmentTime: '13:00' });
    await pay(shop, first);
    await pay(shop, second);
    shop.clock.advance(10 * minute);
    shop.emulator.faults.fail({ kind: 'timeout-before', method: 'GET' });
    await shop.runReconciler();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['pending', 'confirmed']);
  });

  test('settles a payment whose first answer was lost', async () => {
    const held = await hold(shop);
    shop.emulator.faults.fail({ kind: 'connection-after', method: 'POST' });
    await refusal(openPayment(shop, held));
    await shop.browser.pay(shop.store.paymentIntents.list()[0]?.client_secret ?? '', 'pm_card_visa');
    shop.clock.advance(10 * minute);
    await shop.runReconciler();
    expect(await statusOf(held)).toBe('confirmed');
  });
});

describe('fetching undelivered events', () => {
  test('settles what no webhook ever told', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    dropWebhooks();
    await fetchUndeliveredEvents(shop.payments);
    expect(await statusOf(held)).toBe('confirmed');
  });

  test('is tried again another time when it fails', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    shop.emulator.faults.fail({ kind: 'server-error', path: '/v1/events' });
    await fetchUndeliveredEvents(shop.payments);
    expect(await statusOf(held)).toBe('pending');
    shop.emulator.faults.fail({ kind: 'connection-before', path: '/v1/payment_intents', times: 9 });
    await fetchUndeliveredEvents(shop.payments);
    expect(await statusOf(held)).toBe('pending');
    shop.emulator.faults.clear();
    await fetchUndeliveredEvents(shop.payments);
    expect(await statusOf(held)).toBe('confirmed');
  });
});

describe('comparing days', () => {
  test('finds what the card provider has and we have not settled', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    dropWebhooks();
    await compareDays(shop.payments);
    expect(await statusOf(held)).toBe('confirmed');
  });

  test('finds what we have and the card provider has made without telling us', async () => {
    const held = await hold(shop);
    shop.emulator.faults.fail({ kind: 'connection-after', method: 'POST' });
    await refusal(openPayment(shop, held));
    await compareDays(shop.payments);
    expect((await storedBooking(shop, held.booking.trackingCode)).payments[0]?.intentId).toMatch(/^pi_/);
  });

  test('does nothing while the card provider is out of reach, and passes over intents that are not ours', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await shop.payments.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
    shop.emulator.faults.fail({ kind: 'connection-before' });
    await compareDays(shop.payments);
    expect(await statusOf(held)).toBe('pending');
    await compareDays(shop.payments);
    expect(await statusOf(held)).toBe('confirmed');
  });

  test('looks two days back', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    shop.clock.advance(49 * 60 * minute);
    await compareDays(shop.payments);
    expect(await statusOf(held)).toBe('pending');
  });
});
