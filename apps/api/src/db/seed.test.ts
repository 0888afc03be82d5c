import {
  addDays,
  occupiedCells,
  occupiesCrew,
  type Region,
  regionOfZip,
  type StartTime,
  weekday,
} from '@tintforge/booking-core';
import { brand, catalogue } from '@tintforge/content';
import { localMoment } from '@tintforge/content/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carsOf, moneyRowsOf, visitsOf } from '../features/jobs';
import { isPassword } from '../platform/passwords';
import { checkDaySums } from '../proofs/histories/check-day-sums';
import { expectToAgree } from '../proofs/rows-of-jobs';
import { execute, rowsOf } from '../testing/raw-sql';
import { onShopClock, sampleShop } from '../testing/sample-shop';
import { seededRandomness } from '../testing/seeded-randomness';
import { rowCounts } from '../testing/stored-rows';
import { type OpenTestDatabase, openEmptyDatabase } from '../testing/test-database';
import type { Database } from './client';
import { demoCrew, demoCustomer } from './demo-accounts';
import { demoName } from './demo-names';
import { bookingEvents, bookings, closures, crewCells, crews, payments, refunds, sitePayments, users } from './schema';
import { type SeedOptions, seed } from './seed';

/** Crews of all regions at first. */
const crewCount = catalogue.regions.reduce((sum, { initialCrews }) => sum + initialCrews, 0);

let opened: OpenTestDatabase;
let database: Database;

async function open(): Promise<void> {
  opened = await openEmptyDatabase();
  ({ database } = opened);
}

const close = () => opened.close();

function seedAt(
  moment: string,
  { chance = 'seed', ...options }: Partial<SeedOptions> & { isDemo: boolean; chance?: string },
): Promise<boolean> {
  const clock = { now: () => Date.parse(onShopClock(moment)) };
  return seed(database, { catalogue, clock, random: seededRandomness(chance, clock), ...options });
}

const tuesday = '2026-12-01T10:00';

describe('a new installation', () => {
  beforeEach(open);
  afterEach(close);

  test('has the first crews of each region and nothing else', async () => {
    await seedAt(tuesday, { isDemo: false });
    const rows = await database.connection.select().from(crews).all();
    const expected = catalogue.regions.flatMap(({ id, initialCrews }) =>
      Array.from({ length: initialCrews }, (_, index) => `${id}-${index + 1}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(expected);
    expect(await rowCounts({ database })).toMatchObject({ bookings: 0, crew_cells: 0, closures: 0 });
  });

  test('is seeded once: what the shop deletes stays deleted', async () => {
    await seedAt(tuesday, { isDemo: true });
    await execute({ database }, 'delete from closures');
    await execute({ database }, `update crews set is_active = 0 where id = '${sampleShop.farRegionId}-1'`);
    const before = await rowCounts({ database });
    expect(await seedAt('2027-03-01T10:00', { isDemo: true, chance: 'other' })).toBe(false);
    expect(await rowCounts({ database })).toEqual(before);
  });
});

/** Any day may be the first of a demo: a Sunday, and both changes of the clock. */
describe.each([
  ['a Tuesday', tuesday],
  ['a Sunday night', '2026-12-06T23:59:59'],
  ['the day the clock goes back', '2026-11-01T01:30'],
  ['the day it goes forward', '2027-03-14T03:30'],
  ['New Year', '2027-01-01T00:00'],
])('a demo that begins on %s', (_name, moment) => {
  const now = Date.parse(onShopClock(moment));
  const today = localMoment(now).date;

  beforeAll(async () => {
    await open();
    await seedAt(moment, { isDemo: true });
  });
  afterAll(close);

  /** Today, or the next day on which the region is open. */
  const firstOpenDay = ({ week }: Region) =>
    [0, 1, 2].map((days) => addDays(today, days)).find((date) => week[weekday(date)] !== null);

  const rows = () => database.connection.select().from(bookings).all();

  test('has jobs done and jobs to come', async () => {
    const statuses = (await rows()).map(({ status, startsAt }) => `${status} ${startsAt > now ? 'ahead' : 'behind'}`);
    const usual = ['completed behind', 'cancelled behind', 'no-show behind', 'scheduled ahead', 'confirmed ahead'];
    // Begun, or late.
    const begun = statuses.filter((each) => /^(scheduled|confirmed|in-progress) behind$/.test(each));
    expect(new Set(statuses)).toEqual(new Set([...usual, ...begun]));
    expect(statuses.length).toBeGreaterThan(100);
  });

  test('opens on a day on which every crew has a job, with paid and unpaid ones', async () => {
    const firstDays = new Map(catalogue.regions.map((region) => [region.id, firstOpenDay(region)]));
    const onFirst = (await rows()).filter(
      ({ regionId, appointmentDate }) => appointmentDate === firstDays.get(regionId),
    );
    const all = await database.connection.select().from(crews).all();
    expect(new Set(onFirst.map(({ crewId }) => crewId))).toEqual(new Set(all.map(({ id }) => id)));
    expect(new Set(onFirst.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(['paid', 'on-site']));
  });

  test('has open times, and none of its jobs beyond ten days', async () => {
    const ahead = (await rows()).filter(({ appointmentDate }) => appointmentDate >= today);
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.filter(({ appointmentDate }) => appointmentDate > addDays(today, 10))).toEqual([]);
    const closed = await database.connection.select().from(closures).all();
    expect(closed.length).toBeGreaterThan(0);
    for (const { date, regionId } of closed) {
      expect(date > addDays(today, 10) || date < today).toBe(false);
      expect(regionId).not.toBeNull();
    }
  });

  test('has its customers in towns whose ZIP code is the region’s', async () => {
    for (const { zip, city, regionId } of await rows()) {
      expect([city, regionOfZip(catalogue, zip)?.id]).toEqual([city, regionId]);
    }
    expect(new Set((await rows()).map(({ city }) => city)).size).toBeGreaterThan(catalogue.regions.length);
  });

  test('books only starts that the shop offers, none on closed days, and its cells are exactly its jobs’', async () => {
    const closed = new Set(
      (await database.connection.select().from(closures).all()).map(({ date, regionId }) => `${regionId} ${date}`),
    );
    const expected = (await rows()).flatMap((row) => {
      const region = catalogue.regions.find(({ id }) => id === row.regionId);
      const opening = region?.week[weekday(row.appointmentDate)];
      expect(opening?.starts).toContain(row.appointmentTime);
      if (!occupiesCrew(row.status)) return [];
      if (row.startsAt > now) expect(closed).not.toContain(`${row.regionId} ${row.appointmentDate}`);
      const job = {
        start: row.appointmentTime as StartTime,
        jobMinutes: row.jobMinutes,
        travelMinutes: catalogue.travelMinutes,
      };
      return occupiedCells(job).map((cell) => `${row.crewId} ${row.appointmentDate} ${cell} ${row.id}`);
    });
    const cells = await database.connection.select().from(crewCells).all();
    expect(
      cells.map(({ crewId, date, cell, bookingId }) => `${crewId} ${date} ${cell} ${bookingId}`).toSorted(),
    ).toEqual(expected.toSorted());
  });

  test('has sums of days that are those of its rows', async () => {
    const faults: string[] = [];
    await checkDaySums(database.connection, (claim, problem) => {
      if (!claim) faults.push(problem);
    });
    expect(faults).toEqual([]);
    const [{ made } = { made: 0 }] = await rowsOf<{ made: number }>(
      { database },
      'select sum(made) as made from day_sums',
    );
    expect(Number(made)).toBeGreaterThan(125 * crewCount);
  });

  test('has bookings of which everything follows from their items, visits and money', async () => {
    const { connection } = database;
    for (const row of await rows()) {
      const [cars, visits] = [await carsOf(connection, row), await visitsOf(connection, row.id)];
      expectToAgree({ row, cars, visits }, await moneyRowsOf(connection, row.id));
    }
  });

  test('has a customer who has proved the address, with a history of every kind', async () => {
    const [customer, ...others] = await database.connection.select().from(users).all();
    expect(others.map(({ username }) => username)).toEqual([demoCrew.username]);
    expect(customer).toMatchObject({ username: demoCustomer.username, role: 'customer', emailVerifiedAt: now });
    expect(await isPassword(customer?.passwordHash ?? '', demoCustomer.password)).toBe(true);
    const own = (await rows()).filter(({ userId }) => userId !== null);
    expect(own.map(({ userId, customerEmail }) => [userId, customerEmail])).toEqual(
      Array(5).fill([customer?.id, customer?.email]),
    );
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(['completed', 'cancelled', 'no-show']));
    expect(own.filter(({ startsAt }) => startsAt >= now)).toEqual([]);
  });

  test('has a crew’s member of the first region, who can log in', async () => {
    const staff = (await database.connection.select().from(users).all()).filter(({ role }) => role !== 'customer');
    expect(staff).toMatchObject([
      { username: demoCrew.username, role: 'crew', regionId: sampleShop.regionId, isActive: true },
    ]);
    expect(await isPassword(staff[0]?.passwordHash ?? '', demoCrew.password)).toBe(true);
  });

  test('has money that fits what became of each job, none of it moved in the time to come', async () => {
    const received = new Map<string, number>();
    const add = (bookingId: string, cents: number, at: number) => {
      expect(at).toBeLessThanOrEqual(now);
      received.set(bookingId, (received.get(bookingId) ?? 0) + cents);
    };
    const { connection } = database;
    for (const row of await connection.select().from(payments).all())
      add(row.bookingId, row.receivedCents, row.updatedAt);
    for (const row of await connection.select().from(sitePayments).all()) add(row.bookingId, row.amountCents, row.at);
    for (const row of await connection.select().from(refunds).all())
      add(row.bookingId, -row.amountCents, row.updatedAt);
    for (const { id, status, paymentStatus, totalCents } of await rows()) {
      const net = received.get(id) ?? 0;
      if (paymentStatus === 'paid' || paymentStatus === 'paid-on-site') expect(net).toBe(totalCents);
      if (paymentStatus === 'on-site' || paymentStatus === 'refunded') expect(net).toBe(0);
      if (paymentStatus === 'partially-refunded') expect(net > 0 && net < totalCents).toBe(true);
      if (status === 'completed') expect(net).toBeGreaterThan(0);
    }
    for (const { at } of await connection.select().from(bookingEvents).all()) expect(at).toBeLessThanOrEqual(now);
  });

  test('has readings of the jobs done lately, all of them legal, and some of the customer’s own', async () => {
    const recorded = (await rows()).filter(({ installation }) => installation !== null);
    expect(recorded.length).toBeGreaterThan(5);
    expect(recorded.some(({ userId }) => userId !== null)).toBe(true);
    for (const { status, installation } of recorded) {
      expect(status).toBe('completed');
      const windows = installation?.windows ?? [];
      expect(windows.some(({ shade, lot }) => shade !== null && lot !== '')).toBe(true);
      expect(windows.filter(({ verdict }) => verdict?.kind === 'not-legal')).toEqual([]);
    }
  });

  test('speaks of nobody who could exist', async () => {
    const invented = ['Sample Customer', ...Array.from({ length: 100 }, (_, number) => demoName(number))];
    for (const { customerName, customerEmail, customerPhone } of await rows()) {
      expect(invented).toContain(customerName);
      expect(customerEmail.split('@')[1]).toBe(brand.email.split('@')[1]);
      expect(customerPhone).toMatch(/^\d{3}55501\d\d$/);
    }
  });
});

test('a demo begins on a day that is too short for any job, without one', async () => {
  await open();
  const hour = { opens: '09:00', closes: '10:00', starts: ['09:00'] } as const;
  const short = weekday('2026-12-01');
  const regions = catalogue.regions.map((region) => ({ ...region, week: region.week.with(short, hour) }));
  await seedAt(tuesday, { isDemo: true, catalogue: { ...catalogue, regions } });
  const rows = await database.connection.select().from(bookings).all();
  const days = new Set(rows.map(({ appointmentDate }) => weekday(appointmentDate)));
  expect(days).toContain(short + 1);
  expect(days).not.toContain(short);
  await close();
});

test('a demo can leave one region free', async () => {
  await open();
  const freeRegionId = sampleShop.farRegionId;
  await seedAt(tuesday, { isDemo: true, freeRegionId });
  const rows = await database.connection.select().from(bookings).all();
  const ahead = rows.filter(({ startsAt }) => startsAt > Date.parse(onShopClock(tuesday)));
  const others = catalogue.regions.map(({ id }) => id).filter((id) => id !== freeRegionId);
  expect(new Set(ahead.map(({ regionId }) => regionId))).toEqual(new Set(others));
  await close();
});
