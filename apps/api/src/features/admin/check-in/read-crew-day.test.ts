import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crewBreaks, crews } from '../../../db/schema';
import { book, hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { cancelByStaff, checkIn, complete } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let crew: LoggedIn;

beforeEach(async () => {
  // The other regions take nothing for the same day, so all is booked the evening before.
  shop = await openTestShop({ instant: '2026-11-30T10:00:00-05:00' });
});

afterEach(() => shop.close());

const onTheDay = { appointmentDate: '2026-12-01' };

/** The morning of the day for which everything was booked; sessions do not last that long. */
async function morning(regionId: string | null = 'tampa'): Promise<void> {
  shop.clock.set(Date.parse('2026-12-01T08:00:00-05:00'));
  crew = await loggedIn(shop, { role: 'crew', regionId });
}

const day = (by: LoggedIn, region?: string) =>
  by.staff('getCrewDay', { query: region === undefined ? {} : { region } });

describe('a crew’s day', () => {
  test('has the jobs of its region, crew by crew and in order, and no others', async () => {
    await book(shop, { ...onTheDay, appointmentTime: '13:30' });
    await book(shop, { ...onTheDay, appointmentTime: '09:00' });
    await book(shop, { ...onTheDay, appointmentTime: '09:00', customerName: 'Other Crew' });
    await book(shop, { appointmentDate: '2026-12-02' });
    await book(shop, { ...onTheDay, zip: '34102', customerName: 'Other Region' });
    await morning();
    const { date, now, region, travelMinutes, crews: shown } = await day(crew);
    expect({ date, now, region: region.id, travelMinutes }).toEqual({
      date: '2026-12-01',
      now: '2026-12-01T13:00:00.000Z',
      region: 'tampa',
      travelMinutes: 30,
    });
    expect(shown.map(({ name, jobs }) => [name, jobs.map((job) => job.appointmentTime)])).toEqual([
      ['Tampa Bay crew 1', ['09:00', '13:30']],
      ['Tampa Bay crew 2', ['09:00']],
    ]);
    expect(JSON.stringify(shown)).not.toContain('Other Region');
  });

  test('keeps what is done, and leaves out what is off', async () => {
    const done = await book(shop, { ...onTheDay, appointmentTime: '09:00' });
    const off = await book(shop, { ...onTheDay, appointmentTime: '13:00' });
    await morning();
    const unpaid = await hold(shop, { ...onTheDay, appointmentTime: '16:30' });
    await checkIn(shop, done);
    await complete(shop, done);
    await cancelByStaff(shop, off);
    const jobs = (await day(crew)).crews.flatMap((each) => each.jobs);
    expect(jobs.map((job) => [job.trackingCode, job.status, job.obstacle])).toEqual([
      [done.booking.trackingCode, 'completed', 'completed'],
      [unpaid.booking.trackingCode, 'pending', 'unpaid-hold'],
    ]);
    expect(jobs[1]?.holdExpiresAt).toBe(unpaid.holdExpiresAt);
  });

  test('shows the hours on which a crew takes no jobs', async () => {
    await morning();
    const [first] = (await day(crew)).crews;
    await shop.database.commit((transaction) =>
      transaction
        .insert(crewBreaks)
        .values([
          {
            id: 'a',
            crewId: first?.id ?? '',
            date: '2026-12-01',
            fromCell: 24,
            untilCell: 26,
            reason: 'Lunch',
            createdAt: 0,
          },
          {
            id: 'b',
            crewId: first?.id ?? '',
            date: '2026-12-01',
            fromCell: 36,
            untilCell: 48,
            reason: 'School',
            createdAt: 0,
          },
          {
            id: 'c',
            crewId: first?.id ?? '',
            date: '2026-12-02',
            fromCell: 24,
            untilCell: 26,
            reason: 'Later',
            createdAt: 0,
          },
        ])
        .run(),
    );
    const [again, other] = (await day(crew)).crews;
    expect(again?.pauses).toEqual([
      { startsAt: '2026-12-01T17:00:00.000Z', endsAt: '2026-12-01T18:00:00.000Z', reason: 'Lunch' },
      { startsAt: '2026-12-01T23:00:00.000Z', endsAt: '2026-12-02T05:00:00.000Z', reason: 'School' },
    ]);
    expect(other?.pauses).toEqual([]);
  });

  test('lists a crew that was taken off the road only while it has something to do', async () => {
    const { booking } = await book(shop, { ...onTheDay });
    await shop.database.commit((transaction) => transaction.update(crews).set({ isActive: false }).run());
    await morning();
    const shown = (await day(crew)).crews;
    expect(shown.map(({ jobs }) => jobs.map((job) => job.trackingCode))).toEqual([[booking.trackingCode]]);
  });
});

describe('whose day', () => {
  test('a crew asks for its own region by name, and for no other', async () => {
    await morning();
    expect((await day(crew, 'tampa')).region.id).toBe('tampa');
    for (const region of ['naples', 'nowhere']) {
      expect(await refusal(day(crew, region))).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });

  test('a crew without a region is told what to do about it', async () => {
    await morning(null);
    expect(await refusal(day(crew))).toMatchObject({
      code: 'forbidden',
      message: 'Your account has no region yet. Ask the office to assign one.',
    });
  });

  test('an administrator looks into any, and begins with the first', async () => {
    await morning();
    const admin = await loggedIn(shop, { role: 'admin' });
    expect((await day(admin)).region.id).toBe('tampa');
    expect((await day(admin, 'naples')).region.id).toBe('naples');
    expect(await refusal(day(admin, 'nowhere'))).toMatchObject({ status: 404, code: 'not_found' });
  });
});
