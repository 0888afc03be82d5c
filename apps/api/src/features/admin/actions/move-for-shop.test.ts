import type { BoardRegion, HeldBooking, MoveByShopRequest } from '@tintforge/api-contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, closures, crews } from '../../../db/schema';
import { book, cancel, hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { bookingByCode, eventsOf } from '../../bookings';

let shop: TestShop;
let admin: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

type Change = Partial<MoveByShopRequest> & { code?: string };

/** Moves a booking of 2026-12-08, nine o'clock, to one o'clock with its crew, unless set otherwise. */
async function move({ booking: { trackingCode: code } }: Pick<HeldBooking, 'booking'>, changes: Change = {}) {
  const { version, crewId } = (await storedBooking(shop, code)).row;
  const { code: named = code, ...changed } = changes;
  const body: MoveByShopRequest = {
    version,
    appointmentDate: '2026-12-08',
    appointmentTime: '13:00',
    crewId,
    notify: true,
    reason: '',
    dryRun: false,
    ...changed,
  };
  return admin.staff('moveByShop', { params: { code: named }, body });
}

async function crewJobs(crewId: string, date = '2026-12-08'): Promise<string[]> {
  const { regions } = await admin.staff('getSchedule', { query: { from: date, days: 1 } });
  const crewsOf = ({ crews: all }: BoardRegion) => all;
  const jobs = regions.flatMap(crewsOf).find(({ id }) => id === crewId)?.days[0]?.jobs ?? [];
  return jobs.map(({ start, trackingCode }) => `${start} ${trackingCode}`);
}

test('a job goes where it is put, with its mail, its history and the audit', async () => {
  const booked = await book(shop);
  const { trackingCode } = booked.booking;
  const moved = await move(booked, { crewId: 'tampa-2' });
  expect(moved).toEqual({
    isWritten: true,
    trackingCode,
    version: expect.any(Number),
    status: 'confirmed',
    paymentStatus: 'paid',
    from: { date: '2026-12-08', start: '09:00', crewId: 'tampa-1' },
    to: { date: '2026-12-08', start: '13:00', crewId: 'tampa-2' },
    overrides: [],
    canNotify: true,
  });
  expect(await crewJobs('tampa-2')).toEqual([`13:00 ${trackingCode}`]);
  expect(await crewJobs('tampa-1')).toEqual([]);
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
  expect(trial).toMatchObject({ isWritten: false, overrides: [], to: { start: '13:00' } });
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
  const moved = await move(booked, { appointmentTime: '09:00', crewId: 'tampa-2' });
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
    ['another job is there', { crewId: 'tampa-2', appointmentTime: '09:30' }, 409, 'slot_taken', /TF-.* is in the way/],
    ['a break is there', { appointmentTime: '13:30' }, 409, 'slot_taken', /Van service/],
    ['the region is closed', { appointmentDate: '2026-12-09' }, 422, 'closed_day', /closed/],
    ['it is Sunday', { appointmentDate: '2026-12-13' }, 422, 'closed_day', /Sundays/],
    ['the day is over', { appointmentDate: '2026-11-30' }, 422, 'too_soon', /passed/],
    [
      'it would be over after eight',
      { appointmentTime: '16:30', crewId: 'tampa-1', appointmentDate: '2026-12-10' },
      422,
      'outside_hours',
      /8:00 PM/,
    ],
    ['the crew belongs elsewhere', { crewId: 'naples-1' }, 409, 'slot_taken', /./],
    [
      'the crew cannot do it',
      { crewId: 'tampa-2', appointmentDate: '2026-12-11' },
      409,
      'slot_taken',
      /can’t do the whole order/,
    ],
    [
      'the crew does not work that day',
      { crewId: 'tampa-2', appointmentDate: '2026-12-10' },
      409,
      'slot_taken',
      /doesn’t work/,
    ],
  ])('%s', async (_name, change, status, code, message) => {
    // Four hours and a half with its drive.
    const long = { packageId: 'sedan-ultimate', addOnIds: ['headlight-tinting', 'ceramic-coating'] };
    const booked = await book(shop, long);
    await book(shop, { addOnIds: [] });
    const pause = {
      crewId: 'tampa-1',
      date: '2026-12-08',
      from: '14:00',
      until: '15:00',
      reason: 'Van service',
    };
    await admin.staff('addBreak', { body: pause });
    const duty = {
      workingDays: [1, 2, 3, 5, 6],
      missingSkills: change.appointmentDate === '2026-12-11' ? ['ceramic-coating'] : [],
    };
    const storm = { id: 'c', date: '2026-12-09', regionId: 'tampa', reason: 'Storm' };
    await shop.database.commit(async (transaction) => {
      await transaction.insert(closures).values(storm).run();
      await transaction.update(crews).set(duty).where(eq(crews.id, 'tampa-2')).run();
    });

    const before = await rowCounts(shop);
    for (const dryRun of [true, false]) {
      expect(await refusal(move(booked, { ...change, dryRun, reason: 'Because' }))).toMatchObject({
        status,
        code,
        message: expect.stringMatching(message),
      });
    }
    expect(await rowCounts(shop)).toEqual(before);
    expect((await storedBooking(shop, booked.booking.trackingCode)).row).toMatchObject({
      appointmentDate: '2026-12-08',
      appointmentTime: '09:00',
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
    const place = { crewId: 'tampa-2', appointmentTime: '13:00' } as const;
    const second = await loggedIn(shop, { role: 'admin' });
    expect(second.account.id).not.toBe(admin.account.id);
    const outcomes = await meet(shop, [() => move(one, place), () => move(other, place)]);
    expect(outcomes.map(codeOf)).toEqual(['done', 'slot_taken']);
    expect(await crewJobs('tampa-2')).toHaveLength(2);
  });

  test('two admins move one job: the second is told to look again', async () => {
    const booked = await book(shop);
    const outcomes = await meet(shop, [() => move(booked), () => move(booked, { appointmentTime: '14:00' })]);
    expect(outcomes.map(codeOf)).toEqual(['done', 'changed_meanwhile']);
    expect(await crewJobs('tampa-1')).toEqual([`13:00 ${booked.booking.trackingCode}`]);
  });

  test.each(['the admin', 'the customer'])('an admin and a customer want the last place, %s first', async (first) => {
    const booked = await book(shop);
    await hold(shop, { appointmentTime: '13:00' });
    const dropped = () => move(booked, { crewId: 'tampa-2', appointmentTime: '13:00' });
    const bought = () => hold(shop, { appointmentTime: '13:00' });
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
