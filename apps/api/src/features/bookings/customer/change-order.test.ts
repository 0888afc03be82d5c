import { formatCents } from '@tintforge/booking-core';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crewCells, refunds } from '../../../db/schema';
import {
  book,
  changeOrder,
  details,
  hold,
  openBalance,
  payBalance,
  refusal,
  reschedule,
  sync,
  type Ticket,
} from '../../../testing/customer';
import { keptMails } from '../../../testing/kept-mails';
import { loggedIn } from '../../../testing/logged-in';
import { minutesWith, morningOf, sampleShop, startsInTime } from '../../../testing/sample-shop';
import { changeExtras, checkIn, keepByStaff } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, tintOrderOf } from '../../../testing/tint-order';
import { eventsOf } from '../../jobs';

const day = 86_400_000;
const { packageId, addOnId, otherAddOnId, otherFilmPackageId, time, travelMinutes } = sampleShop;
const both = [addOnId, otherAddOnId];
/** The price of the package alone, of the sample order, of what the other add-on adds, and of all of it, in dollars. */
const alone = sampleShop.packageCents / 100;
const usual = sampleShop.total;
const added = sampleShop.otherAddOnCents / 100;
const withBoth = (sampleShop.totalCents + sampleShop.otherAddOnCents) / 100;
/** Minutes of the job with both. */
const longer = minutesWith(both);

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const keyOf = ({ booking, manageToken }: Ticket) => ({
  params: { code: booking.trackingCode },
  bookingToken: manageToken,
});

/** A preview with the version of now. */
async function preview(ticket: Ticket, addOnIds: string[], wanted = packageId) {
  const { version } = await details(shop, ticket);
  return shop.call('changeOrder', { ...keyOf(ticket), body: { version, packageId: wanted, addOnIds, dryRun: true } });
}

async function refundsOf(ticket: Ticket) {
  const { row } = await stored(ticket);
  return shop.database.connection.select().from(refunds).where(eq(refunds.bookingId, row.id)).all();
}

async function cellsOf(ticket: Ticket) {
  const { row } = await stored(ticket);
  return shop.database.connection.select().from(crewCells).where(eq(crewCells.bookingId, row.id)).all();
}

describe('package and extras', () => {
  test('are previewed with the new bill next to the old one, and nothing is written', async () => {
    const ticket = await book(shop);
    const before = await rowCounts(shop);
    const outcome = await preview(ticket, both);
    expect(outcome).toMatchObject({
      isWritten: false,
      before: { total: usual, jobMinutes: sampleShop.minutes },
      after: { total: withBoth, jobMinutes: longer },
      money: { due: added, toCard: 0, atCar: 0 },
      place: { start: time, fits: true, starts: [] },
      shadesCleared: false,
      booking: { totalPrice: usual },
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('that cost more are due, which is paid by card at once or later at the car', async () => {
    const ticket = await book(shop);
    const changed = await changeOrder(shop, ticket, { addOnIds: both });
    expect(changed).toMatchObject({
      isWritten: true,
      booking: { totalPrice: withBoth, paymentStatus: 'on-site', due: added, balance: added, jobMinutes: longer },
    });
    expect(await cellsOf(ticket)).toHaveLength((longer + travelMinutes) / 30);
    await payBalance(shop, ticket);
    await sync(shop, ticket);
    expect(await details(shop, ticket)).toMatchObject({ paymentStatus: 'paid', balance: 0 });
  });

  test('that cost less return the difference to the card, in the same transaction', async () => {
    const ticket = await book(shop);
    const { booking } = await changeOrder(shop, ticket, { addOnIds: [] });
    expect(booking).toMatchObject({ totalPrice: alone, paymentStatus: 'refund-pending', balance: 0 });
    expect(await refundsOf(ticket)).toMatchObject([
      { amountCents: sampleShop.addOnCents, reason: 'order-changed', userId: null },
    ]);
    await shop.runRefunds();
    expect(await details(shop, ticket)).toMatchObject({ paymentStatus: 'partially-refunded', due: 0 });
  });

  test('added, paid and removed again leave what was there, to the cent', async () => {
    const ticket = await book(shop);
    await changeOrder(shop, ticket, { addOnIds: both });
    await payBalance(shop, ticket);
    await sync(shop, ticket);
    await changeOrder(shop, ticket, { addOnIds: [addOnId] });
    await shop.runRefunds();
    expect(await details(shop, ticket)).toMatchObject({ totalPrice: usual, due: 0, refunded: added });
    expect(await refundsOf(ticket)).toMatchObject([{ amountCents: sampleShop.otherAddOnCents, status: 'succeeded' }]);
  });

  test('of a booking that is due on site change what is due, and nothing else', async () => {
    const ticket = await hold(shop);
    await keepByStaff(shop, ticket);
    const { booking } = await changeOrder(shop, ticket, { addOnIds: [] });
    expect(booking).toMatchObject({ status: 'scheduled', paymentStatus: 'on-site', due: alone, refunds: [] });
  });

  test('stand in history, email and news', async () => {
    const ticket = await book(shop);
    await changeOrder(shop, ticket, { addOnIds: both });
    const { row, mails, history } = await stored(ticket);
    expect(history).toEqual(['held', 'paid', 'changed']);
    expect(mails).toEqual(['booking-confirmed', 'booking-changed']);
    const last = (await eventsOf(shop.database.connection, row.id)).at(-1);
    expect(last).toMatchObject({ actor: 'customer', userId: null });
    expect(last?.data).toMatchObject({
      fields: ['addOnIds', 'jobMinutes', 'totalPrice'],
      dueCents: sampleShop.otherAddOnCents,
    });
    const letter = (await keptMails(shop)).find(({ subject }) => subject.startsWith('Booking updated'));
    expect(letter?.text).toContain('your booking is updated as you asked');
    expect(letter?.text).toContain(`Pay ${formatCents(sampleShop.otherAddOnCents)} by card now`);
    const { staff } = await loggedIn(shop, { role: 'office' });
    const { notices } = await staff('getNotices', {});
    expect(notices.map(({ kind }) => kind)).toContain('changed');
  });

  test('of another film take the shades away, which the preview says', async () => {
    const ticket = await book(shop, { addOnIds: [], tint: tintOrderOf() });
    const outcome = await preview(ticket, [], otherFilmPackageId);
    expect(outcome).toMatchObject({ shadesCleared: true, booking: { tint: { approval: 'none' } } });
    const changed = await changeOrder(shop, ticket, { packageId: otherFilmPackageId, addOnIds: [] });
    expect(changed.booking).toMatchObject({ tint: null, preferredShade: null });
  });

  test('of the same film keep shades and exemption', async () => {
    const ticket = await book(shop, { tint: exemptOrder() });
    const { booking } = await changeOrder(shop, ticket, { addOnIds: both });
    expect(booking.tint?.approval).toBe('pending');
  });
});

describe('a longer job', () => {
  const afternoon = { appointmentDate: '2026-12-08', appointmentTime: sampleShop.afternoon } as const;
  const threeLongest = [...sampleShop.longest.addOnIds];
  const twoLongest = threeLongest.slice(0, 2);

  test('takes another crew at its start where its own is busy afterward', async () => {
    const ticket = await book(shop, { addOnIds: [] });
    const { row } = await stored(ticket);
    // The same crew has the afternoon, the other crew is free.
    const later = await book(shop, { ...afternoon, customerEmail: 'egret@tintforge.example' });
    expect((await stored(later)).row.crewId).toBe(row.crewId);
    const { booking } = await changeOrder(shop, ticket, { addOnIds: twoLongest });
    expect(booking).toMatchObject({ appointmentTime: time, jobMinutes: minutesWith(twoLongest) });
    expect((await stored(ticket)).row.crewId).not.toBe(row.crewId);
    expect(new Set((await cellsOf(ticket)).map(({ crewId }) => crewId)).size).toBe(1);
  });

  test('that fits nowhere at its start is offered others of its day, and takes one of them', async () => {
    const ticket = await book(shop, { ...afternoon, addOnIds: [] });
    const outcome = await preview(ticket, threeLongest);
    expect(outcome.place).toMatchObject({ fits: false, start: afternoon.appointmentTime });
    expect(outcome.place.starts).toEqual(startsInTime(minutesWith(threeLongest)));
    expect(outcome.place.starts).toContain(time);
    const body = { addOnIds: threeLongest };
    expect(await refusal(changeOrder(shop, ticket, body))).toMatchObject({
      code: 'slot_taken',
      message: 'The changed job doesn’t fit: The job would no longer be over by the end of the day.',
    });
    const { booking } = await changeOrder(shop, ticket, { ...body, appointmentTime: time });
    expect(booking).toMatchObject({ appointmentTime: time, appointmentInstant: morningOf('2026-12-08') });
    const { mails } = await stored(ticket);
    expect(mails.filter((kind) => kind === 'booking-changed')).toHaveLength(1);
  });
});

describe('a change is refused', () => {
  test('after the free-change deadline, and once the job has begun', async () => {
    const ticket = await book(shop);
    shop.clock.set(Date.parse(morningOf('2026-12-08')) - day + 1);
    expect(await details(shop, ticket)).toMatchObject({ mayChange: false });
    expect(await refusal(preview(ticket, both))).toMatchObject({
      code: 'not_changeable',
      details: { phone: sampleShop.regionPhone },
    });
    const begun = await book(shop, { appointmentDate: '2026-12-15', customerEmail: 'egret@tintforge.example' });
    await checkIn(shop, begun);
    expect(await refusal(preview(begun, both))).toMatchObject({ code: 'not_changeable' });
  });

  test('when the shop changed the booking since it was opened, which is said without a name', async () => {
    const ticket = await book(shop);
    const { version } = await details(shop, ticket);
    await changeExtras(shop, ticket, []);
    const body = { version, packageId, addOnIds: both };
    expect(await refusal(shop.call('changeOrder', { ...keyOf(ticket), body }))).toMatchObject({
      code: 'changed_meanwhile',
      message: 'The shop changed it after you opened it. Check the current details.',
    });
  });

  test('when another window moved it meanwhile', async () => {
    const ticket = await book(shop);
    const { version } = await details(shop, ticket);
    await reschedule(shop, ticket, { appointmentDate: '2026-12-09', appointmentTime: time });
    const body = { version, packageId, addOnIds: both };
    expect(await refusal(shop.call('changeOrder', { ...keyOf(ticket), body }))).toMatchObject({
      code: 'changed_meanwhile',
      message: 'Someone with your link moved it after you opened it. Check the current details.',
    });
  });

  test('when bill or refund are not those that were seen', async () => {
    const ticket = await book(shop);
    const seen = { total: withBoth - 1, refund: 0 };
    expect(await refusal(changeOrder(shop, ticket, { addOnIds: both, seen }))).toMatchObject({
      code: 'price_changed',
      details: { totalPrice: withBoth },
    });
    const less = { total: alone, refund: 1 };
    expect(await refusal(changeOrder(shop, ticket, { addOnIds: [], seen: less }))).toMatchObject({
      code: 'refund_changed',
      details: { refund: sampleShop.addOnCents / 100 },
    });
    expect((await stored(ticket)).history).toEqual(['held', 'paid']);
  });

  test('for a package of another vehicle, and for extras that do not exist', async () => {
    const ticket = await book(shop);
    expect(await refusal(preview(ticket, [], sampleShop.otherVehiclePackageId))).toMatchObject({
      code: 'package_of_another_vehicle',
    });
    expect(await refusal(preview(ticket, ['gold-leaf']))).toMatchObject({ code: 'unknown_add_on' });
  });
});

test('a change that is sent again is returned as it was made, and nothing is written twice', async () => {
  const ticket = await book(shop);
  const { version } = await details(shop, ticket);
  const body = { version, packageId, addOnIds: [], seen: { total: alone, refund: sampleShop.addOnCents / 100 } };
  await shop.call('changeOrder', { ...keyOf(ticket), body });
  const again = await shop.call('changeOrder', { ...keyOf(ticket), body });
  expect(again).toMatchObject({ isWritten: false, booking: { totalPrice: alone } });
  expect(await refundsOf(ticket)).toHaveLength(1);
  expect((await stored(ticket)).mails).toEqual(['booking-confirmed', 'booking-changed']);
});

test('a card form that is open while extras change returns what is too much', async () => {
  const ticket = await book(shop);
  await changeOrder(shop, ticket, { addOnIds: both });
  const clientSecret = await openBalance(shop, ticket);
  await changeOrder(shop, ticket, { addOnIds: [addOnId] });
  await shop.browser.pay(clientSecret, 'pm_card_visa');
  await sync(shop, ticket);
  await shop.runRefunds();
  expect(await refundsOf(ticket)).toMatchObject([
    { amountCents: sampleShop.otherAddOnCents, reason: 'surplus', status: 'succeeded' },
  ]);
  expect(await details(shop, ticket)).toMatchObject({ totalPrice: usual, due: 0, balance: 0 });
});
