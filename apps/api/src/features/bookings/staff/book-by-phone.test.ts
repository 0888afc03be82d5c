import { randomUUID } from 'node:crypto';
import type { PhoneBookingRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { details, furtherCarOf, hold, openPayment, refusal, sync } from '../../../testing/customer';
import { firstLink, keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { fillDay, leaveTwoCrews } from '../../../testing/mishaps';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { sampleShop } from '../../../testing/sample-shop';
import { auditOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { carsOf, eventsOf, visitsOf } from '../../jobs';

const day = 86_400_000;
const minute = 60_000;

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

function bookByPhone(changes: Partial<PhoneBookingRequest> = {}, idempotencyKey: string = randomUUID()) {
  return admin.staff('createPhoneBooking', { body: phoneBookingOf(shop.catalogue, changes), idempotencyKey });
}

const stored = ({ trackingCode }: { trackingCode: string }) => storedBooking(shop, trackingCode);

describe('a booking that is paid at the car', () => {
  test('stands at once, with a crew, a customer and its mails', async () => {
    const booked = await bookByPhone({
      payment: 'on-site',
      vehicleMake: 'Not specified',
      vehicleModel: 'Not specified',
    });
    expect(booked).toMatchObject({ status: 'scheduled', paymentStatus: 'on-site' });
    const { row, cells, mails, history } = await stored(booked);
    expect(row).toMatchObject({
      source: 'phone',
      holdExpiresAt: null,
      totalCents: sampleShop.totalCents,
      holderAddress: null,
    });
    expect(row.customerId).not.toBeNull();
    expect(cells).toHaveLength(sampleShop.cells);
    expect(mails).toEqual(['booking-kept']);
    expect(history).toEqual(['kept-by-staff']);
    expect(await auditOf(shop)).toMatchObject([{ action: 'booking.kept-by-staff', data: { source: 'phone' } }]);
  });

  test('without an address is written to by nobody', async () => {
    const booked = await bookByPhone({ payment: 'on-site', customerEmail: '' });
    const params = { code: booked.trackingCode };
    const start = { appointmentDate: '2026-12-09', appointmentTime: '13:00' } as const;
    const moved = await admin.staff('moveByShop', {
      params,
      body: { version: booked.version, ...start, reason: '', notify: true },
    });
    const choice = { version: moved.version, refund: 'full', amount: 0, reason: '' } as const;
    await admin.staff('cancelByShop', { params, body: choice });
    expect(await stored(booked)).toMatchObject({
      row: { customerEmail: '', userId: null },
      mails: [],
      plannedMails: [],
    });
  });

  test('belongs to the account whose address it is', async () => {
    const { account } = await loggedIn(shop, { email: 'customer@tintforge.example' });
    expect((await stored(await bookByPhone({ payment: 'on-site' }))).row.userId).toBe(account.id);
  });
});

describe('a booking with a payment link', () => {
  test('is held for a day, and the link opens and pays it', async () => {
    const booked = await bookByPhone();
    expect(booked).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
    expect(await stored(booked)).toMatchObject({
      row: { source: 'phone', holdExpiresAt: shop.clock.now() + day },
      mails: ['payment-link'],
      history: ['held'],
    });
    const link = firstLink((await keptMails(shop))[0] ?? { text: '' });
    expect(link.pathname).toBe(`/booking-verification/${booked.trackingCode}`);
    const key = { params: { code: booked.trackingCode }, bookingToken: link.hash.slice(1) };
    const booking = await shop.call('getBookingDetails', key);
    expect(booking.holdExpiresAt).toBe(new Date(shop.clock.now() + day).toISOString());
    const ticket = { booking, manageToken: link.hash.slice(1) };
    await shop.browser.pay(await openPayment(shop, ticket), 'pm_card_visa');
    expect((await sync(shop, ticket)).booking).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(await details(shop, ticket)).toMatchObject({ payment: { amount: sampleShop.total } });
  });

  test('is free for others once nobody has paid, and not a minute before', async () => {
    const booked = await bookByPhone({ linkUntil: new Date(shop.clock.now() + 60 * minute).toISOString() });
    shop.clock.advance(59 * minute);
    await shop.runExpiry();
    expect((await stored(booked)).row.status).toBe('pending');
    shop.clock.advance(minute);
    await shop.runExpiry();
    expect(await stored(booked)).toMatchObject({ row: { status: 'expired' }, cells: [] });
    expect((await keptMails(shop)).at(-1)?.text).not.toContain('15 minutes');
  });

  test('never lasts beyond the start', async () => {
    const today = { appointmentDate: '2026-12-01', appointmentTime: '14:00' } as const;
    const { row } = await stored(await bookByPhone(today));
    expect(row.holdExpiresAt).toBe(row.startsAt);
    const linkUntil = new Date(row.startsAt + 1).toISOString();
    expect(await refusal(bookByPhone({ ...today, linkUntil }))).toMatchObject({
      code: 'invalid_value',
      fields: { linkUntil: expect.any(String) },
    });
  });

  test('needs an address', async () => {
    expect(await refusal(bookByPhone({ customerEmail: '' }))).toMatchObject({
      code: 'missing_field',
      fields: { customerEmail: expect.any(String) },
    });
  });
});

describe('what a caller asks for', () => {
  test('sets lead time and horizon aside for a reason, and only for one', async () => {
    for (const start of [
      { appointmentDate: '2026-12-01', appointmentTime: '10:30' },
      { appointmentDate: '2027-03-02', appointmentTime: sampleShop.time },
    ] as const) {
      const before = await rowCounts(shop);
      expect(await refusal(bookByPhone(start))).toMatchObject({
        code: 'missing_field',
        fields: { reason: expect.any(String) },
      });
      expect(await rowCounts(shop)).toEqual(before);
      const booked = await bookByPhone({ ...start, reason: 'A friend of the house' });
      const { row } = await stored(booked);
      expect((await eventsOf(shop.database.connection, row.id))[0]?.note).toBe('A friend of the house');
    }
  });

  test('costs what the site asks for', async () => {
    expect(await refusal(bookByPhone({ totalPrice: 1 }))).toMatchObject({ code: 'price_changed' });
  });

  test('can be one crew’s', async () => {
    expect((await stored(await bookByPhone({ payment: 'on-site', crewId: sampleShop.otherCrewId }))).row.crewId).toBe(
      sampleShop.otherCrewId,
    );
    expect(await refusal(bookByPhone({ payment: 'on-site', crewId: sampleShop.otherCrewId }))).toMatchObject({
      code: 'slot_taken',
    });
  });

  test('is refused where others are', async () => {
    await fillDay(shop);
    expect(await refusal(bookByPhone())).toMatchObject({ status: 409, code: 'slot_taken' });
  });

  test('under the same key is booked once, and another order under it is refused', async () => {
    const key = randomUUID();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => bookByPhone({}, key)));
    for (const other of others) expect(other).toEqual(first);
    expect(await bookByPhone({}, key.toUpperCase())).toEqual(first);
    expect(await refusal(bookByPhone({ notes: 'another' }, key))).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await auditOf(shop)).toHaveLength(1);
  });

  test.each(['the caller', 'the visitor'])(
    'at the same moment as a visitor’s: %s gets the last crew',
    async (winner) => {
      await leaveTwoCrews(shop);
      await hold(shop, { customerEmail: 'other@tintforge.example', customerPhone: '8135550201' });
      const visitor = () => hold(shop, { customerEmail: 'site@tintforge.example', customerPhone: '8135550202' });
      const caller = () => bookByPhone();
      const outcomes = await meet(shop, winner === 'the caller' ? [caller, visitor] : [visitor, caller]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    },
  );
});

describe('several cars of a caller', () => {
  /** The half hours of a job with its travel. */
  const halfHours = (minutes: number) => Math.ceil((minutes + sampleShop.travelMinutes) / 30);
  const two = { furtherCars: [furtherCarOf({ vehicleMake: 'Not specified', vehicleModel: 'Not specified' })] };

  test('are one crew’s, back to back, with one bill that is due on site', async () => {
    const booked = await bookByPhone({ ...two, payment: 'on-site' });
    expect(booked).toMatchObject({ status: 'scheduled', paymentStatus: 'on-site' });
    const { row, cells } = await stored(booked);
    const cars = await carsOf(shop.database.connection, row);
    expect(row).toMatchObject({ source: 'phone', carCount: 2, carCrews: 1, visitCount: 1 });
    expect(cars.map(({ number, visitNumber, status }) => [number, visitNumber, status])).toEqual([
      [1, 1, 'standing'],
      [2, 1, 'standing'],
    ]);
    expect(row.totalCents).toBe(cars.reduce((sum, { totalCents }) => sum + totalCents, 0));
    expect(row.billCents).toBe(row.totalCents);
    expect(cells).toHaveLength(halfHours(row.jobMinutes));
  });

  test('are two crews’ from one start, each with its own visit', async () => {
    await leaveTwoCrews(shop);
    const booked = await bookByPhone({ ...two, crews: 2, payment: 'on-site' });
    const { row, cells } = await stored(booked);
    expect(row).toMatchObject({ carCount: 2, carCrews: 2, visitCount: 2 });
    const visits = await visitsOf(shop.database.connection, row.id);
    expect(new Set(visits.map(({ crewId }) => crewId)).size).toBe(2);
    expect(new Set(visits.map(({ startsAt }) => startsAt)).size).toBe(1);
    expect(cells).toHaveLength(visits.reduce((sum, { minutes }) => sum + halfHours(minutes), 0));
  });

  test('are paid by one link', async () => {
    const booked = await bookByPhone({ ...two, crews: 2 });
    const { row } = await stored(booked);
    expect(row).toMatchObject({ status: 'pending', carCrews: 2 });
    const link = firstLink((await keptMails(shop))[0] ?? { text: '' });
    const key = { params: { code: booked.trackingCode }, bookingToken: link.hash.slice(1) };
    const ticket = { booking: await shop.call('getBookingDetails', key), manageToken: link.hash.slice(1) };
    await shop.browser.pay(await openPayment(shop, ticket), 'pm_card_visa');
    await sync(shop, ticket);
    expect(await details(shop, ticket)).toMatchObject({
      status: 'confirmed',
      payment: { amount: row.totalCents / 100 },
      cars: [{ visit: 1 }, { visit: 2 }],
    });
  });

  test.each<[string, Partial<PhoneBookingRequest>, object]>([
    [
      'one crew where two work',
      { ...two, crews: 2, crewId: sampleShop.crewId },
      { fields: { crewId: expect.any(String) } },
    ],
    ['two crews for one car', { crews: 2 }, { fields: { crews: expect.any(String) } }],
    [
      'an unknown package',
      { furtherCars: [furtherCarOf({ packageId: 'gold' })] },
      { fields: { 'furtherCars.0.packageId': expect.any(String) } },
    ],
    [
      'more than a day’s work',
      { furtherCars: [1, 2, 3].map(() => furtherCarOf({ addOnIds: [...sampleShop.addOnIds] })) },
      { code: 'needs_quote' },
    ],
  ])('with %s are refused, and nothing is written', async (_name, changes, expected) => {
    const before = await rowCounts(shop);
    expect(await refusal(bookByPhone(changes))).toMatchObject(expected);
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('of two crews are refused where only one is free', async () => {
    await leaveTwoCrews(shop);
    await bookByPhone({ payment: 'on-site' });
    expect(await refusal(bookByPhone({ ...two, crews: 2 }))).toMatchObject({ code: 'slot_taken' });
    expect((await bookByPhone(two)).status).toBe('pending');
  });
});
