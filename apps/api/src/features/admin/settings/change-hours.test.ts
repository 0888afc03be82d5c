import type { ShopHours } from '@tintforge/api-contract';
import { formatTime, type OpenHours, type OpeningDay, possibleStarts } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema';
import { book, hold, refusal, reschedule } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { halfHours, instantOnShopClock, later, sampleShop, startsInTime } from '../../../testing/sample-shop';
import { versionOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { basicMinutes, basicPackageId, cells, crewId, crewIds, farRegionId, farZip, nextTime, regionId, regionName } =
  sampleShop;
const { minutes, opens, starts, time, unofferedTime, vehicleType, zip } = sampleShop;
const [firstStart = time] = starts;
const basic = { days: 1, vehicleType, packageId: basicPackageId };

let shop: TestShop;
let owner: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin', username: 'the-owner' });
});
afterEach(() => shop.close());

type Edit = (day: OpeningDay | null, weekday: number) => OpeningDay | null;

/** Edits the days of one region and leaves the others as they are. */
async function change(edit: Edit, { of = regionId, dryRun = false, version = -1 } = {}) {
  const record = await owner.staff('getHours', {});
  const week = record.hours.weeks[of] ?? [];
  const hours: ShopHours = { ...record.hours, weeks: { ...record.hours.weeks, [of]: week.map(edit) } };
  return owner.staff('changeHours', { body: { version: version < 0 ? record.version : version, hours, dryRun } });
}

const tuesday =
  (edit: (day: OpeningDay) => OpeningDay | null): Edit =>
  (day, weekday) =>
    weekday === 2 && day !== null ? edit(day) : day;

const withMore: Edit = (day) => day && { ...day, starts: [...day.starts, unofferedTime].toSorted() };
const withoutMorning = tuesday((day) => ({ ...day, starts: day.starts.filter((start) => start !== time) }));

/** The day's starts, as a visitor sees them. */
async function seen(from = '2026-12-08', where = zip) {
  const query = { ...basic, zip: where, from };
  const [day] = (await shop.call('getAvailability', { query })).days;
  if (day === undefined) throw new Error('There is no such day');
  return day;
}

const offered = async (from?: string) =>
  (await seen(from)).starts.filter(({ available }) => available).map((start) => start.time);

describe('the hours in force', () => {
  test('are those of the catalog until somebody changes them, and then say who and when', async () => {
    const before = await owner.staff('getHours', {});
    expect(before).toMatchObject({ version: 0, changed: null });
    expect(before.hours.weeks[regionId]?.[2]).toEqual(catalogue.regions[0]?.week[2]);
    expect(before.hours.printed).toEqual(catalogue.hours);
    await change(withMore);
    expect(await owner.staff('getHours', {})).toMatchObject({
      version: 1,
      changed: { at: instantOnShopClock('2026-12-01T10:00'), by: 'the-owner' },
    });
  });

  test('offer one more start to visitors and to staff as soon as it is switched on, in that region only', async () => {
    const farStarts = catalogue.regions.at(-1)?.week[2]?.starts;
    expect((await seen()).starts).toHaveLength(starts.length);
    await change(withMore);
    expect(await offered()).toContain(unofferedTime);
    expect((await seen('2026-12-08', farZip)).starts).toHaveLength(farStarts?.length ?? 0);
    const { booking } = await book(shop, { appointmentTime: unofferedTime });
    const [cell] = halfHours(unofferedTime);
    expect((await storedBooking(shop, booking.trackingCode)).cells[0]).toBe(`${crewId} 2026-12-08 ${cell}`);
    const query = { ...basic, from: '2026-12-08', zip };
    const staffStarts = (await owner.staff('getStaffStarts', { query })).days[0]?.starts.map((start) => start.time);
    expect(staffStarts).toContain(unofferedTime);
  });

  test('a start that is not offered is refused with the reason, to customers and to staff', async () => {
    const message = `No job starts at ${formatTime(unofferedTime)} on this day. Choose another time.`;
    const answer = { code: 'outside_hours', fields: { appointmentTime: message } };
    expect(await refusal(hold(shop, { appointmentTime: unofferedTime }))).toMatchObject(answer);
    const body = phoneBookingOf(catalogue, { appointmentTime: unofferedTime });
    expect(
      await refusal(owner.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() })),
    ).toMatchObject(answer);
  });

  test('end the day at closing: what would end later is too late for the job', async () => {
    const { record } = await change(tuesday((day) => ({ ...day, closes: '17:00' })));
    expect(record.hours.weeks[regionId]?.[2]?.closes).toBe('17:00');
    const day = await seen();
    expect(day.closes).toBe('17:00');
    const inTime = startsInTime(basicMinutes, '17:00');
    expect(inTime.length).toBeLessThan(startsInTime(basicMinutes).length);
    expect(await offered()).toEqual(inTime);
    expect(day.starts.flatMap(({ reason }) => reason ?? [])).toEqual(
      starts.slice(inTime.length).map(() => 'too-late-for-job'),
    );
    const late = starts.find((start) => later(start, cells * 30) > '17:00') ?? time;
    expect(await refusal(hold(shop, { appointmentTime: late }))).toMatchObject({
      code: 'outside_hours',
      message: 'This job wouldn’t be done by 5:00 PM. Choose an earlier time.',
    });
  });

  test('close a weekday, and open a Sunday once a crew works on it', async () => {
    await change((day, weekday) => (weekday === 2 ? null : day));
    expect(await seen()).toEqual({ date: '2026-12-08', state: 'closed', starts: [] });
    expect(await refusal(hold(shop))).toMatchObject({ code: 'closed_day' });

    const workday = catalogue.regions[0]?.week[1] ?? null;
    const opened = await change((day, weekday) => (weekday === 0 ? workday : day));
    expect(opened.effects).toContain(
      `${regionName}: no crew works on Sunday yet, so customers see no times. Add the day to a crew.`,
    );
    expect(await offered('2026-12-06')).toEqual([]);
    const { crews } = await owner.staff('getCrews', {});
    const crew = crews.find(({ id }) => id === crewId);
    if (crew === undefined) throw new Error('There is no crew');
    const { id, jobsAhead: _, regionId: __, ...rest } = crew;
    await owner.staff('changeCrew', {
      params: { id },
      body: { ...rest, workingDays: [0, ...crew.workingDays], dryRun: false },
    });
    expect(await offered('2026-12-06')).toEqual(startsInTime(basicMinutes));
    await book(shop, { appointmentDate: '2026-12-06' });
  });

  test('are on the board, with the starts of each day', async () => {
    await change(withMore);
    const query = { from: '2026-12-06', days: 2, region: regionId };
    const [region] = (await owner.staff('getSchedule', { query })).regions;
    expect(region?.openings.map((day) => [day.date, day.starts.length])).toEqual([['2026-12-07', starts.length + 1]]);
  });
});

describe('bookings that were made before', () => {
  test('keep their start, their crew and their half hours, and are listed with the reason', async () => {
    const { booking } = await book(shop);
    const before = await storedBooking(shop, booking.trackingCode);
    const preview = await change(withoutMorning, { dryRun: true });
    expect(preview.effects).toEqual([`${regionName}: Tuesday no longer starts at ${formatTime(time)}.`]);
    expect(preview.standing).toMatchObject({
      count: 1,
      bookings: [{ trackingCode: booking.trackingCode, reason: `${formatTime(time)} is no longer offered` }],
    });
    expect(await offered()).toContain(time);
    await change(withoutMorning);
    expect(await offered()).not.toContain(time);
    expect(await storedBooking(shop, booking.trackingCode)).toEqual(before);
    // The half hours of a start that is not offered are as taken as any others.
    for (const _ of crewIds.slice(1)) await hold(shop, { appointmentTime: nextTime });
    expect(await refusal(hold(shop, { appointmentTime: nextTime }))).toMatchObject({ code: 'slot_taken' });
  });

  test.each<[string, Edit, string]>([
    ['the day is closed', (day, weekday) => (weekday === 2 ? null : day), 'The day is closed'],
    [
      'the job would end after closing',
      // Its drive no longer fits.
      tuesday((day) => ({ ...day, closes: later(time, minutes), starts: [time] })),
      `Ends after ${formatTime(later(time, minutes))}`,
    ],
  ])('are listed when %s', async (_, edit, reason) => {
    await book(shop);
    expect((await change(edit, { dryRun: true })).standing).toMatchObject({ count: 1, bookings: [{ reason }] });
    const saved = await change(edit);
    expect(saved.standing.count).toBe(1);
    // Known already: the next change doesn't list it again.
    expect((await change(withMore, { of: farRegionId })).standing.count).toBe(0);
  });

  test('can be made longer at a start that is no longer offered, where the crew is free', async () => {
    const { booking } = await book(shop, { packageId: basicPackageId, addOnIds: [] });
    await change(withoutMorning);
    const params = { code: booking.trackingCode };
    const version = await versionOf(shop, { booking });
    const body = { version, packageId: sampleShop.longerPackageId, reason: '', notify: false, dryRun: true };
    const { place } = await owner.staff('changeByShop', { params, body });
    expect(place).toMatchObject({ obstacle: null });
  });

  test('can be moved only to a start that is offered', async () => {
    const ticket = await book(shop);
    await change(withMore);
    await reschedule(shop, ticket, { appointmentDate: '2026-12-08', appointmentTime: unofferedTime });
    expect((await storedBooking(shop, ticket.booking.trackingCode)).row.appointmentTime).toBe(unofferedTime);
    const other = possibleStarts.find((start) => start > unofferedTime && !starts.includes(start)) ?? time;
    expect(
      await refusal(reschedule(shop, ticket, { appointmentDate: '2026-12-08', appointmentTime: other })),
    ).toMatchObject({ code: 'outside_hours' });
  });
});

describe('what is contradictory cannot be saved', () => {
  test.each<[string, Edit, Record<string, string>]>([
    ['no day at all', () => null, { [`weeks.${regionId}`]: 'Please open at least one day.' }],
    [
      'closing before opening',
      tuesday((day) => ({ ...day, closes: later(opens, -30) })),
      {
        [`weeks.${regionId}.2`]: 'Closing has to be after opening.',
      },
    ],
    [
      'no start',
      tuesday((day) => ({ ...day, starts: [] })),
      {
        [`weeks.${regionId}.2`]: 'Please choose at least one start time, or close the day.',
      },
    ],
    [
      'a start before opening',
      tuesday((day) => ({ ...day, opens: later(firstStart, 30) })),
      {
        [`weeks.${regionId}.2`]: `${formatTime(firstStart)} is outside these hours.`,
      },
    ],
  ])('%s', async (_, edit, fields) => {
    for (const dryRun of [true, false]) {
      expect(await refusal(change(edit, { dryRun }))).toMatchObject({ code: 'invalid_value', fields });
    }
    expect(await owner.staff('getHours', {})).toMatchObject({ version: 0 });
  });

  test('hours of a region that the shop does not serve, or of too few', async () => {
    const { hours } = await owner.staff('getHours', {});
    const { [regionId]: own, ...others } = hours.weeks;
    for (const weeks of [others, { ...hours.weeks, miami: own ?? [] }]) {
      const body = { version: 0, hours: { ...hours, weeks }, dryRun: false };
      expect(await refusal(owner.staff('changeHours', { body }))).toMatchObject({ code: 'invalid_value' });
    }
  });

  test('starts out of order, twice, or off the half hour', async () => {
    const { hours } = await owner.staff('getHours', {});
    for (const wrong of [['09:30', '09:00'], ['09:00', '09:00'], ['09:15']]) {
      const week = (hours.weeks[regionId] ?? []).map((day) => day && { ...day, starts: wrong });
      const body = { version: 0, hours: { ...hours, weeks: { ...hours.weeks, [regionId]: week } }, dryRun: false };
      expect(await refusal(owner.staff('changeHours', { body: body as never }))).toMatchObject({
        code: 'invalid_value',
      });
    }
  });
});

test('a change is audited region by region, and one without a difference is no change', async () => {
  await change((day) => day);
  expect(await owner.staff('getHours', {})).toMatchObject({ version: 0, changed: null });
  await change(withMore);
  const rows = await shop.database.connection.select().from(audit).where(eq(audit.action, 'hours.changed')).all();
  expect(rows.map(({ subject, userId }) => [subject, userId])).toEqual([[regionId, owner.account.id]]);
});

test('a second admin who saves older hours is refused', async () => {
  await change(withMore);
  expect(await refusal(change(withoutMorning, { version: 0 }))).toMatchObject({ code: 'changed_meanwhile' });
  expect(await offered()).toContain(time);
});

test('printed hours are said as pages and emails will have them, and as they were', async () => {
  const print = async (weekdays: OpenHours, saturday: OpenHours | null) => {
    const { version, hours } = await owner.staff('getHours', {});
    const shopAndPhone = [null, weekdays, weekdays, weekdays, weekdays, weekdays, saturday];
    const printed = { ...hours.printed, shopAndPhone };
    return owner.staff('changeHours', { body: { version, hours: { ...hours, printed }, dryRun: false } });
  };
  await print({ opens: '09:00', closes: '18:00' }, { opens: '10:00', closes: '16:00' });
  const { effects } = await print({ opens: '07:30', closes: '15:00' }, null);
  expect(effects).toEqual([
    'Shop and phone: Mon-Fri 7:30am-3pm on pages and in emails, instead of Mon-Fri 9am-6pm, Sat 10am-4pm.',
  ]);
});

describe('holidays', () => {
  type Holidays = ShopHours['holidays'];
  const keep = async (holidays: Holidays, dryRun = false) => {
    const { version, hours } = await owner.staff('getHours', {});
    return owner.staff('changeHours', { body: { version, hours: { ...hours, holidays }, dryRun } });
  };
  const everywhere = { regionIds: null, isObserved: false };

  test('are none at first; one that is switched on closes its day everywhere, for visitors and on the board', async () => {
    expect((await owner.staff('getHours', {})).hours.holidays).toEqual({});
    const { effects } = await keep({ christmas: everywhere });
    expect(effects).toEqual(['Christmas Day: closed in all regions, next on Fri, Dec 25.']);
    expect(await seen('2026-12-25')).toMatchObject({ state: 'closed' });
    expect(await refusal(hold(shop, { appointmentDate: '2026-12-25' }))).toMatchObject({ code: 'closed_day' });
    const [region] = (await owner.staff('getSchedule', { query: { from: '2026-12-25', days: 1 } })).regions;
    expect(region?.closures).toEqual([{ date: '2026-12-25', reason: 'Christmas Day', canReopen: false }]);
    await keep({});
    expect(await seen('2026-12-25')).toMatchObject({ state: 'open' });
  });

  test('of some regions leave the others at work', async () => {
    await keep({ christmas: { regionIds: [farRegionId], isObserved: false } });
    expect(await seen('2026-12-25')).toMatchObject({ state: 'open' });
    expect(await seen('2026-12-25', farZip)).toMatchObject({ state: 'closed' });
  });

  test('close the observed day too where the shop wants it', async () => {
    // Independence Day of 2027 is a Sunday.
    const { effects } = await keep({ independence: { regionIds: null, isObserved: true } });
    expect(effects).toEqual(['Independence Day: closed in all regions, next on Sun, Jul 4 and Mon, Jul 5.']);
  });

  test('name the bookings on their days, which stay', async () => {
    const { booking } = await book(shop, { appointmentDate: '2026-12-25' });
    expect((await keep({ christmas: everywhere }, true)).standing).toMatchObject({
      count: 1,
      bookings: [{ trackingCode: booking.trackingCode, reason: 'Christmas Day is off' }],
    });
    await keep({ christmas: everywhere });
    expect((await storedBooking(shop, booking.trackingCode)).row.status).toBe('confirmed');
    expect((await keep({ christmas: everywhere, labor: everywhere }, true)).standing.count).toBe(0);
  });

  test('are left out of a closure of several days, and audited', async () => {
    await keep({ christmas: everywhere });
    const body = { from: '2026-12-24', until: '2026-12-26', regionId: null, reason: 'Rest', dryRun: false };
    const { closures } = await owner.staff('addClosures', { body });
    expect(closures.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-26']);
    const rows = await shop.database.connection.select().from(audit).where(eq(audit.action, 'hours.changed')).all();
    expect(rows.map(({ subject, data }) => [subject, data])).toEqual([
      ['holidays', { before: {}, after: { christmas: everywhere } }],
    ]);
  });

  test('of a region that is not served are refused', async () => {
    expect(await refusal(keep({ christmas: { regionIds: ['miami'], isObserved: false } }))).toMatchObject({
      code: 'invalid_value',
      fields: { holidays: 'Please choose from the regions that the shop serves.' },
    });
  });
});
