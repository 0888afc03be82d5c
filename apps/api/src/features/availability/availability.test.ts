import type { Availability } from '@tintforge/api-contract';
import { bookingHorizonDays } from '@tintforge/booking-core';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closures, crews } from '../../db/schema';
import { book, cancel, hold, refusal, release } from '../../testing/customer';
import { rawCall } from '../../testing/raw-call';
import { execute } from '../../testing/raw-sql';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const question = {
  zip: '33602',
  from: '2026-12-08',
  days: 1,
  vehicleType: 'sedan',
  packageId: 'sedan-premium',
  addOnIds: 'headlight-tinting',
} as const;

interface Change {
  zip?: string;
  from?: string;
  days?: number;
  vehicleType?: 'sedan' | 'luxury';
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

const everyStart = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
];

describe('availability', () => {
  test('names the region, the minutes, the fee and all fourteen starts with their instants', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({
      region: { id: 'tampa', phone: '(813) 555-4700' },
      jobMinutes: 180,
      lateFeePercent: 25,
      days: [{ date: '2026-12-08', state: 'open' }],
    });
    expect(answer.days[0]?.starts.map((start) => start.time)).toEqual(everyStart);
    expect(answer.days[0]?.starts[0]).toEqual({ time: '09:00', startsAt: '2026-12-08T14:00:00.000Z', available: true });
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

  test('offers today from two hours ahead in Tampa, and not at all elsewhere', async () => {
    expect(await offered({ from: '2026-12-01' })).toEqual(everyStart.slice(6));
    expect((await ask({ from: '2026-12-01', zip: '34102' })).days[0]?.state).toBe('too-soon');
  });

  test('offers what ends by eight in the evening', async () => {
    const longest = {
      vehicleType: 'luxury',
      packageId: 'luxury-complete',
      addOnIds: 'tint-removal,ppf-hood,ppf-bumper,headlight-tinting,ceramic-coating',
    } as const;
    expect(await offered(longest)).toEqual(['09:00']);
  });

  test('counts both crews, and one as soon as the other is away', async () => {
    await hold(shop);
    expect(await offered()).toEqual(everyStart);
    await shop.database.commit((transaction) =>
      transaction.update(crews).set({ isActive: false }).where(eq(crews.id, 'tampa-2')).run(),
    );
    expect(await offered()).toEqual(everyStart.slice(6));
  });

  test('closes a region for a closure of its own only', async () => {
    await shop.database.commit((transaction) =>
      transaction.insert(closures).values({ id: 'c', date: '2026-12-08', regionId: 'naples', reason: '-' }).run(),
    );
    expect(await offered()).toEqual(everyStart);
    expect(await offered({ zip: '34102' })).toEqual([]);
  });

  test('gives times back that are released or cancelled', async () => {
    const held = await hold(shop);
    const booked = await book(shop);
    expect(await offered()).toEqual(everyStart.slice(6));
    await release(shop, held);
    expect(await offered()).toEqual(everyStart);
    await cancel(shop, booked);
    expect(await offered()).toEqual(everyStart);
  });

  test.each([
    ['the day the clock goes back', '2026-10-31T10:00:00-04:00', '2026-11-02', '2026-11-02T14:00:00.000Z'],
    ['the day it goes forward', '2027-03-12T10:00:00-05:00', '2027-03-15', '2027-03-15T13:00:00.000Z'],
  ])('carries the right instant after %s', async (_name, now, from, startsAt) => {
    shop.clock.set(Date.parse(now));
    expect((await ask({ from })).days[0]?.starts[0]?.startsAt).toBe(startsAt);
  });
});

describe('the reason of a start that is not available', () => {
  const reasons = async (changes: Change = {}) =>
    (await ask(changes)).days[0]?.starts.map(({ available, reason }) => (available ? 'free' : reason));

  test('for a long job on an empty day is its length, and nothing is called taken', async () => {
    const longest = {
      vehicleType: 'luxury',
      packageId: 'luxury-complete',
      addOnIds: 'tint-removal,ppf-hood,ppf-bumper,headlight-tinting,ceramic-coating',
    } as const;
    expect(await reasons(longest)).toEqual(['free', ...everyStart.slice(1).map(() => 'too-late-for-job')]);
  });

  test('is that it is taken where crews are booked, notice today, and closed on closed days', async () => {
    await hold(shop);
    await hold(shop);
    expect((await reasons())?.slice(0, 7)).toEqual([...everyStart.slice(0, 6).map(() => 'taken'), 'free']);
    expect((await reasons({ from: '2026-12-01' }))?.slice(0, 7)).toEqual([
      ...everyStart.slice(0, 6).map(() => 'notice'),
      'free',
    ]);
    await execute(shop, `insert into closures (id, date, reason) values ('c', '2026-12-09', 'Storm')`);
    expect(new Set(await reasons({ from: '2026-12-09' }))).toEqual(new Set(['closed']));
    // A Sunday has no hours.
    expect(await reasons({ from: '2026-12-06' })).toEqual([]);
  });

  test('is closed, not taken, while every crew is on a break', async () => {
    await execute(
      shop,
      `insert into crew_breaks (id, crew_id, date, from_cell, until_cell, reason, created_at)
       select 'b-' || id, id, '2026-12-08', 18, 20, 'Training', 0 from crews where region_id = 'tampa'`,
    );
    await execute(
      shop,
      `insert into crew_cells (crew_id, date, cell, break_id)
       select id, '2026-12-08', 18, 'b-' || id from crews where region_id = 'tampa'`,
    );
    expect((await reasons())?.slice(0, 2)).toEqual(['closed', 'free']);
  });
});

describe('a booking’s own cells', () => {
  test('count as free for who has its secret', async () => {
    const held = await hold(shop);
    await hold(shop);
    const { trackingCode } = held.booking;
    expect(await offered()).toEqual(everyStart.slice(6));
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
  test.each([
    ['?zip=33602', 'missing_field', 'from'],
    ['?zip=33602&from=2026-02-30&days=1&vehicleType=sedan&packageId=sedan-basic', 'invalid_date', 'from'],
    ['?zip=33602&from=2026-12-08&days=63&vehicleType=sedan&packageId=sedan-basic', 'invalid_value', 'days'],
    ['?zip=33602&from=2026-12-08&days=0&vehicleType=sedan&packageId=sedan-basic', 'invalid_value', 'days'],
    ['?zip=33602&from=2026-12-08&days=1&vehicleType=boat&packageId=sedan-basic', 'invalid_value', 'vehicleType'],
    ['?zip=33602&zip=33603&from=2026-12-08&days=1&vehicleType=sedan&packageId=sedan-basic', 'invalid_type', 'zip'],
    ['?zip=33602&from=2026-12-08&days=1&vehicleType=sedan&packageId=sedan-basic&debug=1', 'unknown_key', 'debug'],
  ])('%s', async (suffix, code, field) => {
    const answer = await rawCall(shop, { name: 'getAvailability', suffix });
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(answer.body.fields).toHaveProperty([field]);
  });

  test.each([
    [{ packageId: 'suv-basic' }, 'package_of_another_vehicle'],
    [{ packageId: 'gold' }, 'unknown_package'],
    [{ addOnIds: 'gold' }, 'unknown_add_on'],
    [{ addOnIds: 'ppf-hood,ppf-hood' }, 'repeated_add_on'],
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
