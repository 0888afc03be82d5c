import type { StaffStarts } from '@tintforge/api-contract';
import { packages } from '@tintforge/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closures } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { minutesOf, sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

// Tuesday 2026-12-01, 10:00: a lead time of some hours in the first region, in the last the next working day.
let shop: TestShop;
let admin: LoggedIn;

beforeAll(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterAll(() => shop.close());

const { vehicleType, basicPackageId, basicMinutes, travelMinutes, regionId, crewIds, time, zip } = sampleShop;
const order = { vehicleType, packageId: basicPackageId };
/** Starts of a weekday from ten o’clock on that leave time for the job. */
const rest = sampleShop.starts.filter(
  (start) => start >= '10:00' && minutesOf(start) + basicMinutes + travelMinutes <= minutesOf(sampleShop.closes),
);

function starts(query: Partial<Parameters<typeof admin.staff<'getStaffStarts'>>[1]['query']>) {
  return admin.staff('getStaffStarts', { query: { from: '2026-12-01', days: 1, zip, ...order, ...query } });
}

function dayOf({ days }: StaffStarts) {
  const [day] = days;
  if (day === undefined) throw new Error('There is no day');
  return { ...day, free: day.starts.filter((start) => start.available).map((start) => start.time) };
}

describe('the starts that staff may give', () => {
  test('are those of the customers, and today’s before the lead time, marked', async () => {
    const day = dayOf(await starts({}));
    expect(day.state).toBe('open');
    expect(day.free).toEqual(rest);
    const earliest = 10 * 60 + sampleShop.leadMinutes;
    expect(day.beyondRule).toEqual(rest.filter((start) => minutesOf(start) < earliest));
    expect(day.beyondRule).not.toEqual([]);
  });

  test('are all of today where customers wait until tomorrow, each marked', async () => {
    const day = dayOf(await starts({ zip: sampleShop.farZip }));
    expect(day.free).not.toEqual([]);
    expect(day.beyondRule).toEqual(day.free);
  });

  test('go on beyond the customers’ sixty days, each marked', async () => {
    const { days } = await starts({ from: '2027-01-30', days: 3 });
    expect(days.map(({ date, state, beyondRule }) => [date, state, beyondRule.length > 0])).toEqual([
      ['2027-01-30', 'open', false],
      ['2027-01-31', 'sunday', false],
      ['2027-02-01', 'open', true],
    ]);
  });

  test('are none on Sundays, on closed days and in the past', async () => {
    await commit(shop.database, async (transaction) => {
      await transaction
        .insert(closures)
        .values({ id: shop.random.uuid(), date: '2027-02-02', regionId, reason: 'Van service' })
        .run();
    });
    const { days } = await starts({ from: '2027-01-31', days: 3 });
    expect(days.map(({ state }) => state)).toEqual(['sunday', 'open', 'closed']);
    expect(dayOf(await starts({ from: '2026-11-30' }))).toMatchObject({ state: 'past', free: [], beyondRule: [] });
  });

  test('of several cars are those of one crew for all of them, or of two that begin together', async () => {
    const date = '2026-12-15';
    // One crew is left.
    for (const [index] of crewIds.slice(1).entries()) {
      await hold(shop, { appointmentDate: date, appointmentTime: time, customerEmail: `p${index}@tintforge.example` });
    }
    const of = (query: object) => starts({ from: date, cars: `${basicPackageId},${basicPackageId}`, ...query });
    const [one, two] = [await of({}), await of({ crews: 2 })];
    expect([one.jobMinutes, two.jobMinutes]).toEqual([3 * basicMinutes, 2 * basicMinutes]);
    expect(dayOf(one).free).toContain(time);
    expect(dayOf(two).free).not.toContain(time);
    expect(await refusal(of({ cars: 'gold' }))).toMatchObject({ code: 'unknown_package' });
    const long = Array.from({ length: 3 }, () => [basicPackageId, ...sampleShop.addOnIds].join('.'));
    expect(await refusal(of({ cars: long.join(',') }))).toMatchObject({ code: 'needs_quote' });
  });

  test('are those of one crew when it is named, and the region’s crews come with them', async () => {
    const held = await hold(shop, { appointmentDate: '2026-12-09', appointmentTime: time });
    const any = await starts({ from: '2026-12-09' });
    expect(any.crews).toEqual(crewIds.map((id) => ({ id, name: expect.any(String) })));
    const ofCrew = async (crewId: string) => dayOf(await starts({ from: '2026-12-09', crewId })).free;
    expect(dayOf(any).free).toContain(time);
    expect(await ofCrew(sampleShop.crewId)).not.toContain(time);
    expect(await ofCrew(sampleShop.otherCrewId)).toContain(time);

    const own = await starts({
      from: '2026-12-09',
      code: held.booking.trackingCode,
      crewId: sampleShop.crewId,
    });
    expect(dayOf(own).free).toContain(time);
    expect(own.jobMinutes).toBe(sampleShop.minutes);
  });

  test.each([
    ['an order without a package', { packageId: undefined }, 'missing_field'],
    ['an unserved ZIP code', { zip: '10001' }, 'outside_area'],
    [
      'a package of another vehicle',
      { packageId: packages.find((each) => each.vehicleType !== vehicleType)?.id },
      'package_of_another_vehicle',
    ],
    ['a day years away', { from: '2031-01-01' }, 'invalid_value'],
    ['a code that nothing is booked under', { code: 'TF-0000-0000' }, 'not_found'],
  ])('are refused for %s', async (_, query, code) => {
    expect(await refusal(starts(query))).toMatchObject({ code });
  });
});
