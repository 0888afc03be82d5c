import type { ShopRules } from '@tintforge/api-contract';
import { bookingHorizonDays, formatTime, type StartTime } from '@tintforge/booking-core';
import { catalogue, exampleOrder } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema';
import { book, hold, refusal, reschedule, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { instantOnShopClock, minutesOf, morningOf, sampleShop } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { vehicleType, basicPackageId, basicMinutes, closes, crewIds, farRegionId, farZip, regionId, starts, time, zip } =
  sampleShop;
const { travelMinutes } = sampleShop;
/** Half an hour more than a crew drives. */
const longer = travelMinutes + 30;

/** The first start to which a crew comes after a basic job in the morning. */
const nextStart = (travel: number) =>
  starts.find((start) => minutesOf(start) >= minutesOf(time) + basicMinutes + travel) ?? closes;

/** Starts from which a basic job with its drive ends when the day ends, at the latest. */
const fitting = (travel: number) =>
  starts.filter((start) => minutesOf(start) + basicMinutes + travel <= minutesOf(closes));

/** A share of an amount in dollars, half a cent rounded up. */
const percentOf = (percent: number, cents: number) => Math.round((cents * percent) / 100) / 100;
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

let shop: TestShop;
let owner: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin', username: 'the-owner' });
});
afterEach(() => shop.close());

async function change(changes: Partial<ShopRules>, { dryRun = false, by = owner } = {}) {
  const { version, rules } = await by.staff('getSettings', {});
  return by.staff('changeSettings', { body: { version, rules: { ...rules, ...changes }, dryRun } });
}

/** The offered starts of the first day asked for. */
async function offered({ from = '2026-12-08', zip: code = zip, addOnIds = '' } = {}): Promise<string[]> {
  const query = { zip: code, from, days: 1, vehicleType, packageId: basicPackageId, addOnIds };
  const { days } = await shop.call('getAvailability', { query });
  return (days[0]?.starts ?? []).filter(({ available }) => available).map(({ time }) => time);
}

describe('the rules in force', () => {
  test('are the defaults until somebody changes them, and then say who and when', async () => {
    const before = await owner.staff('getSettings', {});
    expect(before).toMatchObject({ version: 0, changed: null, rules: { lateFeePercent: 25, holdMinutes: 15 } });
    expect(Object.keys(before.rules.leadTimes)).toEqual(catalogue.regions.map(({ id }) => id));
    await change({ lateFeePercent: 30 });
    expect(await owner.staff('getSettings', {})).toEqual({
      version: 1,
      rules: { ...before.rules, lateFeePercent: 30 },
      changed: { at: instantOnShopClock('2026-12-01T10:00'), by: 'the-owner' },
    });
  });

  test('count from the next booking on: fee and hold', async () => {
    const before = await hold(shop);
    await change({ lateFeePercent: 40, holdMinutes: 20 });
    const after = await hold(shop);
    const query = { zip, from: '2026-12-08', days: 1, vehicleType, packageId: basicPackageId };
    expect(await shop.call('getAvailability', { query })).toMatchObject({ lateFeePercent: 40, holdMinutes: 20 });
    expect([before, after].map(({ booking }) => booking.policy.lateFee)).toEqual([
      percentOf(25, sampleShop.totalCents),
      percentOf(40, sampleShop.totalCents),
    ]);
    const minutes = [before, after].map(({ holdExpiresAt }) => (Date.parse(holdExpiresAt) - shop.clock.now()) / 60_000);
    expect(minutes).toEqual([15, 20]);
    expect((await storedBooking(shop, before.booking.trackingCode)).row.lateFeePercent).toBe(25);
  });

  test('count for travel: in what is offered, in what is held, and in a move, while cells that stand stay', async () => {
    const morning = { packageId: basicPackageId, addOnIds: [] as string[] };
    const standing = [];
    for (const _ of crewIds) standing.push(await book(shop, morning));
    expect(await offered()).toContain(nextStart(travelMinutes));
    await change({ travelMinutes: longer });
    const cellsOf = async ({ booking }: Ticket) => (await storedBooking(shop, booking.trackingCode)).cells.length;
    const cells = (basicMinutes + travelMinutes) / 30;
    for (const ticket of standing) expect(await cellsOf(ticket)).toBe(cells);

    const moved = standing[0];
    if (moved === undefined) throw new Error('Nothing was booked');
    await reschedule(shop, moved, { appointmentDate: '2026-12-09', appointmentTime: time });
    expect(await cellsOf(moved)).toBe(cells + 1);
    for (const _ of crewIds.slice(1))
      expect(await cellsOf(await hold(shop, { ...morning, appointmentDate: '2026-12-09' }))).toBe(cells + 1);
    expect((await offered({ from: '2026-12-09' }))[0]).toBe(nextStart(longer));
    // With three hours of travel a job has to start earlier to end with the day.
    expect((await offered()).at(-1)).toBe(fitting(longer).at(-1));
    await change({ travelMinutes: 180 });
    expect((await offered()).at(-1)).toBe(fitting(180).at(-1));
    expect(fitting(180).length).toBeLessThan(fitting(longer).length);
  });

  test('count for lead times: what is offered and what is held', async () => {
    const appointmentTime = starts.find((start) => start >= '11:00') ?? time;
    const today = { appointmentDate: '2026-12-01', appointmentTime };
    const { rules } = await owner.staff('getSettings', {});
    expect(await refusal(hold(shop, today))).toMatchObject({ code: 'too_soon' });
    expect(await offered({ from: '2026-12-01', zip: farZip })).toEqual([]);
    const soon = { kind: 'minutes', minutes: 60 } as const;
    const tomorrow = { kind: 'next-working-day' } as const;
    await change({ leadTimes: { ...rules.leadTimes, [regionId]: soon, [farRegionId]: soon } });
    expect((await offered({ from: '2026-12-01', zip: farZip }))[0]).toBe(appointmentTime);
    await expect(hold(shop, today)).resolves.toBeDefined();
    await change({ leadTimes: { ...rules.leadTimes, [regionId]: tomorrow, [farRegionId]: tomorrow } });
    expect(await offered({ from: '2026-12-01' })).toEqual([]);
    expect(await refusal(hold(shop, today))).toMatchObject({ code: 'too_soon' });
  });

  test('count for reminders that are planned from then on', async () => {
    const startsAt = Date.parse(morningOf('2026-12-08'));
    const before = await book(shop);
    await change({ reminderHours: 48 });
    const after = await book(shop);
    const remindedAt = async ({ booking }: Ticket) =>
      (await storedBooking(shop, booking.trackingCode)).plannedMails.find(({ kind }) => kind === 'reminder')?.dueAt;
    expect(await remindedAt(before)).toBe(startsAt - 24 * 3_600_000);
    expect(await remindedAt(after)).toBe(startsAt - 48 * 3_600_000);
  });
});

describe('what a change would do', () => {
  test('is said without anything being written', async () => {
    const { totalCents } = exampleOrder;
    const before = await owner.staff('getSettings', {});
    const outcome = await change({ lateFeePercent: 50 }, { dryRun: true });
    expect(outcome.effects).toEqual([
      {
        rule: 'lateFeePercent',
        text: `For a late cancellation of ${dollars(totalCents / 100)}, you keep ${dollars(percentOf(50, totalCents))} instead of ${dollars(percentOf(25, totalCents))}. No upcoming booking has a different percentage.`,
        bookings: [],
      },
    ]);
    expect(await owner.staff('getSettings', {})).toEqual(before);
    expect(await shop.database.connection.select().from(audit).all()).toEqual([]);
  });

  test('of the deposit name the amount that is in force, which a colleague may have set a moment ago', async () => {
    const { totalCents } = exampleOrder;
    const of = (percent: number) => dollars(percentOf(percent, totalCents));
    const textOf = async (depositPercent: number | null) =>
      (await change({ depositPercent }, { dryRun: true })).effects[0]?.text;
    const rest = dollars((totalCents - Math.round(totalCents / 5)) / 100);
    const most = ' A late cancellation keeps the deposit at most.';
    expect(await textOf(20)).toBe(
      `Of an order of ${of(100)}, ${of(20)} is paid at booking instead of all of it, and ${rest} at the car.${most}`,
    );
    await change({ depositPercent: 40 });
    expect(await textOf(20)).toBe(
      `Of an order of ${of(100)}, ${of(20)} is paid at booking instead of ${of(40)}, and ${rest} at the car.${most}`,
    );
    expect(await textOf(null)).toBe(
      `New orders are paid in full at booking: ${of(100)} of ${of(100)} instead of ${of(40)}.`,
    );
  });

  test('of the late fee of orders with a deposit says that no more than the deposit is kept', async () => {
    const { totalCents } = exampleOrder;
    await change({ depositPercent: 10 });
    const { booking } = await book(shop);
    const effectOf = async (lateFeePercent: number) => (await change({ lateFeePercent }, { dryRun: true })).effects[0];
    expect(await effectOf(50)).toEqual({
      rule: 'lateFeePercent',
      text: `A late cancellation of ${dollars(totalCents / 100)} keeps ${dollars(percentOf(10, totalCents))} as before: never more than the deposit. No upcoming booking has a different percentage.`,
      bookings: [],
    });
    expect(await effectOf(5)).toMatchObject({
      text: expect.stringContaining(
        `you keep ${dollars(percentOf(5, totalCents))} instead of ${dollars(percentOf(10, totalCents))}. 1 upcoming booking keeps its current percentage.`,
      ),
      bookings: [booking.trackingCode],
    });
  });

  test('names the bookings to come that it leaves as they are', async () => {
    const early = { packageId: basicPackageId, addOnIds: [] as string[] };
    const first = await book(shop, early);
    for (const _ of crewIds.slice(1)) await book(shop, early);
    const next = await book(shop, { ...early, appointmentTime: nextStart(travelMinutes) as StartTime });
    const all = crewIds.length + 1;
    const { row } = await storedBooking(shop, first.booking.trackingCode);
    const sameCrew = (await storedBooking(shop, next.booking.trackingCode)).row.crewId === row.crewId ? [first] : [];
    const { effects } = await change(
      { travelMinutes: longer, lateFeePercent: 30, reminderHours: 12 },
      { dryRun: true },
    );
    const [fee, travel, orders, reminders] = effects;
    expect(fee?.text).toContain(`${all} upcoming bookings keep their current percentage`);
    expect(fee?.bookings).toHaveLength(all);
    const ends = new Set(catalogue.regions.flatMap(({ week }) => week.flatMap((day) => day?.closes ?? [])));
    const end = ends.size === 1 ? formatTime(closes) : 'the end of the day';
    expect(travel?.text).toContain(
      `1 upcoming booking doesn’t leave ${longer} minutes before the next job or ${end}. It isn’t`,
    );
    expect(travel?.bookings).toHaveLength(1);
    const orderCount = catalogue.packages.length * 2 ** catalogue.addOns.length;
    expect(orders?.text).toContain(`1 of the ${orderCount} orders, the longest one, can no longer be booked`);
    expect(reminders?.text).toBe(
      `Customers who book from now on get a reminder 12 hours before the start. ${all} reminders already planned are sent as planned.`,
    );
    for (const { booking } of sameCrew) expect(travel?.bookings).toEqual([booking.trackingCode]);
  });

  test('names a start that is held, and the first start that a lead time leaves', async () => {
    await hold(shop);
    const leadTime = catalogue.regions[0]?.leadTime;
    const notice = leadTime?.kind === 'minutes' ? leadTime.minutes : 0;
    const { rules } = await owner.staff('getSettings', {});
    const leadTimes = { ...rules.leadTimes, [regionId]: { kind: 'next-working-day' } as const };
    const { effects } = await change({ holdMinutes: 5, leadTimes }, { dryRun: true });
    expect(effects.map(({ text }) => text)).toEqual([
      'New holds last 5 minutes. 1 active hold keeps its time.',
      `${sampleShop.regionName}: customers can book from the next working day instead of up to ${notice} minutes before the start. The first available time is now Wed, Dec 2, ${formatTime(starts[0] ?? time)}.`,
    ]);
  });

  test('is nothing when nothing changes, and then nothing is written', async () => {
    const outcome = await change({});
    expect(outcome).toMatchObject({ effects: [], settings: { version: 0, changed: null } });
    expect(await shop.database.connection.select().from(audit).all()).toEqual([]);
  });
});

describe('who changes what somebody else has changed', () => {
  test('is told so, and nothing is written', async () => {
    const second = await loggedIn(shop, { role: 'admin' });
    const seen = await second.staff('getSettings', {});
    await change({ holdMinutes: 30 });
    for (const dryRun of [true, false]) {
      const body = { version: seen.version, rules: { ...seen.rules, lateFeePercent: 50 }, dryRun };
      expect(await refusal(second.staff('changeSettings', { body }))).toEqual({
        status: 409,
        code: 'changed_meanwhile',
        message: 'This has changed since you opened it. Reload to see the current details.',
      });
    }
    expect((await owner.staff('getSettings', {})).rules).toMatchObject({ holdMinutes: 30, lateFeePercent: 25 });
  });

  test('at the same moment loses, whoever it is', async () => {
    const second = await loggedIn(shop, { role: 'admin' });
    const { version, rules } = await owner.staff('getSettings', {});
    const outcomes = await Promise.allSettled([
      owner.staff('changeSettings', { body: { version, rules: { ...rules, holdMinutes: 30 }, dryRun: false } }),
      second.staff('changeSettings', { body: { version, rules: { ...rules, holdMinutes: 40 }, dryRun: false } }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await owner.staff('getSettings', {})).toMatchObject({ version: 1 });
  });
});

test('the audit has each rule that changed, as it was and as it is', async () => {
  const { rules } = await owner.staff('getSettings', {});
  const leadTimes = { ...rules.leadTimes, [farRegionId]: { kind: 'minutes', minutes: 0 } as const };
  await change({ lateFeePercent: 0, leadTimes });
  const acts = await shop.database.connection.select().from(audit).all();
  expect(acts.map(({ userId, action, subject, data }) => ({ userId, action, subject, data }))).toEqual([
    { userId: owner.account.id, action: 'setting.changed', subject: 'lateFeePercent', data: { before: 25, after: 0 } },
    {
      userId: owner.account.id,
      action: 'setting.changed',
      subject: `leadTime ${farRegionId}`,
      data: { before: { kind: 'next-working-day' }, after: { kind: 'minutes', minutes: 0 } },
    },
  ]);
});

describe('a rule that cannot be', () => {
  test.each([
    [{ lateFeePercent: 101 }, 'rules.lateFeePercent', 'Late-cancellation fee must be at most 100 percent'],
    [{ lateFeePercent: -1 }, 'rules.lateFeePercent', 'Late-cancellation fee must be 0 percent or more'],
    [{ holdMinutes: 4 }, 'rules.holdMinutes', 'Hold time must be at least 5 minutes'],
    [{ holdMinutes: 61 }, 'rules.holdMinutes', 'Hold time must be at most 60 minutes'],
    [{ travelMinutes: 181 }, 'rules.travelMinutes', 'Travel must be at most 180 minutes'],
    [{ reminderHours: 0 }, 'rules.reminderHours', 'Reminder must be at least 1 hour before the start'],
    [{ leadTimes: {} }, 'leadTimes', 'Please enter a lead time for each region, and only for regions.'],
  ])('%j', async (changes, field, message) => {
    const wrong = await refusal(change(changes));
    expect(wrong).toMatchObject({ status: 400, code: 'invalid_value', fields: { [field]: message } });
  });

  test('a lead time for a region that is not served', async () => {
    const { rules } = await owner.staff('getSettings', {});
    const leadTimes = { ...rules.leadTimes, miami: { kind: 'minutes', minutes: bookingHorizonDays } as const };
    expect(await refusal(change({ leadTimes }))).toMatchObject({
      status: 400,
      fields: { leadTimes: expect.any(String) },
    });
  });
});
