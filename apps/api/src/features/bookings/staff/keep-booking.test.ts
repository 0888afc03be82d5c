import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, hold, openPayment, pay, refusal, sync, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { fillDay } from '../../../testing/mishaps';
import { morningOf, sampleShop } from '../../../testing/sample-shop';
import { auditOf, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { eventsOf } from '../../jobs';

const minute = 60_000;

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin', firstName: 'Alex', lastName: 'Owner' });
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

async function keep(ticket: Ticket, seen?: number) {
  const params = { code: ticket.booking.trackingCode };
  return admin.staff('keepBooking', {
    params,
    body: { version: seen ?? (await versionOf(shop, ticket)), reason: 'Pays in cash' },
  });
}

describe('keeping a running hold', () => {
  test('makes an appointment of it that is paid at the car', async () => {
    const held = await hold(shop);
    expect(await keep(held)).toEqual({
      trackingCode: held.booking.trackingCode,
      version: await versionOf(shop, held),
      status: 'scheduled',
      paymentStatus: 'on-site',
    });
    const { row, history, mails, plannedMails, cells } = await stored(held);
    expect(row).toMatchObject({ holdExpiresAt: null, endingSince: null, holderAddress: null, paidAt: null });
    expect(row.customerId).not.toBeNull();
    expect(history).toEqual(['held', 'kept-by-staff']);
    expect(mails).toEqual(['booking-kept']);
    expect(plannedMails.map(({ kind }) => kind)).toEqual(['reminder', 'aftercare']);
    expect(cells).toHaveLength(sampleShop.cells);
    const { id: userId } = admin.account;
    const kept = (await eventsOf(shop.database.connection, row.id)).at(-1);
    expect(kept).toMatchObject({ actor: 'staff', userId, note: 'Pays in cash' });
    expect(await auditOf(shop)).toMatchObject([{ userId, action: 'booking.kept-by-staff', subject: row.trackingCode }]);
  });

  test('cancels the payment that was open, so that nobody pays twice', async () => {
    const held = await hold(shop);
    const clientSecret = await openPayment(shop, held);
    await keep(held);
    expect(shop.store.paymentIntents.list().map(({ status }) => status)).toEqual(['canceled']);
    await expect(shop.browser.pay(clientSecret, 'pm_card_visa')).resolves.toMatchObject({ status: 'canceled' });
    expect(await refusal(openPayment(shop, held))).toMatchObject({ code: 'hold_expired' });
    await shop.runExpiry();
    expect((await stored(held)).row.status).toBe('scheduled');
  });

  test('of who has paid meanwhile finds the money and the booking', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    const { trackingCode } = held.booking;
    expect(await refusal(keep(held))).toMatchObject({ code: 'already_paid', details: { trackingCode } });
    expect((await stored(held)).row).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  test('needs the card provider’s word, without which the hold stands and can be paid', async () => {
    const held = await hold(shop);
    await openPayment(shop, held);
    shop.emulator.faults.fail({ kind: 'connection-before', times: 2 });
    const version = await versionOf(shop, held);
    expect(await refusal(keep(held))).toMatchObject({ status: 503, code: 'payment_unknown' });
    expect((await stored(held)).row).toMatchObject({ status: 'pending', endingSince: null });
    expect(await versionOf(shop, held)).toBeGreaterThan(version);
    shop.emulator.faults.clear();
    await pay(shop, held);
    expect((await sync(shop, held)).booking.status).toBe('confirmed');
  });

  test('by two at once happens once, and the other reads who did it', async () => {
    const held = await hold(shop);
    const [first, second] = await meet(shop, [() => keep(held), () => keep(held)]);
    const outcomes = [first, second].map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await stored(held)).history).toEqual(['held', 'kept-by-staff']);
    expect((await stored(held)).mails).toEqual(['booking-kept']);
  });

  test('against a customer who pays ends with the one or the other, and never with both', async () => {
    const held = await hold(shop);
    const clientSecret = await openPayment(shop, held);
    const cancelling = shop.emulator.faults.hold({ method: 'POST', path: /\/cancel$/ });
    const keeping = keep(held).then(
      () => 'kept',
      () => 'refused',
    );
    await cancelling.arrived;
    // The card is charged before the payment provider receives the cancellation.
    await shop.browser.pay(clientSecret, 'pm_card_visa');
    cancelling.release();
    expect(await keeping).toBe('refused');
    expect((await stored(held)).row).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  test('that has changed since staff looked is left alone', async () => {
    const held = await hold(shop);
    const version = await versionOf(shop, held);
    await pay(shop, held);
    await sync(shop, held);
    const before = await rowCounts(shop);
    expect(await refusal(keep(held, version))).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      message: 'The customer paid for it after you opened it. Reload to see the current details.',
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('comes too late once its start has passed', async () => {
    const held = await hold(shop);
    shop.clock.set(Date.parse(morningOf('2026-12-08')));
    admin = await loggedIn(shop, { role: 'admin' });
    expect(await refusal(keep(held))).toMatchObject({ code: 'not_possible', details: { status: 'pending' } });
  });
});

describe('keeping what has expired', () => {
  async function expired(): Promise<Ticket> {
    const held = await hold(shop);
    shop.clock.advance(16 * minute);
    await shop.runExpiry();
    admin = await loggedIn(shop, { role: 'admin' });
    return held;
  }

  test('takes a crew’s time again', async () => {
    const held = await expired();
    expect((await stored(held)).cells).toEqual([]);
    expect(await keep(held)).toMatchObject({ status: 'scheduled', paymentStatus: 'on-site' });
    expect((await stored(held)).cells).toHaveLength(sampleShop.cells);
  });

  test('is refused when others have it', async () => {
    const held = await expired();
    await fillDay(shop);
    expect(await refusal(keep(held))).toMatchObject({ code: 'slot_taken' });
    expect((await stored(held)).row.status).toBe('expired');
  });

  test('at the moment of the last buyer gives the place to one of them', async () => {
    const held = await expired();
    for (const index of sampleShop.crewIds.slice(1).keys())
      await book(shop, { customerEmail: `other${index}@tintforge.example`, customerPhone: `813555020${index}` });
    const buyer = () => hold(shop, { customerEmail: 'buyer@tintforge.example', customerPhone: '8135550209' });
    const outcomes = await meet(shop, [() => keep(held), buyer]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await stored(held)).row.status).toBe('scheduled');
  });
});
