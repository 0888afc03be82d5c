import type { BoardRegion, HeldBooking, MoveByShopRequest } from '@tintforge/api-contract';
import { formatTime } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, closures, crews } from '../../../db/schema';
import { book, cancel, hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { later, sampleShop } from '../../../testing/sample-shop';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { bookingByCode, eventsOf } from '../../bookings';

const { addOnId, afternoon, closes, crewId, crewIds, farRegionId, lastTime, nextTime } = sampleShop;
const { otherAddOnId, otherCrewId, regionId, time } = sampleShop;
/** The vehicle's longest package with both add-ons, and when it ends from the sample start, its drive over. */
const long = { packageId: sampleShop.longerPackageId, addOnIds: [addOnId, otherAddOnId] };
const longMinutes = sampleShop.longerMinutes + sampleShop.addOnMinutes + sampleShop.otherAddOnMinutes;
const longEnds = later(time, longMinutes + sampleShop.travelMinutes);

let shop: TestShop;
let admin: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

type Change = Partial<MoveByShopRequest> & { code?: string };

/** Moves a booking of the morning of 2026-12-08 to its afternoon with its crew, unless set otherwise. */
async function move({ booking: { trackingCode: code } }: Pick<HeldBooking, 'booking'>, changes: Change = {}) {
  const { version, crewId: own } = (await storedBooking(shop, code)).row;
  const { code: named = code, ...changed } = changes;
  const body: MoveByShopRequest = {
    version,
    appointmentDate: '2026-12-08',
    appointmentTime: afternoon,
    crewId: own,
    notify: true,
    reason: '',
    dryRun: false,
    ...changed,
  };
  return admin.staff('moveByShop', { params: { code: named }, body });
}

async function crewJobs(ofCrew: string): Promise<string[]> {
  const { regions } = await admin.staff('getSchedule', { query: { from: '2026-12-08', days: 1 } });
  const crewsOf = ({ crews: all }: BoardRegion) => all;
  const jobs = regions.flatMap(crewsOf).find(({ id }) => id === ofCrew)?.days[0]?.jobs ?? [];
  return jobs.map(({ start, trackingCode }) => `${start} ${trackingCode}`);
}

test('a job goes where it is put, with its mail, its history and the audit', async () => {
  const booked = await book(shop);
  const { trackingCode } = booked.booking;
  const moved = await move(booked, { crewId: otherCrewId });
  expect(moved).toEqual({
    isWritten: true,
    trackingCode,
    version: expect.any(Number),
    status: 'confirmed',
    paymentStatus: 'paid',
    from: { date: '2026-12-08', start: time, crewId },
    to: { date: '2026-12-08', start: afternoon, crewId: otherCrewId },
    overrides: [],
    canNotify: true,
  });
  expect(await crewJobs(otherCrewId)).toEqual([`${afternoon} ${trackingCode}`]);
  expect(await crewJobs(crewId)).toEqual([]);
  const { row, mails, history } = await storedBooking(shop, trackingCode);
  expect([row.version, mails.at(-1), history.at(-1)]).toEqual([moved.version, 'booking-moved-by-shop', 'rescheduled']);
  expect((await eventsOf(shop.database.connection, row.id)).at(-1)).toMatchObject({
    actor: 'staff',
    userId: admin.account.id,
  });
  const acts = await shop.database.connection.select().from(audit).all();
  expect(acts.map(({ action, subject }) => [action, subject])).toEqual([['booking.rescheduled', trackingCode]]);
});

test('a trial says what would happen and writes nothing', async () => {
  const booked = await book(shop);
  const before = [await rowCounts(shop), await storedBooking(shop, booked.booking.trackingCode)];
  const trial = await move(booked, { dryRun: true });
  expect(trial).toMatchObject({ isWritten: false, overrides: [], to: { start: afternoon } });
  expect([await rowCounts(shop), await storedBooking(shop, booked.booking.trackingCode)]).toEqual(before);
  expect(trial.version).toBe((await storedBooking(shop, booked.booking.trackingCode)).row.version);
});

test('who is not mailed is not mailed', async () => {
  const booked = await book(shop);
  await move(booked, { notify: false });
  expect((await storedBooking(shop, booked.booking.trackingCode)).mails).toEqual(['booking-confirmed']);
});

test('another crew at the same start is nothing to write about', async () => {
  const booked = await book(shop);
  const moved = await move(booked, { appointmentTime: time, crewId: otherCrewId });
  expect(moved.canNotify).toBe(false);
  expect((await storedBooking(shop, booked.booking.trackingCode)).mails).toEqual(['booking-confirmed']);
});

describe('a rule that is set aside', () => {
  test('is named, and needs a reason', async () => {
    const booked = await book(shop);
    const tomorrow = { appointmentDate: '2027-03-01' };
    expect((await move(booked, { ...tomorrow, dryRun: true })).overrides).toEqual([
      'This is outside the booking window.',
    ]);
    expect(await refusal(move(booked, tomorrow))).toMatchObject({
      code: 'missing_field',
      fields: { reason: expect.any(String) },
    });
    expect((await move(booked, { ...tomorrow, reason: 'The customer asked on the telephone' })).isWritten).toBe(true);
  });
});

describe('a place that does not work is refused, and the job stays', () => {
  test.each<[string, Change, number, string, RegExp]>([
    [
      'another job is there',
      { crewId: otherCrewId, appointmentTime: nextTime },
      409,
      'slot_taken',
      new RegExp(`${brand.codePrefix}-.* is in the way`),
    ],
    ['a break is there', { appointmentTime: nextTime }, 409, 'slot_taken', /Van service/],
    ['the region is closed', { appointmentDate: '2026-12-09' }, 422, 'closed_day', /closed/],
    ['it is Sunday', { appointmentDate: '2026-12-13' }, 422, 'closed_day', /Sundays/],
    ['the day is over', { appointmentDate: '2026-11-30' }, 422, 'too_soon', /passed/],
    [
      'it would be over after closing',
      { appointmentTime: lastTime, appointmentDate: '2026-12-10' },
      422,
      'outside_hours',
      new RegExp(formatTime(closes)),
    ],
    ['the crew belongs elsewhere', { crewId: `${farRegionId}-1` }, 409, 'slot_taken', /./],
    [
      'the crew cannot do it',
      { crewId: otherCrewId, appointmentDate: '2026-12-11' },
      409,
      'slot_taken',
      /can’t do the whole order/,
    ],
    [
      'the crew does not work that day',
      { crewId: otherCrewId, appointmentDate: '2026-12-10' },
      409,
      'slot_taken',
      /doesn’t work/,
    ],
  ])('%s', async (_name, change, status, code, message) => {
    const booked = await book(shop, long);
    await book(shop, { addOnIds: [] });
    // The crew's next half hours: the same job would run into them from any later start.
    const pause = { crewId, date: '2026-12-08', from: longEnds, until: later(longEnds, 60), reason: 'Van service' };
    await admin.staff('addBreak', { body: pause });
    const duty = {
      workingDays: [1, 2, 3, 5, 6],
      missingSkills: change.appointmentDate === '2026-12-11' ? [otherAddOnId] : [],
    };
    const storm = { id: 'c', date: '2026-12-09', regionId, reason: 'Storm' };
    await shop.database.commit(async (transaction) => {
      await transaction.insert(closures).values(storm).run();
      await transaction.update(crews).set(duty).where(eq(crews.id, otherCrewId)).run();
    });

    const before = await rowCounts(shop);
    for (const dryRun of [true, false]) {
      expect(
        await refusal(move(booked, { appointmentTime: time, ...change, dryRun, reason: 'Because' })),
      ).toMatchObject({
        status,
        code,
        message: expect.stringMatching(message),
      });
    }
    expect(await rowCounts(shop)).toEqual(before);
    expect((await storedBooking(shop, booked.booking.trackingCode)).row).toMatchObject({
      appointmentDate: '2026-12-08',
      appointmentTime: time,
    });
  });

  test('a job that is cancelled', async () => {
    const booked = await book(shop);
    await cancel(shop, booked);
    expect(await refusal(move(booked))).toMatchObject({ status: 409, code: 'not_movable' });
  });

  test('one that nobody knows', async () => {
    const booked = await book(shop);
    expect(await refusal(move(booked, { code: 'TF-0000-0000' }))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('two at once', () => {
  const codeOf = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'rejected' ? outcome.reason.body.code : 'done';

  test('two admins drop two jobs on one place: one wins', async () => {
    const one = await book(shop);
    const other = await book(shop);
    const place = { crewId: otherCrewId, appointmentTime: afternoon };
    const second = await loggedIn(shop, { role: 'admin' });
    expect(second.account.id).not.toBe(admin.account.id);
    const outcomes = await meet(shop, [() => move(one, place), () => move(other, place)]);
    expect(outcomes.map(codeOf)).toEqual(['done', 'slot_taken']);
    expect(await crewJobs(otherCrewId)).toHaveLength(2);
  });

  test('two admins move one job: the second is told to look again', async () => {
    const booked = await book(shop);
    const outcomes = await meet(shop, [() => move(booked), () => move(booked, { appointmentTime: nextTime })]);
    expect(outcomes.map(codeOf)).toEqual(['done', 'changed_meanwhile']);
    expect(await crewJobs(crewId)).toEqual([`${afternoon} ${booked.booking.trackingCode}`]);
  });

  test.each(['the admin', 'the customer'])('an admin and a customer want the last place, %s first', async (first) => {
    const booked = await book(shop);
    const bought = () => hold(shop, { appointmentTime: afternoon });
    for (const _ of crewIds.slice(1)) await bought();
    const dropped = () => move(booked, { crewId: crewIds.at(-1) });
    const outcomes = await meet(shop, first === 'the admin' ? [dropped, bought] : [bought, dropped]);
    expect(outcomes.map(codeOf)).toEqual(['done', 'slot_taken']);
  });

  test.each(['the admin', 'the customer'])('an admin moves what its customer cancels, %s first', async (first) => {
    const booked = await book(shop);
    const moved = () => move(booked);
    const cancelled = () => cancel(shop, booked, booked.booking.totalPrice);
    const outcomes = await meet(shop, first === 'the admin' ? [moved, cancelled] : [cancelled, moved]);
    // The customer may cancel what was moved: it comes to the same money.
    expect(outcomes.map(codeOf)).toEqual(first === 'the admin' ? ['done', 'done'] : ['done', 'changed_meanwhile']);
    const { row, cells } = await storedBooking(shop, booked.booking.trackingCode);
    expect([row.status, cells]).toEqual(['cancelled', []]);
    expect(await bookingByCode(shop.database.connection, row.trackingCode)).toEqual(row);
  });
});
