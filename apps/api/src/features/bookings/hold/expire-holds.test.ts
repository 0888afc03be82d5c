import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { intentOf } from '../../../testing/browser';
import { details, hold, openPayment, pay, refusal, sync, type Ticket } from '../../../testing/customer';
import { onShopClock, sampleShop } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const minute = 60_000;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

/** The hold has expired, and the job has run. */
async function runOut(minutes = 15): Promise<void> {
  shop.clock.advance(minutes * minute);
  await shop.runExpiry();
}

describe('a hold whose time is over', () => {
  test('ends: its cells are free, its customer is told', async () => {
    const held = await hold(shop);
    await runOut();
    expect(await stored(held)).toMatchObject({
      row: { status: 'expired', paymentStatus: 'pending', holdExpiresAt: null, holderAddress: null },
      cells: [],
      history: ['held', 'hold-expired'],
      mails: ['hold-expired'],
    });
  });

  test('stands until then', async () => {
    const held = await hold(shop);
    shop.clock.advance(15 * minute - 1);
    await shop.runExpiry();
    expect((await stored(held)).row.status).toBe('pending');
  });

  test('takes its open intent along', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    await runOut();
    expect(await stored(held)).toMatchObject({ row: { status: 'expired' }, payments: [{ status: 'canceled' }] });
    expect(shop.store.paymentIntents.get(intentOf(secret))?.status).toBe('canceled');
  });

  test('ends once, whoever looks at the same time', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    shop.clock.advance(15 * minute);
    await Promise.all([shop.runExpiry(), shop.runExpiry(), shop.runExpiry()]);
    expect(await stored(held)).toMatchObject({ history: ['held', 'hold-expired'], mails: ['hold-expired'] });
  });

  test('ends also when its last card was refused', async () => {
    const held = await hold(shop);
    await pay(shop, held, 'pm_card_visa_chargeDeclined');
    await runOut();
    expect(await stored(held)).toMatchObject({ row: { status: 'expired' }, cells: [] });
  });

  test('ends also when the answer to the making of its intent was lost', async () => {
    const held = await hold(shop);
    shop.emulator.faults.fail({ kind: 'connection-after', method: 'POST' });
    await refusal(openPayment(shop, held));
    await runOut();
    expect(await stored(held)).toMatchObject({ row: { status: 'expired' }, payments: [{ status: 'canceled' }] });
    expect(shop.store.paymentIntents.list()).toMatchObject([{ status: 'canceled' }]);
  });
});

describe('at its end, a payment under way', () => {
  test('that has succeeded confirms the booking instead', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await runOut();
    expect(await stored(held)).toMatchObject({
      row: { status: 'confirmed', paymentStatus: 'paid' },
      mails: ['booking-confirmed'],
    });
    expect((await stored(held)).cells).toHaveLength(sampleShop.cells);
  });

  test('at the bank’s question gets ten minutes, shown in the countdown', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    await shop.browser.pay(secret, 'pm_card_authenticationRequiredOnSetup');
    await runOut();
    expect(await details(shop, held)).toMatchObject({
      status: 'pending',
      holdExpiresAt: new Date(onShopClock('2026-12-01T10:25')).toISOString(),
    });
    expect(await openPayment(shop, held)).toBe(secret);
    await shop.browser.answerBank(secret, 'complete');
    expect((await sync(shop, held)).booking.status).toBe('confirmed');
  });

  test('gets them once', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    await shop.browser.pay(secret, 'pm_card_authenticationRequiredOnSetup');
    await runOut();
    await runOut(9);
    expect((await stored(held)).row.status).toBe('pending');
    await runOut(1);
    expect(await stored(held)).toMatchObject({
      row: { status: 'expired' },
      payments: [{ status: 'canceled' }],
      cells: [],
    });
  });

  test('that the bank is deciding keeps the hold until it has decided', async () => {
    const held = await hold(shop);
    shop.emulator.processNext('settles');
    await pay(shop, held);
    await runOut();
    await runOut(600);
    expect(await stored(held)).toMatchObject({ row: { status: 'pending', endingSince: null } });
    expect((await stored(held)).cells).toHaveLength(sampleShop.cells);
    shop.emulator.advance();
    await shop.runExpiry();
    expect((await stored(held)).row.status).toBe('confirmed');
  });

  test('that the bank decides against ends with it', async () => {
    const held = await hold(shop);
    shop.emulator.processNext('fails');
    await pay(shop, held);
    await runOut();
    expect((await stored(held)).row.status).toBe('pending');
    shop.emulator.advance();
    await shop.runExpiry();
    expect(await stored(held)).toMatchObject({ row: { status: 'expired' }, cells: [] });
  });

  test('that nobody can ask about keeps the hold', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    shop.emulator.faults.fail({ kind: 'connection-before', times: 4 });
    await runOut();
    await runOut(60);
    expect(await stored(held)).toMatchObject({ row: { status: 'pending', endingSince: null } });
    shop.emulator.faults.clear();
    await shop.runExpiry();
    expect((await stored(held)).row.status).toBe('expired');
  });

  test('that succeeds between the question and the cancelling confirms the booking', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    const parked = shop.emulator.faults.hold({ method: 'POST', path: /\/cancel$/ });
    const expiring = runOut();
    await parked.arrived;
    await shop.browser.pay(secret, 'pm_card_visa');
    parked.release();
    await expiring;
    expect(await stored(held)).toMatchObject({ row: { status: 'confirmed' }, history: ['held', 'paid'] });
  });

  test('does not keep other holds from ending', async () => {
    const stuck = await hold(shop);
    const other = await hold(shop, { appointmentTime: '13:00' });
    await openPayment(shop, stuck);
    shop.emulator.faults.fail({ kind: 'timeout-before', method: 'GET' });
    await runOut();
    expect([(await stored(stuck)).row.status, (await stored(other)).row.status]).toEqual(['pending', 'expired']);
  });
});

test('a hold that fails for a reason of our own does not keep the others from ending, and the failure is told', async () => {
  const broken = await hold(shop);
  const other = await hold(shop, { appointmentTime: '13:00' });
  const { bookings } = shop.payments;
  const { proveUnpaid } = bookings;
  const brokenId = (await stored(broken)).row.id;
  bookings.proveUnpaid = async (question) => {
    if (question.bookingId === brokenId) throw new Error('a bug');
    return proveUnpaid(question);
  };
  shop.clock.advance(15 * minute);
  await expect(shop.runExpiry()).rejects.toThrow('a bug');
  expect([(await stored(broken)).row.status, (await stored(other)).row.status]).toEqual(['pending', 'expired']);
  expect((await stored(broken)).row.endingSince).toBeNull();
});
