import { catalogue } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crewBreaks, crews } from '../../../db/schema';
import { book, hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { instantOnShopClock, onShopClock, sampleShop } from '../../../testing/sample-shop';
import { cancelByStaff, checkIn, complete } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let crew: LoggedIn;

beforeEach(async () => {
  // The other regions take nothing for the same day, so all is booked the evening before.
  shop = await openTestShop({ instant: onShopClock('2026-11-30T10:00') });
});

afterEach(() => shop.close());

const onTheDay = { appointmentDate: '2026-12-01' };

/** The morning of the day for which everything was booked; sessions do not last that long. */
async function morning(regionId: string | null = sampleShop.regionId): Promise<void> {
  shop.clock.set(Date.parse(onShopClock('2026-12-01T08:00')));
  crew = await loggedIn(shop, { role: 'crew', regionId });
}

const day = (by: LoggedIn, region?: string) =>
  by.staff('getCrewDay', { query: region === undefined ? {} : { region } });

describe('a crew’s day', () => {
  test('has the jobs of its region, crew by crew and in order, and no others', async () => {
    await book(shop, { ...onTheDay, appointmentTime: '14:00' });
    await book(shop, { ...onTheDay, appointmentTime: sampleShop.time });
    await book(shop, { ...onTheDay, appointmentTime: sampleShop.time, customerName: 'Other Crew' });
    await book(shop, { appointmentDate: '2026-12-02' });
    await book(shop, { ...onTheDay, zip: sampleShop.farZip, customerName: 'Other Region' });
    await morning();
    const { date, now, region, travelMinutes, crews: shown } = await day(crew);
    expect({ date, now, region: region.id, travelMinutes }).toEqual({
      date: '2026-12-01',
      now: instantOnShopClock('2026-12-01T08:00'),
      region: sampleShop.regionId,
      travelMinutes: catalogue.travelMinutes,
    });
    expect(shown.map(({ name, jobs }) => [name, jobs.map((job) => job.appointmentTime)])).toEqual([
      [`${sampleShop.regionName} crew 1`, [sampleShop.time, '14:00']],
      [`${sampleShop.regionName} crew 2`, [sampleShop.time]],
      ...sampleShop.crewIds.slice(2).map((id) => [`${sampleShop.regionName} crew ${id.split('-')[1]}`, []]),
    ]);
    expect(JSON.stringify(shown)).not.toContain('Other Region');
  });

  test('keeps what is done, and leaves out what is off', async () => {
    const done = await book(shop, { ...onTheDay, appointmentTime: sampleShop.time });
    const off = await book(shop, { ...onTheDay, appointmentTime: '13:00' });
    await morning();
    const unpaid = await hold(shop, { ...onTheDay, appointmentTime: '14:00' });
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
      {
        startsAt: instantOnShopClock('2026-12-01T12:00'),
        endsAt: instantOnShopClock('2026-12-01T13:00'),
        reason: 'Lunch',
      },
      {
        startsAt: instantOnShopClock('2026-12-01T18:00'),
        endsAt: instantOnShopClock('2026-12-02T00:00'),
        reason: 'School',
      },
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
    expect((await day(crew, sampleShop.regionId)).region.id).toBe(sampleShop.regionId);
    for (const region of [sampleShop.farRegionId, 'nowhere']) {
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
    expect((await day(admin)).region.id).toBe(sampleShop.regionId);
    expect((await day(admin, sampleShop.farRegionId)).region.id).toBe(sampleShop.farRegionId);
    expect(await refusal(day(admin, 'nowhere'))).toMatchObject({ status: 404, code: 'not_found' });
  });
});
