import type { BookingRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBill } from '../../../proofs/histories/check-bill';
import { checkCars } from '../../../proofs/histories/check-cars';
import { checkVisits } from '../../../proofs/histories/check-visits';
import { observe } from '../../../proofs/histories/observe';
import {
  book,
  bookingRequestOf,
  cancel,
  cancelCar,
  correct,
  details,
  furtherCarOf,
  hold,
  pay,
  refusal,
  reschedule,
  sync,
  type Ticket,
} from '../../../testing/customer';
import { loggedIn } from '../../../testing/logged-in';
import { endHoldUnproved } from '../../../testing/mishaps';
import { morningOf, sampleShop } from '../../../testing/sample-shop';
import { setDeposit } from '../../../testing/set-deposit';
import { keepByStaff, receiveAtCar, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { darkFront, exemptOrder, sampleLaw, tintOrderOf } from '../../../testing/tint-order';
import { illegalWindow, windowOf, windowRecordOf } from '../../../testing/window-record';

let shop: TestShop;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  await expectRules();
  await shop.close();
});

const hour = 3_600_000;
const startsAt = Date.parse(morningOf('2026-12-08'));

const { afternoon, crewIds, minutes, otherVehiclePackageId, starts, time, travelMinutes, vehicleName } = sampleShop;
/** Of the sample order, on its own crew. */
const firstVisit = `${time} ${minutes} planned`;

/** Two cars, at one address. */
const two: Partial<BookingRequest> = { furtherCars: [furtherCarOf()] };
const together: Partial<BookingRequest> = { ...two, crews: 2 };

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const params = ({ booking }: Ticket) => ({ code: booking.trackingCode });

/** All that has to be true of every booking, by the rows alone. */
async function expectRules(): Promise<void> {
  const must = (claim: boolean, problem: string) => expect(claim, problem).toBe(true);
  for (const observed of await observe(shop)) {
    checkVisits(observed, must);
    checkCars(observed, must);
    const { payments, refunds, atCar } = observed;
    const sum = (rows: readonly { amountCents: number }[]) => rows.reduce((all, each) => all + each.amountCents, 0);
    const here =
      payments.reduce((all, { receivedCents }) => all + receivedCents, 0) -
      sum(refunds.filter(({ status }) => status !== 'retried')) +
      sum(atCar.filter(({ direction }) => direction === 'received')) -
      sum(atCar.filter(({ direction }) => direction === 'returned'));
    checkBill({ ...observed, hereCents: here }, must);
  }
}

/** Visits as `crew start minutes status`. */
async function visits(ticket: Ticket): Promise<string[]> {
  const { row } = await stored(ticket);
  const found = (await observe(shop)).find((each) => each.booking.id === row.id);
  return (found?.visits ?? []).map((visit) => `${visit.crewId} ${visit.time} ${visit.minutes} ${visit.status}`);
}

describe('cars back to back', () => {
  test('are one visit of the sum of their minutes, with one price and one payment', async () => {
    const booked = await book(shop, {
      appointmentTime: starts[0] ?? time,
      furtherCars: [furtherCarOf(), furtherCarOf({ addOnIds: [sampleShop.addOnId] })],
    });
    const { row, cells } = await stored(booked);
    expect(await visits(booked)).toHaveLength(1);
    const minutes = (await details(shop, booked)).cars?.map((car) => car.minutes) ?? [];
    expect(row).toMatchObject({ status: 'confirmed', carCount: 3, carCrews: 1, visitCount: 1 });
    expect(row.jobMinutes).toBe(minutes.reduce((sum, each) => sum + each, 0));
    expect(cells).toHaveLength((row.jobMinutes + travelMinutes) / 30);
    expect(booked.booking.vehicleInfo).toBe(
      `2024 Sample Sedan (${vehicleName}), 2020 Sample Wagon (${vehicleName}) and 2020 Sample Wagon (${vehicleName})`,
    );
    const own = await details(shop, booked);
    expect(own.payments).toMatchObject([{ amount: own.totalPrice }]);
    expect(own.lines.map(({ name }) => name.slice(0, 6))).toEqual(['Car 1:', 'Car 1:', 'Car 2:', 'Car 3:', 'Car 3:']);
    expect(own.cars?.map(({ number, status, total, visit }) => ({ number, status, total, visit }))).toEqual([
      { number: 1, status: 'standing', total: sampleShop.total, visit: 1 },
      { number: 2, status: 'standing', total: expect.any(Number), visit: 1 },
      { number: 3, status: 'standing', total: expect.any(Number), visit: 1 },
    ]);
    expect(own).toMatchObject({ mayReschedule: true, mayChange: false, mayCorrect: true });
  });

  test('of a price that the customer didn’t see are refused with the bill of all', async () => {
    const refused = await refusal(hold(shop, { ...two, totalPrice: sampleShop.total }));
    expect(refused).toMatchObject({ status: 409, code: 'price_changed' });
    expect(refused.details).toMatchObject({ lines: [{}, {}, { name: expect.stringMatching(/^Car 2: /) }] });
  });

  test.each<[string, Partial<BookingRequest>, object]>([
    [
      'an unknown package',
      { furtherCars: [furtherCarOf({ packageId: 'gold' })] },
      { code: 'unknown_package', fields: { 'furtherCars.0.packageId': expect.any(String) } },
    ],
    [
      'another vehicle’s package',
      { furtherCars: [furtherCarOf(), furtherCarOf({ packageId: otherVehiclePackageId })] },
      { code: 'package_of_another_vehicle', fields: { 'furtherCars.1.packageId': expect.any(String) } },
    ],
    [
      'a year to come',
      { furtherCars: [furtherCarOf({ vehicleYear: 2040 })] },
      { code: 'invalid_value', fields: { 'furtherCars.0.vehicleYear': expect.any(String) } },
    ],
    [
      'an illegal shade',
      { furtherCars: [furtherCarOf({ packageId: sampleShop.packageId, tint: tintOrderOf({ shades: [darkFront] }) })] },
      { code: 'shade_not_legal', fields: { 'furtherCars.0.tint.shades.0.shadeId': expect.any(String) } },
    ],
    ['two crews for one car', { crews: 2 }, { code: 'invalid_value', fields: { crews: expect.any(String) } }],
    [
      'more than a day’s work',
      { furtherCars: [1, 2, 3].map(() => furtherCarOf({ addOnIds: [...sampleShop.addOnIds] })) },
      { status: 422, code: 'needs_quote' },
    ],
    ['five cars', { furtherCars: [1, 2, 3, 4].map(() => furtherCarOf()) }, { status: 400 }],
  ])('with %s are refused, and nothing is written', async (_name, changes, expected) => {
    const before = await rowCounts(shop);
    expect(await refusal(hold(shop, changes))).toMatchObject(expected);
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('are available where their whole time is free', async () => {
    const question = {
      zip: sampleShop.zip,
      from: '2026-12-08',
      days: 1,
      vehicleType: sampleShop.vehicleType,
      packageId: sampleShop.packageId,
    };
    const cars = `${sampleShop.basicPackageId}.${sampleShop.addOnId},${sampleShop.basicPackageId}`;
    const one = await shop.call('getAvailability', { query: question });
    const three = await shop.call('getAvailability', { query: { ...question, cars } });
    const minutes = three.jobMinutes;
    expect(minutes).toBeGreaterThan(one.jobMinutes);
    const free = (answer: typeof one) => answer.days[0]?.starts.filter(({ available }) => available).length ?? 0;
    expect(free(three)).toBeLessThan(free(one));
    const faster = await shop.call('getAvailability', { query: { ...question, cars, crews: 2 } });
    expect(faster.jobMinutes).toBeLessThan(minutes);
    expect(free(faster)).toBeGreaterThan(free(three));
    const wrong = shop.call('getAvailability', { query: { ...question, cars: 'gold' } });
    expect(await refusal(wrong)).toMatchObject({ code: 'unknown_package' });
  });
});

describe('two crews at the same time', () => {
  test('each have their cars from one start, and their own half hours', async () => {
    const booked = await book(shop, together);
    expect(await visits(booked)).toEqual([
      expect.stringMatching(RegExp(`^${sampleShop.regionId}-\\d ${firstVisit}$`)),
      expect.stringMatching(RegExp(`^${sampleShop.regionId}-\\d ${time} \\d+ planned$`)),
    ]);
    const { row, cells } = await stored(booked);
    expect(row).toMatchObject({ carCrews: 2, visitCount: 2, visitNumber: 1 });
    expect(new Set(cells.map((cell) => cell.split(' ')[0])).size).toBe(2);
    const own = await details(shop, booked);
    expect(own.visits?.map(({ cars }) => cars)).toEqual([[1], [2]]);
    expect(own.cars?.map(({ visit }) => visit)).toEqual([1, 2]);
  });

  test('are had together or not at all', async () => {
    const stranger = { customerEmail: 'other@tintforge.example', customerPhone: '8135550201' };
    for (const _ of crewIds.slice(1)) await hold(shop, stranger);
    const before = await rowCounts(shop);
    const refused = await refusal(hold(shop, together));
    expect(refused).toMatchObject({ code: 'slot_taken' });
    expect(refused.details).toMatchObject({ days: [{ date: '2026-12-08' }, ...Array.from({ length: 7 }, () => ({}))] });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('move together while moving is free, and have their old time back in others’ hands', async () => {
    const booked = await book(shop, together);
    const moved = await reschedule(shop, booked, { appointmentDate: '2026-12-10', appointmentTime: afternoon });
    expect(moved).toMatchObject({ appointmentDate: '2026-12-10', appointmentTime: afternoon });
    expect(await visits(booked)).toEqual([
      expect.stringMatching(RegExp(` ${afternoon} ${minutes} planned$`)),
      expect.stringMatching(RegExp(` ${afternoon} \\d+ planned$`)),
    ]);
    await hold(shop, { ...together, customerEmail: 'other@tintforge.example', customerPhone: '8135550201' });
    const back = reschedule(shop, booked, { appointmentDate: '2026-12-08', appointmentTime: time });
    expect(await refusal(back)).toMatchObject({ code: 'slot_taken' });
    expect(await visits(booked)).toEqual([expect.stringMatching(afternoon), expect.stringMatching(afternoon)]);
  });

  test('come back with late money where both are still free, else the money goes back', async () => {
    const held = await hold(shop, together);
    await endHoldUnproved(shop, held, 'expired');
    expect(await visits(held)).toEqual([expect.stringMatching(/cancelled$/), expect.stringMatching(/cancelled$/)]);
    await keepByStaff(shop, held);
    expect(await visits(held)).toEqual([expect.stringMatching(/planned$/), expect.stringMatching(/planned$/)]);
    expect((await stored(held)).row).toMatchObject({ status: 'scheduled', visitCount: 2 });
  });

  test('both work at once, and the job is done with the second', async () => {
    const booked = await book(shop, { ...together, appointmentDate: '2026-12-01', appointmentTime: afternoon });
    const admin = await loggedIn(shop, { role: 'admin' });
    const act = async (name: 'startVisit' | 'completeVisit', number: number, more = {}) => {
      const body = { version: await versionOf(shop, booked), ...more };
      return admin.staff(name, { params: { ...params(booked), number }, body } as never);
    };
    await act('startVisit', 1, { isEarly: true });
    await act('startVisit', 2, { isEarly: true });
    expect(await visits(booked)).toEqual([
      expect.stringMatching(/in-progress$/),
      expect.stringMatching(/in-progress$/),
    ]);
    await expectRules();
    await act('completeVisit', 1, { note: '' });
    expect((await stored(booked)).row.status).toBe('in-progress');
    await act('completeVisit', 2, { note: '' });
    expect((await stored(booked)).row.status).toBe('completed');
  });
});

describe('one car is cancelled', () => {
  const cancellationOf = async (ticket: Ticket, number: number) =>
    (await details(shop, ticket)).cars?.find((car) => car.number === number)?.cancellation;

  test('in time: it comes back in full, and its half hours are free', async () => {
    const booked = await book(shop, two);
    const before = await details(shop, booked);
    const second = before.cars?.[1]?.total ?? 0;
    expect(await cancellationOf(booked, 2)).toEqual({ refund: second, kept: 0 });
    const outcome = await cancelCar(shop, booked, { number: 2 });
    expect(outcome).toMatchObject({ refund: second, kept: 0, booking: { totalPrice: sampleShop.total } });
    const { row, refunds, history, mails, cells } = await stored(booked);
    expect(refunds).toMatchObject([{ amountCents: Math.round(second * 100), reason: 'car-cancelled' }]);
    expect(history.at(-1)).toBe('car-cancelled');
    expect(mails).toContain('car-cancelled');
    expect(row).toMatchObject({
      status: 'confirmed',
      jobMinutes: minutes,
      workTitle: `2024 Sample Sedan (${vehicleName})`,
    });
    expect(cells).toHaveLength(sampleShop.cells);
    // The last one is cancelled with the booking.
    expect(await cancellationOf(booked, 1)).toBeNull();
    expect(await refusal(cancelCar(shop, booked, { number: 1 }))).toMatchObject({ code: 'not_cancellable' });
  });

  test('the first one: the booking shows the other', async () => {
    const booked = await book(shop, together);
    await cancelCar(shop, booked, { number: 1 });
    expect(await visits(booked)).toEqual([expect.stringMatching(/cancelled$/), expect.stringMatching(/planned$/)]);
    expect((await stored(booked)).row).toMatchObject({
      vehicleModel: 'Wagon',
      visitNumber: 2,
      visitCount: 1,
      carCrews: 1,
    });
    expect(await details(shop, booked)).toMatchObject({ vehicle: { model: 'Wagon' }, mayReschedule: true });
    await reschedule(shop, booked, { appointmentDate: '2026-12-10', appointmentTime: afternoon });
  });

  test('late: its fee is kept, and all together cost what all at once cost', async () => {
    const booked = await book(shop, { furtherCars: [furtherCarOf(), furtherCarOf()] });
    const other = await book(shop, {
      furtherCars: [furtherCarOf(), furtherCarOf()],
      customerEmail: 'b@tintforge.example',
      customerPhone: '8135550201',
    });
    shop.clock.set(startsAt - 20 * hour);
    const third = (await details(shop, booked)).cars?.[2]?.total ?? 0;
    const fee = Math.round(third * 25) / 100;
    expect(await cancelCar(shop, booked, { number: 3 })).toMatchObject({ kept: fee });
    const second = await cancelCar(shop, booked, { number: 2 });
    const rest = await cancel(shop, booked);
    const atOnce = await cancel(shop, other);
    const kept = fee + second.kept;
    expect(rest.kept - atOnce.kept).toBeLessThanOrEqual(0.03);
    expect(rest.kept).toBeGreaterThan(kept);
    expect((await stored(booked)).row.billCents).toBe(Math.round(rest.kept * 100));
  });

  test('of a deposit: its share is kept, and the balance is that of the others', async () => {
    await setDeposit(shop, 20);
    const booked = await book(shop, two);
    shop.clock.set(startsAt - 20 * hour);
    const before = await details(shop, booked);
    const deposit = before.deposit ?? 0;
    const quote = await cancellationOf(booked, 2);
    expect(quote).toMatchObject({ refund: 0 });
    await cancelCar(shop, booked, { number: 2 });
    const now = await details(shop, booked);
    expect(now.due).toBeCloseTo(sampleShop.total + (quote?.kept ?? 0) - deposit, 2);
    expect(now.paymentStatus).toBe('deposit-paid');
  });

  test('with another refund than the customer saw: nothing is written', async () => {
    const booked = await book(shop, two);
    const seen = await cancellationOf(booked, 2);
    shop.clock.set(startsAt - 20 * hour);
    const before = await rowCounts(shop);
    const refused = await refusal(cancelCar(shop, booked, { number: 2, seen: seen ?? { refund: 0, kept: 0 } }));
    expect(refused).toMatchObject({ code: 'refund_changed', details: await cancellationOf(booked, 2) });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('twice: the second answer is the first one’s, and nothing is written again', async () => {
    const booked = await book(shop, two);
    const first = await cancelCar(shop, booked, { number: 2 });
    const before = await rowCounts(shop);
    const seen = { refund: first.refund, kept: first.kept };
    expect(await cancelCar(shop, booked, { number: 2, seen })).toMatchObject(seen);
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('by two people at once: one cancellation', async () => {
    const booked = await book(shop, { furtherCars: [furtherCarOf(), furtherCarOf()] });
    const all = await Promise.allSettled([2, 3, 2, 3].map((number) => cancelCar(shop, booked, { number })));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await expectRules();
  });

  test('of an unknown number, of one car, and of what is only held: refused', async () => {
    const booked = await book(shop, two);
    expect(await refusal(cancelCar(shop, booked, { number: 7 }))).toMatchObject({ code: 'not_found' });
    const single = await book(shop, { appointmentDate: '2026-12-09' });
    expect(await refusal(cancelCar(shop, single, { number: 1 }))).toMatchObject({ code: 'not_found' });
    const held = await hold(shop, { ...two, appointmentDate: '2026-12-10' });
    expect(await refusal(cancelCar(shop, held, { number: 2 }))).toMatchObject({ code: 'not_cancellable' });
  });

  test('by staff: in full for the shop, by the policy for a customer who called, else with a reason', async () => {
    const booked = await book(shop, { furtherCars: [furtherCarOf(), furtherCarOf()] });
    shop.clock.set(startsAt - 20 * hour);
    const admin = await loggedIn(shop, { role: 'admin' });
    const page = () => admin.staff('getStaffBooking', { params: params(booked) });
    const { staffCars, version } = await page();
    const quotes = staffCars?.[2]?.cancel;
    expect(quotes?.full.kept).toBe(0);
    expect(quotes?.byPolicy.kept).toBeGreaterThan(0);
    const call = (body: object, number = 3) =>
      admin.staff('cancelCarByShop', { params: { ...params(booked), number: String(number) }, body } as never);
    const policy = { version, refund: 'policy', seen: quotes?.byPolicy, reason: '' };
    expect(await refusal(call(policy))).toMatchObject({
      code: 'missing_field',
      fields: { reason: expect.any(String) },
    });
    await call({ ...policy, askedBy: 'customer' });
    expect(await refusal(call({ ...policy, askedBy: 'customer' }))).toMatchObject({ code: 'changed_meanwhile' });
    const fresh = await page();
    const full = fresh.staffCars?.[1]?.cancel?.full;
    await call({ version: fresh.version, refund: 'full', seen: full, reason: '' }, 2);
    const { history, can } = await page();
    expect(history.slice(-2)).toMatchObject([
      { kind: 'car-cancelled', facts: { car: 3, kept: quotes?.byPolicy.kept, askedBy: 'customer' } },
      { kind: 'car-cancelled', facts: { car: 2, kept: 0 } },
    ]);
    expect(can.cancel).not.toBeNull();
  });

  test('that was paid at the car is handed back there', async () => {
    const held = await hold(shop, two);
    await keepByStaff(shop, held);
    const total = (await details(shop, held)).totalPrice;
    await receiveAtCar(shop, held, total);
    const outcome = await cancelCar(shop, held, { number: 2 });
    expect(outcome).toMatchObject({ refund: 0, kept: 0, booking: { due: 0 } });
    const admin = await loggedIn(shop, { role: 'admin' });
    const { can, paymentStatus } = await admin.staff('getStaffBooking', { params: params(held) });
    expect(can.giveBack).toBeGreaterThan(0);
    expect(paymentStatus).toBe('paid-on-site');
  });
});

describe('each car’s shades', () => {
  /** An hour before a job of Wednesday begins. */
  const beforeWork = Date.parse(morningOf('2026-12-02')) - hour;
  const shaded = (tint = tintOrderOf()) => furtherCarOf({ packageId: sampleShop.packageId, tint });

  test('wait for its own exemption, which holds up the check-in of all', async () => {
    const booked = await book(shop, {
      furtherCars: [shaded(exemptOrder())],
      appointmentDate: '2026-12-02',
    });
    shop.clock.set(beforeWork);
    const admin = await loggedIn(shop, { role: 'admin' });
    const page = () => admin.staff('getStaffBooking', { params: params(booked) });
    const { cars, staffCars } = await page();
    expect(cars?.map(({ tint }) => tint?.approval)).toEqual([undefined, 'pending']);
    expect(staffCars?.map(({ decideExemption }) => decideExemption)).toEqual([false, true]);
    expect(staffCars?.[1]?.exemption).toMatchObject({ kind: 'medical' });
    const start = async () =>
      admin.staff('startJob', {
        params: params(booked),
        body: { version: await versionOf(shop, booked), isEarly: true },
      });
    expect(await refusal(start())).toMatchObject({ code: 'exemption_pending' });
    const first = { version: await versionOf(shop, booked), car: 1, reason: '' };
    expect(await refusal(admin.staff('approveExemption', { params: params(booked), body: first }))).toMatchObject({
      code: 'not_possible',
    });
    await admin.staff('approveExemption', { params: params(booked), body: { ...first, car: 2 } });
    expect((await stored(booked)).row.tintApproval).toBe('none');
    expect((await page()).cars?.[1]?.tint?.approval).toBe('approved');
    expect(await start()).toMatchObject({ status: 'in-progress' });
  });

  test('and windows are its own: recorded, judged and printed by the car', async () => {
    const booked = await book(shop, {
      tint: tintOrderOf(),
      furtherCars: [shaded()],
      appointmentDate: '2026-12-02',
    });
    shop.clock.set(beforeWork);
    const admin = await loggedIn(shop, { role: 'admin' });
    const version = () => versionOf(shop, booked);
    await admin.staff('startJob', { params: params(booked), body: { version: await version(), isEarly: true } });
    const record = async (car: number, changes = {}) =>
      admin.staff('recordWindows', {
        params: params(booked),
        body: { version: await version(), car, ...windowRecordOf(changes) },
      });
    await record(1);
    await record(2, { windows: [illegalWindow] });
    const { job } = await admin.staff('getCheckIn', { params: params(booked), query: {} });
    expect(job?.cars?.map(({ windows }) => windows?.windows[0]?.filmedPercent)).toEqual([
      35,
      sampleLaw.darkFront.percent,
    ]);
    expect(job).toMatchObject({ vehicleType: null, windows: null });
    const complete = async () =>
      admin.staff('completeJob', { params: params(booked), body: { version: await version(), note: '' } });
    expect(await refusal(complete())).toMatchObject({ code: 'reading_not_legal' });
    await record(2, { windows: [windowOf()] });
    await complete();
    const sheet = await admin.call('getCompliance', { params: params(booked), query: { car: '2' } });
    expect(sheet.vehicle).toEqual({ year: 2020, make: 'Sample', model: 'Wagon' });
    const first = await admin.call('getCompliance', { params: params(booked), query: {} });
    expect(first.vehicle.model).toBe('Sedan');
  });

  test('are corrected with the car that they are for', async () => {
    const booked = await book(shop, { furtherCars: [shaded(exemptOrder())] });
    const corrected = await correct(shop, booked, { car: 2, vehicleYear: 2021, vehicleModel: 'Coupe' });
    expect(corrected.cars?.[1]?.vehicle).toEqual({ year: 2021, make: 'Sample', model: 'Coupe' });
    expect(corrected.vehicleInfo).toBe(`2024 Sample Sedan (${vehicleName}) and 2021 Sample Coupe (${vehicleName})`);
    expect((await stored(booked)).history.at(-1)).toMatch(/corrected|exemption-reopened/);
  });
});

test('a repeated request is the same booking, and another one under its key is refused', async () => {
  const body = bookingRequestOf(shop.catalogue, together);
  const idempotencyKey = shop.random.uuid();
  const first = await shop.call('createBooking', { body, idempotencyKey });
  expect(await shop.call('createBooking', { body, idempotencyKey })).toEqual(first);
  const other = bookingRequestOf(shop.catalogue, two);
  expect(await refusal(shop.call('createBooking', { body: other, idempotencyKey }))).toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test('a hold of several cars is replaced by another, and paid once', async () => {
  const held = await hold(shop, together);
  const { trackingCode } = held.booking;
  const replaces = { trackingCode, manageToken: held.manageToken };
  const replaced = await hold(shop, { ...two, replaces });
  expect((await stored(held)).row.status).toBe('cancelled');
  await pay(shop, replaced);
  await sync(shop, replaced);
  expect((await stored(replaced)).row).toMatchObject({ status: 'confirmed', visitCount: 1 });
});
