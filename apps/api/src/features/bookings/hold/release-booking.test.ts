import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { intentOf } from '../../../testing/browser';
import { book, hold, openPayment, pay, refusal, release, sync, type Ticket } from '../../../testing/customer';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

describe('releasing a hold', () => {
  test('gives the crew’s time back at once', async () => {
    const held = await hold(shop);
    expect(await release(shop, held)).toMatchObject({ booking: { status: 'cancelled', paymentStatus: 'pending' } });
    expect(await stored(held)).toMatchObject({ cells: [], history: ['held', 'hold-released'], mails: [], refunds: [] });
  });

  test('cancels the open intent, whose secret is good for nothing then', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    await release(shop, held);
    expect(shop.store.paymentIntents.get(intentOf(secret))?.status).toBe('canceled');
    expect(await refusal(openPayment(shop, held))).toMatchObject({ status: 410, code: 'hold_expired' });
  });

  test('also cancels one that waits for the bank’s question', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    await shop.browser.pay(secret, 'pm_card_authenticationRequiredOnSetup');
    await release(shop, held);
    expect(await shop.browser.answerBank(secret, 'complete')).toMatchObject({ status: 'canceled' });
  });

  test('again answers it as it is', async () => {
    const held = await hold(shop);
    const first = await release(shop, held);
    expect(await release(shop, held)).toEqual(first);
    expect((await stored(held)).history).toEqual(['held', 'hold-released']);
  });

  test('that was paid meanwhile answers 409 already_paid', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    expect(await refusal(release(shop, held))).toMatchObject({ status: 409, code: 'already_paid' });
    expect((await stored(held)).row.status).toBe('confirmed');
    expect(await refusal(release(shop, await book(shop, { appointmentTime: '13:00' })))).toMatchObject({
      code: 'already_paid',
    });
  });

  test('whose payment is written first at the same moment answers 409 already_paid', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    const gate = await shop.stored.closeGate();
    const settling = sync(shop, held);
    await gate.reachedBy([settling]);
    const releasing = refusal(release(shop, held));
    await gate.reachedBy([settling, releasing]);
    await gate.open();
    expect(await settling).toMatchObject({ booking: { status: 'confirmed' } });
    expect(await releasing).toMatchObject({ status: 409, code: 'already_paid' });
  });

  test.each(['connection-before', 'connection-after', 'timeout-after', 'server-error', 'rate-limit'] as const)(
    'leaves it standing when the card provider answers %s',
    async (kind) => {
      const held = await hold(shop);
      await openPayment(shop, held);
      shop.emulator.faults.fail({ kind, method: 'GET', times: 2 });
      expect(await refusal(release(shop, held))).toMatchObject({ status: 503, code: 'payment_unknown' });
      expect(await stored(held)).toMatchObject({ row: { status: 'pending', endingSince: null }, history: ['held'] });
      shop.emulator.faults.clear();
      expect(await release(shop, held)).toMatchObject({ booking: { status: 'cancelled' } });
    },
  );

  test('succeeds at the second try when the answer to the cancelling was lost', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    shop.emulator.faults.fail({ kind: 'connection-after', path: /\/cancel$/ });
    expect(await refusal(release(shop, held))).toMatchObject({ code: 'payment_unknown' });
    expect(await release(shop, held)).toMatchObject({ booking: { status: 'cancelled' } });
    expect((await stored(held)).payments).toMatchObject([{ status: 'canceled' }]);
  });

  test('leaves no payment that could begin while it is being proved', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    const parked = shop.emulator.faults.hold({ method: 'POST', path: /\/cancel$/ });
    const releasing = release(shop, held);
    await parked.arrived;
    expect(await refusal(openPayment(shop, held))).toMatchObject({ status: 503, code: 'payment_unknown' });
    parked.release();
    await releasing;
    expect((await stored(held)).payments).toHaveLength(1);
  });

  test('that a process died over is as good as new after five minutes', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    const parked = shop.emulator.faults.hold({ method: 'GET' });
    const releasing = refusal(release(shop, held));
    await parked.arrived;
    await shop.restart();
    expect(await releasing).toMatchObject({ code: 'internal' });
    // The hold continues: no one is notified that it expired.
    expect(await refusal(openPayment(shop, held))).toMatchObject({ status: 503, code: 'payment_unknown' });
    shop.clock.advance(5 * 60_000);
    expect(await openPayment(shop, held)).toBe(secret);
  });
});
