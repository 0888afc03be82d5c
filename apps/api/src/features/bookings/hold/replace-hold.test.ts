import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { intentOf } from '../../../testing/browser';
import { bookingRequestOf, hold, openPayment, pay, refusal, sync, type Ticket } from '../../../testing/customer';
import { halfHours, sampleShop } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { afternoon, crewIds } = sampleShop;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

function naming({ booking, manageToken }: Ticket): Pick<BookingRequest, 'replaces'> {
  return { replaces: { trackingCode: booking.trackingCode, manageToken } };
}

/** One of other customers. */
const person = (number: number) => ({
  customerEmail: `customer${number}@tintforge.example`,
  customerPhone: `813555010${number}`,
});

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

describe('a hold that takes the place of another', () => {
  test('may have the same start, which was its own', async () => {
    for (const number of crewIds.keys()) if (number > 0) await hold(shop, person(number));
    const old = await hold(shop);
    expect(await refusal(hold(shop, { notes: 'new' }))).toMatchObject({ code: 'slot_taken' });
    const next = await hold(shop, { notes: 'new', ...naming(old) });
    const { cells } = await stored(next);
    expect(cells).toEqual(halfHours(sampleShop.time).map((cell) => `${crewIds.at(-1)} 2026-12-08 ${cell}`));
  });

  test('moves the cells and ends the old one', async () => {
    const old = await hold(shop);
    const next = await hold(shop, { appointmentTime: afternoon, ...naming(old) });
    expect(await stored(old)).toMatchObject({
      row: { status: 'cancelled', holdExpiresAt: null, endingSince: null, holderAddress: null },
      cells: [],
      history: ['held', 'hold-replaced'],
      mails: [],
    });
    expect(await stored(next)).toMatchObject({ row: { status: 'pending' }, history: ['held'] });
    expect((await stored(next)).cells).toHaveLength(sampleShop.cells);
  });

  test('cancels the old one’s open intent first', async () => {
    const old = await hold(shop);
    const secret = await openPayment(shop, old);
    await hold(shop, naming(old));
    expect(shop.store.paymentIntents.get(intentOf(secret))?.status).toBe('canceled');
    expect((await stored(old)).payments).toMatchObject([{ status: 'canceled' }]);
    expect(await shop.browser.pay(secret, 'pm_card_visa')).toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('does not count the old one among the five', async () => {
    const days = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14'];
    const holds = [];
    for (const appointmentDate of days) holds.push(await hold(shop, { appointmentDate }));
    const [first] = holds;
    if (first === undefined) throw new Error('There is no first hold');
    expect((await hold(shop, { appointmentDate: '2026-12-15', ...naming(first) })).booking.status).toBe('pending');
  });

  test('replays under its key like any other', async () => {
    const old = await hold(shop);
    const body = bookingRequestOf(shop.catalogue, { appointmentTime: afternoon, ...naming(old) });
    const idempotencyKey = randomUUID();
    const first = await shop.call('createBooking', { body, idempotencyKey });
    expect(await shop.call('createBooking', { body, idempotencyKey })).toEqual(first);
  });

  test('needs the old one’s secret', async () => {
    const old = await hold(shop);
    const { manageToken } = await hold(shop, { appointmentTime: afternoon });
    const wrong = naming({ booking: old.booking, manageToken });
    expect(await refusal(hold(shop, { appointmentDate: '2026-12-09', ...wrong }))).toMatchObject({ status: 401 });
    expect((await stored(old)).row.status).toBe('pending');
  });

  test('needs nothing replaced when the old one has ended meanwhile', async () => {
    const old = await hold(shop);
    shop.clock.advance(15 * 60_000);
    await shop.runExpiry();
    expect((await hold(shop, naming(old))).booking.status).toBe('pending');
    expect((await stored(old)).row.status).toBe('expired');
  });

  test('also replaces one whose time is over and which nobody has ended yet', async () => {
    const old = await hold(shop);
    shop.clock.advance(15 * 60_000);
    const next = await hold(shop, naming(old));
    expect([(await stored(old)).row.status, (await stored(next)).row.status]).toEqual(['cancelled', 'pending']);
  });

  test('twice at once is one new hold, and the loser learns that the old one cannot be judged now', async () => {
    const old = await hold(shop);
    await openPayment(shop, old);
    const parked = shop.emulator.faults.hold({ method: 'POST', path: /\/cancel$/ });
    const first = hold(shop, { appointmentTime: afternoon, ...naming(old) });
    await parked.arrived;
    expect(await refusal(hold(shop, { appointmentDate: '2026-12-09', ...naming(old) }))).toMatchObject({
      code: 'payment_unknown',
    });
    parked.release();
    expect((await first).booking.appointmentTime).toBe(afternoon);
  });
});

describe('the old hold stands', () => {
  test('when the card provider cannot be reached: 503 payment_unknown', async () => {
    const old = await hold(shop);
    const secret = await openPayment(shop, old);
    const before = await stored(old);
    shop.emulator.faults.fail({ kind: 'connection-before', times: 9 });
    expect(await refusal(hold(shop, { appointmentTime: afternoon, ...naming(old) }))).toMatchObject({
      status: 503,
      code: 'payment_unknown',
    });
    shop.emulator.faults.clear();
    expect(await stored(old)).toMatchObject({ cells: before.cells, row: { status: 'pending', endingSince: null } });
    expect(await openPayment(shop, old)).toBe(secret);
  });

  test('when the new start is taken, and it can be paid at once', async () => {
    for (const number of crewIds.keys()) await hold(shop, { ...person(number), appointmentTime: afternoon });
    const old = await hold(shop);
    const secret = await openPayment(shop, old);
    const moving = hold(shop, { appointmentTime: afternoon, ...naming(old) });
    expect(await refusal(moving)).toMatchObject({ code: 'slot_taken' });
    expect(await openPayment(shop, old)).toBe(secret);
  });

  test('when the new start is taken while the old intent is being cancelled', async () => {
    const takes = (number: number) => hold(shop, { ...person(number), appointmentTime: afternoon });
    for (const number of crewIds.keys()) if (number > 0) await takes(number);
    const old = await hold(shop);
    const before = (await stored(old)).cells;
    await openPayment(shop, old);
    const parked = shop.emulator.faults.hold({ method: 'POST', path: /\/cancel$/ });
    const moving = refusal(hold(shop, { appointmentTime: afternoon, ...naming(old) }));
    await parked.arrived;
    await takes(0);
    parked.release();
    expect(await moving).toMatchObject({ status: 409, code: 'slot_taken' });
    expect(await stored(old)).toMatchObject({ cells: before, row: { status: 'pending', endingSince: null } });
    await pay(shop, old);
    expect((await sync(shop, old)).booking.status).toBe('confirmed');
  });

  test('when the database is locked at the last moment', async () => {
    const old = await hold(shop);
    const secret = await openPayment(shop, old);
    const parked = shop.answers.hold({ method: 'POST', path: /\/cancel$/ });
    const moving = refusal(hold(shop, { appointmentTime: afternoon, ...naming(old) }));
    await parked.given;
    const lock = await shop.stored.lock();
    parked.release();
    expect(await moving).toMatchObject({ status: 503, code: 'busy' });
    await lock.release();
    expect(await stored(old)).toMatchObject({ row: { status: 'pending' } });
    expect(intentOf(secret)).toBe((await stored(old)).payments[0]?.intentId);
  });

  test('when its proof has grown old before it was used', async () => {
    const old = await hold(shop);
    await openPayment(shop, old);
    const parked = shop.answers.hold({ method: 'POST', path: /\/cancel$/ });
    const moving = refusal(hold(shop, { appointmentTime: afternoon, ...naming(old) }));
    await parked.given;
    shop.clock.advance(6 * 60_000);
    const secret = await openPayment(shop, old);
    parked.release();
    expect(await moving).toMatchObject({ status: 503, code: 'payment_unknown' });
    expect((await stored(old)).row.status).toBe('pending');
    await shop.browser.pay(secret, 'pm_card_visa');
    expect((await sync(shop, old)).booking.status).toBe('confirmed');
  });

  test('while its payment is being decided by the bank', async () => {
    const old = await hold(shop);
    shop.emulator.processNext('settles');
    await pay(shop, old);
    expect(await refusal(hold(shop, naming(old)))).toMatchObject({ code: 'payment_unknown' });
    shop.clock.advance(10_000);
    shop.emulator.advance();
    expect((await sync(shop, old)).booking.status).toBe('confirmed');
  });
});

describe('a hold that was paid meanwhile is not replaced', () => {
  test('when the shop knows: 409 already_paid with the booking', async () => {
    const old = await hold(shop);
    await pay(shop, old);
    await sync(shop, old);
    expect(await refusal(hold(shop, naming(old)))).toMatchObject({
      status: 409,
      code: 'already_paid',
      details: { trackingCode: old.booking.trackingCode },
    });
  });

  test('when the shop finds out by asking', async () => {
    const old = await hold(shop);
    await pay(shop, old);
    expect(await refusal(hold(shop, { appointmentTime: afternoon, ...naming(old) }))).toMatchObject({
      code: 'already_paid',
    });
    expect(await stored(old)).toMatchObject({
      row: { status: 'confirmed', paymentStatus: 'paid' },
      history: ['held', 'paid'],
    });
    expect((await stored(old)).cells).toHaveLength(sampleShop.cells);
  });

  test('when the customer pays between the question and the cancelling', async () => {
    const old = await hold(shop);
    const secret = await openPayment(shop, old);
    const parked = shop.emulator.faults.hold({ method: 'POST', path: /\/cancel$/ });
    const moving = refusal(hold(shop, { appointmentTime: afternoon, ...naming(old) }));
    await parked.arrived;
    expect(await shop.browser.pay(secret, 'pm_card_visa')).toEqual({ status: 'succeeded' });
    parked.release();
    expect(await moving).toMatchObject({ status: 409, code: 'already_paid' });
    expect((await stored(old)).row.status).toBe('confirmed');
  });
});
