import type { Availability } from '@tintforge/api-contract';
import { bookingHorizonDays, type StartTime } from '@tintforge/booking-core';
import { addOns, packages } from '@tintforge/content';
import { inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closures, crews } from '../../db/schema';
import { book, cancel, hold, refusal, release } from '../../testing/customer';
import { fillDay, leaveTwoCrews } from '../../testing/mishaps';
import { rawCall } from '../../testing/raw-call';
import { execute } from '../../testing/raw-sql';
import {
  instantOnShopClock,
  minutesOf,
  morningOf,
  onShopClock,
  sampleShop,
  startsClearOf,
  startsInTime,
} from '../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const { zip, farZip, regionId, vehicleType, packageId, basicPackageId, addOnId, starts } = sampleShop;

const question = { zip, from: '2026-12-08', days: 1, vehicleType, packageId, addOnIds: addOnId } as const;

interface Change {
  zip?: string;
  from?: string;
  days?: number;
  vehicleType?: string;
  packageId?: string;
  addOnIds?: string;
  exclude?: string;
}

function ask(changes: Change = {}, bookingToken?: string): Promise<Availability> {
  const query = { ...question, ...changes };
  return shop.call('getAvailability', { query, ...(bookingToken === undefined ? {} : { bookingToken }) });
}

/** The offered starts of the first day. */
async function offered(changes: Change = {}, bookingToken?: string): Promise<string[]> {
  const { days } = await ask(changes, bookingToken);
  return (days[0]?.starts ?? []).filter((start) => start.available).map((start) => start.time);
}

/** The starts of an empty weekday for the sample order, and those that a crew has left next to it. */
const everyStart = startsInTime();
const clearStarts = startsClearOf(sampleShop.time);

/** The minute of today, from midnight, before which customers can't book in the first region: it is ten o’clock. */
const earliest = 10 * 60 + sampleShop.leadMinutes;

/** The longest package with all add-ons, and its minutes. */
const { longest } = sampleShop;
const longestOrder = {
  vehicleType: longest.vehicleType,
  packageId: longest.packageId,
  addOnIds: addOns.map(({ id }) => id).join(),
};
const longestMinutes = [...packages.filter(({ id }) => id === longest.packageId), ...addOns].reduce(
  (sum, { minutes }) => sum + minutes,
  0,
);

describe('availability', () => {
  test('names the region, the minutes, the fee and all starts with their instants', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({
      region: { id: regionId, phone: sampleShop.regionPhone },
      jobMinutes: sampleShop.minutes,
      lateFeePercent: 25,
      days: [{ date: '2026-12-08', state: 'open' }],
    });
    expect(answer.days[0]?.starts.map((start) => start.time)).toEqual(starts);
    expect(answer.days[0]?.starts).toContainEqual({
      time: sampleShop.time,
      startsAt: morningOf('2026-12-08'),
      available: true,
    });
  });

  test('says of each day why it is not offered', async () => {
    await execute(
      shop,
      `insert into closures (id, date, region_id, reason) values ('all', '2026-12-04', null, 'Holiday')`,
    );
    const days = new Map((await ask({ from: '2026-11-30', days: 62 })).days.map((day) => [day.date, day.state]));
    expect(days.size).toBe(62);
    expect(days.get('2026-11-30')).toBe('past');
    expect(days.get('2026-12-01')).toBe('open');
    expect(days.get('2026-12-04')).toBe('closed');
    expect(days.get('2026-12-06')).toBe('sunday');
  });

  test('knows the horizon to the day', async () => {
    const { days } = await ask({ from: '2026-12-02', days: 62 });
    expect(days.map((day) => day.state).lastIndexOf('open')).toBe(bookingHorizonDays - 1);
    expect(days.at(-1)).toMatchObject({ date: '2027-02-01', state: 'too-far' });
  });

  test('offers today from some hours ahead in the first region, and not at all in the last', async () => {
    const today = everyStart.filter((start) => minutesOf(start) >= earliest);
    expect(today).not.toEqual([]);
    expect(today).not.toEqual(everyStart);
    expect(await offered({ from: '2026-12-01' })).toEqual(today);
    expect((await ask({ from: '2026-12-01', zip: farZip })).days[0]?.state).toBe('too-soon');
  });

  test('offers what ends before the crew’s day does', async () => {
    const inTime = startsInTime(longestMinutes);
    expect(inTime).not.toEqual([]);
    expect(await offered(longestOrder)).toEqual(inTime);
  });

  test('counts all crews, and one as soon as the others are away', async () => {
    const held = await hold(shop);
    expect(await offered()).toEqual(everyStart);
    await shop.database.commit((transaction) =>
      transaction
        .update(crews)
        .set({ isActive: false })
        .where(inArray(crews.id, sampleShop.crewIds.slice(1)))
        .run(),
    );
    expect(await offered()).toEqual(clearStarts);
    await release(shop, held);
    expect(await offered()).toEqual(everyStart);
  });

  test('closes a region for a closure of its own only', async () => {
    await shop.database.commit((transaction) =>
      transaction
        .insert(closures)
        .values({ id: 'c', date: '2026-12-08', regionId: sampleShop.farRegionId, reason: '-' })
        .run(),
    );
    expect(await offered()).toEqual(everyStart);
    expect(await offered({ zip: farZip })).toEqual([]);
  });

  test('gives times back that are released or cancelled', async () => {
    await leaveTwoCrews(shop);
    const held = await hold(shop);
    const booked = await book(shop);
    expect(await offered()).toEqual(clearStarts);
    await release(shop, held);
    expect(await offered()).toEqual(everyStart);
    await cancel(shop, booked);
    expect(await offered()).toEqual(everyStart);
  });

  test.each([
    ['goes back', '2026-10-30', 3 * 24 + 1],
    ['goes forward', '2027-03-12', 3 * 24 - 1],
  ])('carries the right instants when the clock %s between Friday and Monday', async (_name, friday, hours) => {
    shop.clock.set(Date.parse(onShopClock(`${friday}T06:00`)));
    const { days } = await ask({ from: friday, days: 4 });
    const [first = 0, , , last = 0] = days.map((day) => Date.parse(day.starts[0]?.startsAt ?? ''));
    expect(new Date(first).toISOString()).toBe(instantOnShopClock(`${friday}T${starts[0]}`));
    expect(last - first).toBe(hours * 3_600_000);
  });
});

describe('the reason of a start that is not available', () => {
  const reasons = async (changes: Change = {}) =>
    (await ask(changes)).days[0]?.starts.map(({ available, reason }) => (available ? 'free' : reason));

  /** For each start of a day its reason, or what its length makes of it. */
  const eachStart = (reason: (start: StartTime) => string | false, minutes: number = sampleShop.minutes) =>
    starts.map((start) => reason(start) || (startsInTime(minutes).includes(start) ? 'free' : 'too-late-for-job'));

  test('for a long job on an empty day is its length, and nothing is called taken', async () => {
    const expected = eachStart(() => false, longestMinutes);
    expect(new Set(expected)).toEqual(new Set(['free', 'too-late-for-job']));
    expect(await reasons(longestOrder)).toEqual(expected);
  });

  test('is that it is taken where crews are booked, notice today, and closed on closed days', async () => {
    await fillDay(shop);
    const isTaken = (start: StartTime) => everyStart.includes(start) && !clearStarts.includes(start);
    const taken = eachStart((start) => isTaken(start) && 'taken');
    expect(taken).toContain('free');
    expect(await reasons()).toEqual(taken);
    expect(await reasons({ from: '2026-12-01' })).toEqual(
      eachStart((start) => minutesOf(start) < earliest && 'notice'),
    );
    await execute(shop, `insert into closures (id, date, reason) values ('c', '2026-12-09', 'Storm')`);
    expect(new Set(await reasons({ from: '2026-12-09' }))).toEqual(new Set(['closed']));
    // A Sunday has no hours.
    expect(await reasons({ from: '2026-12-06' })).toEqual([]);
  });

  test('is closed, not taken, while every crew is on a break', async () => {
    const cell = minutesOf(starts[0] ?? '') / 30;
    await execute(
      shop,
      `insert into crew_breaks (id, crew_id, date, from_cell, until_cell, reason, created_at)
       select 'b-' || id, id, '2026-12-08', ${cell}, ${cell + 1}, 'Training', 0 from crews where region_id = '${regionId}'`,
    );
    await execute(
      shop,
      `insert into crew_cells (crew_id, date, cell, break_id)
       select id, '2026-12-08', ${cell}, 'b-' || id from crews where region_id = '${regionId}'`,
    );
    expect((await reasons())?.slice(0, 2)).toEqual(['closed', 'free']);
  });
});

describe('a booking’s own cells', () => {
  test('count as free for who has its secret', async () => {
    await leaveTwoCrews(shop);
    const held = await hold(shop);
    await hold(shop);
    const { trackingCode } = held.booking;
    expect(await offered()).toEqual(clearStarts);
    expect(await offered({ exclude: trackingCode }, held.manageToken)).toEqual(everyStart);
  });

  test('for nobody else', async () => {
    const held = await hold(shop);
    const { trackingCode } = held.booking;
    expect(await refusal(ask({ exclude: trackingCode }))).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await refusal(ask({ exclude: trackingCode }, 'A'.repeat(43)))).toMatchObject({ status: 401 });
  });
});

describe('a question that makes no sense', () => {
  const order = { zip, from: '2026-12-08', days: '1', vehicleType, packageId: basicPackageId };
  const suffixOf = (query: Record<string, string>) => `?${new URLSearchParams(query)}`;

  test.each([
    [suffixOf({ zip }), 'missing_field', 'from'],
    [suffixOf({ ...order, from: '2026-02-30' }), 'invalid_date', 'from'],
    [suffixOf({ ...order, days: '63' }), 'invalid_value', 'days'],
    [suffixOf({ ...order, days: '0' }), 'invalid_value', 'days'],
    [suffixOf({ ...order, vehicleType: 'boat' }), 'invalid_value', 'vehicleType'],
    [`${suffixOf(order)}&zip=${farZip}`, 'invalid_type', 'zip'],
    [suffixOf({ ...order, debug: '1' }), 'unknown_key', 'debug'],
  ])('%s', async (suffix, code, field) => {
    const answer = await rawCall(shop, { name: 'getAvailability', suffix });
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(answer.body.fields).toHaveProperty([field]);
  });

  test.each([
    [{ packageId: sampleShop.otherVehiclePackageId }, 'package_of_another_vehicle'],
    [{ packageId: 'gold' }, 'unknown_package'],
    [{ addOnIds: 'gold' }, 'unknown_add_on'],
    [{ addOnIds: `${addOnId},${addOnId}` }, 'repeated_add_on'],
    [{ zip: '90210' }, 'outside_area'],
    [{ zip: 'x' }, 'outside_area'],
  ])('%j', async (changes, code) => {
    expect(await refusal(ask(changes))).toMatchObject({ status: 422, code });
  });

  test.each(['0001-01-01', '9999-12-31'])('about %s', async (from) => {
    expect(await refusal(ask({ from, days: 62 }))).toMatchObject({
      status: 400,
      code: 'invalid_value',
      fields: { from: expect.stringMatching(/year/) },
    });
  });
});
