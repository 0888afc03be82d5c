import type { BoardCrew, Schedule } from '@tintforge/api-contract';
import { carLineName } from '@tintforge/content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closures, crews } from '../../../db/schema';
import { book, cancel, cancelCar, furtherCarOf, hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { sampleShop } from '../../../testing/sample-shop';
import { checkIn, complete, keepByStaff } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, sampleExemption, sampleLaw } from '../../../testing/tint-order';

const { afternoon, city, crewId, farRegionId, farZip, minutes, phone, regionId, regionName, time, travelMinutes } =
  sampleShop;
const { packageId, vehicleName, vehicleType, zip } = sampleShop;

let shop: TestShop;
let admin: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

function board(changes: { from?: string; days?: number; region?: string } = {}): Promise<Schedule> {
  return admin.staff('getSchedule', { query: { from: '2026-12-08', days: 1, ...changes } });
}

function crewOf({ regions }: Schedule, id: string): BoardCrew | undefined {
  return regions.flatMap((region) => region.crews).find((crew) => crew.id === id);
}

test('shows every region with its crews, and the shop’s clock', async () => {
  const answer = await board();
  expect(answer).toMatchObject({ dates: ['2026-12-08'], now: { date: '2026-12-01', minutes: 600 } });
  expect(answer.regions.map(({ id, crews: { length } }) => [id, length])).toEqual(
    shop.catalogue.regions.map(({ id, initialCrews }) => [id, initialCrews]),
  );
  expect((await board({ region: farRegionId })).regions.map(({ id }) => id)).toEqual([farRegionId]);
});

test('shows a job where it stands, with its minutes and the drive after it', async () => {
  const { booking } = await book(shop);
  const crew = crewOf(await board(), crewId);
  expect(crew?.days[0]?.jobs).toEqual([
    {
      trackingCode: booking.trackingCode,
      version: expect.any(Number),
      date: '2026-12-08',
      start: time,
      crewId,
      jobMinutes: minutes,
      travelMinutes,
      visit: { number: 1, position: 1, count: 1 },
      status: 'confirmed',
      paymentStatus: 'paid',
      vehicleType,
      services: booking.services,
      city,
      zip,
      customerName: 'Sample Customer',
      heldUntil: null,
      isExemptionWaiting: false,
      calendarClash: null,
    },
  ]);
});

describe('two crews at one address', () => {
  /** The cars on each crew's block, by its crew. */
  async function blocks() {
    const { regions } = await board();
    const jobs = regions.flatMap(({ crews }) => crews).flatMap(({ days }) => days.flatMap((day) => day.jobs));
    return jobs.map(({ cars = [], services, visit }) => ({
      visit: visit.number,
      cars: cars.map(({ number, services: names }) => [number, ...names.map((name) => carLineName(number, name))]),
      services,
    }));
  }

  test('each have the cars of their own visit', async () => {
    const { booking } = await book(shop, { furtherCars: [furtherCarOf(), furtherCarOf()], crews: 2 });
    const found = await blocks();
    expect(found.map(({ visit, cars }) => [visit, cars.map(([number]) => number)])).toEqual([
      [1, [1]],
      [2, [2, 3]],
    ]);
    for (const { cars, services } of found) expect(cars.flatMap(([, ...names]) => names)).toEqual(services);
    expect(found.flatMap(({ services }) => services)).toEqual(booking.services);
    expect((await board()).totals).toMatchObject({ jobs: 2, booked: booking.totalPrice });
  });

  test('one of them has the cars that are left, and a crew that does all has all', async () => {
    const ticket = await book(shop, { furtherCars: [furtherCarOf(), furtherCarOf()], crews: 2 });
    await cancelCar(shop, ticket, { number: 2 });
    expect((await blocks()).map(({ cars }) => cars.map(([number]) => number))).toEqual([[1], [3]]);
    await cancelCar(shop, ticket, { number: 1 });
    expect((await blocks()).map(({ cars }) => cars.map(([number]) => number))).toEqual([[3]]);
    await book(shop, { furtherCars: [furtherCarOf()] });
    expect((await blocks()).map(({ cars }) => cars.map(([number]) => number))).toEqual(
      expect.arrayContaining([[3], [1, 2]]),
    );
  });
});

test('marks a job whose exemption waits, until it is decided', async () => {
  const { trackingCode: code } = (await book(shop, { tint: exemptOrder() })).booking;
  const job = async () => crewOf(await board(), crewId)?.days[0]?.jobs[0];
  const { isExemptionWaiting, version = 0 } = (await job()) ?? {};
  expect(isExemptionWaiting).toBe(true);
  await admin.staff('approveExemption', { params: { code }, body: { version, reason: '' } });
  expect((await job())?.isExemptionWaiting).toBe(false);
});

test('says until when an unpaid start is held', async () => {
  const { holdExpiresAt } = await hold(shop);
  expect(crewOf(await board(), crewId)?.days[0]?.jobs).toMatchObject([{ status: 'pending', heldUntil: holdExpiresAt }]);
});

test('leaves out what has given its time back', async () => {
  await cancel(shop, await book(shop));
  expect(crewOf(await board(), crewId)?.days[0]?.jobs).toEqual([]);
});

test('counts what stands on it, and what is only held apart', async () => {
  await book(shop);
  const kept = await hold(shop, { appointmentTime: afternoon });
  await keepByStaff(shop, kept);
  const begun = await book(shop, { appointmentTime: afternoon });
  await checkIn(shop, begun);
  const finished = await book(shop, { zip: farZip });
  await checkIn(shop, finished);
  await complete(shop, finished);
  await hold(shop);
  const { totals } = await board();
  const booked = 4 * begun.booking.totalPrice;
  expect(totals).toEqual({ jobs: 4, done: 1, onSite: 1, held: 1, booked, toCollect: 1 });
});

test('a week has one day for each of its dates', async () => {
  await book(shop, { appointmentDate: '2026-12-09' });
  const week = await board({ from: '2026-12-07', days: 7 });
  expect(week.dates).toEqual([7, 8, 9, 10, 11, 12, 13].map((day) => `2026-12-${String(day).padStart(2, '0')}`));
  const crew = crewOf(week, crewId);
  expect(crew?.days.map(({ jobs }) => jobs.length)).toEqual([0, 0, 1, 0, 0, 0, 0]);
  expect(crew?.days.map(({ isWorking }) => isWorking)).toEqual([true, true, true, true, true, true, false]);
});

test('names closures where they count', async () => {
  const closure = (id: string, regionId: string | null, reason: string) => ({
    id,
    date: '2026-12-08',
    regionId,
    reason,
  });
  await shop.database.commit((transaction) =>
    transaction
      .insert(closures)
      .values([closure('a', null, 'Holiday'), closure('b', farRegionId, 'Storm')])
      .run(),
  );
  const { regions } = await board();
  expect(regions.map(({ id, closures: closed }) => [id, closed.map(({ reason }) => reason)])).toEqual([
    ...shop.catalogue.regions.slice(0, -1).map(({ id }) => [id, ['Holiday']]),
    [farRegionId, ['Holiday', 'Storm']],
  ]);
});

test('a crew that takes no new jobs is shown while it has one', async () => {
  await book(shop);
  await shop.database.commit((transaction) =>
    transaction.update(crews).set({ isActive: false }).where(eq(crews.regionId, regionId)).run(),
  );
  const [first] = (await board()).regions;
  expect(first?.crews.map(({ id, isActive }) => [id, isActive])).toEqual([[crewId, false]]);
});

describe('a question that makes no sense', () => {
  test.each([
    [{ days: 0 }, 'invalid_value'],
    [{ days: 8 }, 'invalid_value'],
    [{ from: '2026-02-30' }, 'invalid_date'],
    [{ from: '9999-12-31' }, 'invalid_value'],
    [{ region: 'atlantis' }, 'not_found'],
  ])('%j', async (changes, code) => {
    expect(await refusal(board(changes))).toMatchObject({ code });
  });
});

describe('on paper', () => {
  const sheets = (changes: { crewId?: string } = {}) =>
    admin.staff('getJobSheets', { query: { crewId, date: '2026-12-08', ...changes } });

  test('a crew finds everything that it needs at the car', async () => {
    const { name: preferredShade } = sampleLaw.legalFront;
    const { booking } = await book(shop, { preferredShade });
    await hold(shop, { appointmentTime: afternoon });
    const { crew, jobs } = await sheets();
    expect(crew).toMatchObject({ id: crewId, regionName });
    expect(jobs).toEqual([
      {
        trackingCode: booking.trackingCode,
        start: time,
        jobMinutes: minutes,
        travelMinutes,
        visit: { position: 1, count: 1 },
        status: 'confirmed',
        toCollect: 0,
        customerName: 'Sample Customer',
        customerPhone: phone,
        address: { street: '1 Sample Street', city, zip },
        site: { garage: 'yes', shade: 'yes', power: 'no' },
        notes: 'gate 44',
        vehicleInfo: `2024 Sample Sedan (${vehicleName})`,
        packageId,
        services: booking.services,
        preferredShade,
        tint: null,
        exemptionApproval: 'none',
      },
    ]);
  });

  test('the shades that were agreed zone by zone are on it, and how far their exemption is', async () => {
    const { trackingCode } = (await book(shop, { tint: exemptOrder() })).booking;
    const [job] = (await sheets()).jobs;
    expect(job).toMatchObject({
      trackingCode,
      tint: { approval: 'pending', zones: expect.arrayContaining([expect.objectContaining({ zone: 'front-sides' })]) },
      exemptionApproval: 'pending',
    });
    expect(JSON.stringify(job)).not.toContain(sampleExemption.certificateNumber);
  });

  test('of several cars, each has its work and its film', async () => {
    await book(shop, { furtherCars: [furtherCarOf()] });
    const [job] = (await sheets()).jobs;
    expect(job?.cars).toMatchObject([
      { number: 1, vehicleInfo: `2024 Sample Sedan (${vehicleName})`, packageId },
      { number: 2, packageId: sampleShop.basicPackageId },
    ]);
  });

  test('of two crews at once, each has its own cars and nothing of the other’s', async () => {
    await book(shop, { furtherCars: [furtherCarOf()], crews: 2 });
    const crews = (await board()).regions
      .flatMap(({ crews }) => crews)
      .filter(({ days }) => days[0]?.jobs.length === 1);
    expect(crews).toHaveLength(2);
    for (const { id, days } of crews) {
      const [onBoard] = days[0]?.jobs ?? [];
      const [job, ...others] = (await sheets({ crewId: id })).jobs;
      expect(others).toEqual([]);
      expect(job?.services).toEqual(onBoard?.services);
      expect(job?.cars?.map(({ number }) => number)).toEqual(onBoard?.cars?.map(({ number }) => number));
      expect(job?.vehicleInfo).toBe(job?.cars?.[0]?.vehicleInfo);
    }
  });

  test('what is still to be paid at the car is said', async () => {
    const held = await hold(shop);
    await keepByStaff(shop, held);
    expect((await sheets()).jobs.map(({ toCollect }) => toCollect)).toEqual([held.booking.totalPrice]);
  });

  test('of a crew that does not exist there are none', async () => {
    expect(await refusal(sheets({ crewId: 'atlantis-1' }))).toMatchObject({ status: 404, code: 'not_found' });
  });
});
