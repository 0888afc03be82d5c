import type { ShopHours } from '@tintforge/api-contract';
import type { OpeningDay } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema';
import { book, hold, refusal, reschedule } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { versionOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

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
async function change(edit: Edit, { regionId = 'tampa', dryRun = false, version = -1 } = {}) {
  const record = await owner.staff('getHours', {});
  const week = record.hours.weeks[regionId] ?? [];
  const hours: ShopHours = { ...record.hours, weeks: { ...record.hours.weeks, [regionId]: week.map(edit) } };
  return owner.staff('changeHours', { body: { version: version < 0 ? record.version : version, hours, dryRun } });
}

const tuesday =
  (edit: (day: OpeningDay) => OpeningDay | null): Edit =>
  (day, weekday) =>
    weekday === 2 && day !== null ? edit(day) : day;

const withNoon: Edit = (day) => day && { ...day, starts: [...day.starts, '12:00' as const].toSorted() };
const withoutNine = tuesday((day) => ({ ...day, starts: day.starts.filter((start) => start !== '09:00') }));

/** The day's starts, as a visitor sees them. */
async function seen(from = '2026-12-08', zip = '33602') {
  const query = { zip, from, days: 1, vehicleType: 'sedan', packageId: 'sedan-basic' } as const;
  const [day] = (await shop.call('getAvailability', { query })).days;
  if (day === undefined) throw new Error('There is no such day');
  return day;
}

const offered = async (from?: string) =>
  (await seen(from)).starts.filter(({ available }) => available).map(({ time }) => time);

describe('the hours in force', () => {
  test('are those of the catalog until somebody changes them, and then say who and when', async () => {
    const before = await owner.staff('getHours', {});
    expect(before).toMatchObject({ version: 0, changed: null });
    expect(before.hours.weeks.tampa?.[2]).toEqual(catalogue.regions[0]?.week[2]);
    expect(before.hours.printed).toEqual(catalogue.hours);
    await change(withNoon);
    expect(await owner.staff('getHours', {})).toMatchObject({
      version: 1,
      changed: { at: '2026-12-01T15:00:00.000Z', by: 'the-owner' },
    });
  });

  test('offer noon to visitors and to staff as soon as it is switched on, in that region only', async () => {
    expect((await seen()).starts).toHaveLength(14);
    await change(withNoon);
    expect(await offered()).toContain('12:00');
    expect((await seen('2026-12-08', '33701')).starts).toHaveLength(14);
    const { booking } = await book(shop, { appointmentTime: '12:00' });
    expect((await storedBooking(shop, booking.trackingCode)).cells[0]).toBe('tampa-1 2026-12-08 24');
    const query = {
      from: '2026-12-08',
      days: 1,
      zip: '33602',
      vehicleType: 'sedan',
      packageId: 'sedan-basic',
    } as const;
    const staffStarts = (await owner.staff('getStaffStarts', { query })).days[0]?.starts.map(({ time }) => time);
    expect(staffStarts).toContain('12:00');
  });

  test('a start that is not offered is refused with the reason, to customers and to staff', async () => {
    const message = 'No job starts at 12:00 PM on this day. Choose another time.';
    const answer = { code: 'outside_hours', fields: { appointmentTime: message } };
    expect(await refusal(hold(shop, { appointmentTime: '12:00' }))).toMatchObject(answer);
    const body = phoneBookingOf(catalogue, { appointmentTime: '12:00' });
    expect(
      await refusal(owner.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() })),
    ).toMatchObject(answer);
  });

  test('end the day at closing: what would end later is too late for the job', async () => {
    const { record } = await change(tuesday((day) => ({ ...day, closes: '17:00' })));
    expect(record.hours.weeks.tampa?.[2]?.closes).toBe('17:00');
    const day = await seen();
    expect(day.closes).toBe('17:00');
    expect(day.starts.find(({ time }) => time === '14:30')).toMatchObject({ available: true });
    expect(day.starts.find(({ time }) => time === '15:00')).toMatchObject({ reason: 'too-late-for-job' });
    expect(await refusal(hold(shop, { appointmentTime: '16:00' }))).toMatchObject({
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
      'Tampa Bay: no crew works on Sunday yet, so customers see no times. Add the day to a crew.',
    );
    expect(await offered('2026-12-06')).toEqual([]);
    const { crews } = await owner.staff('getCrews', {});
    const [crew] = crews.filter(({ regionId }) => regionId === 'tampa');
    if (crew === undefined) throw new Error('There is no crew');
    const { id, jobsAhead: _, regionId: __, ...rest } = crew;
    await owner.staff('changeCrew', {
      params: { id },
      body: { ...rest, workingDays: [0, ...crew.workingDays], dryRun: false },
    });
    expect(await offered('2026-12-06')).toHaveLength(14);
    await book(shop, { appointmentDate: '2026-12-06' });
  });

  test('are on the board, with the starts of each day', async () => {
    await change(withNoon);
    const query = { from: '2026-12-06', days: 2, region: 'tampa' };
    const [region] = (await owner.staff('getSchedule', { query })).regions;
    expect(region?.openings.map(({ date, starts }) => [date, starts.length])).toEqual([['2026-12-07', 15]]);
  });
});

describe('bookings that were made before', () => {
  test('keep their start, their crew and their half hours, and are listed with the reason', async () => {
    const { booking } = await book(shop, { appointmentTime: '09:00' });
    const before = await storedBooking(shop, booking.trackingCode);
    const preview = await change(withoutNine, { dryRun: true });
    expect(preview.effects).toEqual(['Tampa Bay: Tuesday no longer starts at 9:00 AM.']);
    expect(preview.standing).toMatchObject({
      count: 1,
      bookings: [{ trackingCode: booking.trackingCode, reason: '9:00 AM is no longer offered' }],
    });
    expect(await offered()).toContain('09:00');
    await change(withoutNine);
    expect(await offered()).not.toContain('09:00');
    expect(await storedBooking(shop, booking.trackingCode)).toEqual(before);
    // The half hours of a start that is not offered are as taken as any others.
    for (let crews = 0; crews < 2; crews += 1) await hold(shop, { appointmentTime: '13:00' });
    expect(await refusal(hold(shop, { appointmentTime: '13:00' }))).toMatchObject({ code: 'slot_taken' });
  });

  test.each<[string, Edit, string]>([
    ['the day is closed', (day, weekday) => (weekday === 2 ? null : day), 'The day is closed'],
    [
      'the job would end after closing',
      tuesday((day) => ({ ...day, closes: '12:00', starts: ['09:00'] })),
      'Ends after 12:00 PM',
    ],
  ])('are listed when %s', async (_, edit, reason) => {
    await book(shop, { appointmentTime: '09:00' });
    expect((await change(edit, { dryRun: true })).standing).toMatchObject({ count: 1, bookings: [{ reason }] });
    const saved = await change(edit);
    expect(saved.standing.count).toBe(1);
    // Known already: the next change doesn't list it again.
    expect((await change(withNoon, { regionId: 'naples' })).standing.count).toBe(0);
  });

  test('can be made longer at a start that is no longer offered, where the crew is free', async () => {
    const { booking } = await book(shop, { appointmentTime: '09:00', packageId: 'sedan-basic', addOnIds: [] });
    await change(withoutNine);
    const params = { code: booking.trackingCode };
    const version = await versionOf(shop, { booking });
    const body = { version, packageId: 'sedan-ultimate', reason: '', notify: false, dryRun: true };
    const { place } = await owner.staff('changeByShop', { params, body });
    expect(place).toMatchObject({ obstacle: null });
  });

  test('can be moved only to a start that is offered', async () => {
    const ticket = await book(shop, { appointmentTime: '09:00' });
    await change(withNoon);
    await reschedule(shop, ticket, { appointmentDate: '2026-12-08', appointmentTime: '12:00' });
    expect((await storedBooking(shop, ticket.booking.trackingCode)).row.appointmentTime).toBe('12:00');
    expect(
      await refusal(reschedule(shop, ticket, { appointmentDate: '2026-12-08', appointmentTime: '12:30' })),
    ).toMatchObject({ code: 'outside_hours' });
  });
});

describe('what is contradictory cannot be saved', () => {
  test.each<[string, Edit, Record<string, string>]>([
    ['no day at all', () => null, { 'weeks.tampa': 'Please open at least one day.' }],
    [
      'closing before opening',
      tuesday((day) => ({ ...day, closes: '08:00' })),
      {
        'weeks.tampa.2': 'Closing has to be after opening.',
      },
    ],
    [
      'no start',
      tuesday((day) => ({ ...day, starts: [] })),
      {
        'weeks.tampa.2': 'Please choose at least one start time, or close the day.',
      },
    ],
    [
      'a start before opening',
      tuesday((day) => ({ ...day, opens: '09:30' })),
      {
        'weeks.tampa.2': '9:00 AM is outside these hours.',
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
    const { tampa: _, ...others } = hours.weeks;
    for (const weeks of [others, { ...hours.weeks, miami: hours.weeks.tampa ?? [] }]) {
      const body = { version: 0, hours: { ...hours, weeks }, dryRun: false };
      expect(await refusal(owner.staff('changeHours', { body }))).toMatchObject({ code: 'invalid_value' });
    }
  });

  test('starts out of order, twice, or off the half hour', async () => {
    const { hours } = await owner.staff('getHours', {});
    for (const starts of [['09:30', '09:00'], ['09:00', '09:00'], ['09:15']]) {
      const week = (hours.weeks.tampa ?? []).map((day) => day && { ...day, starts });
      const body = { version: 0, hours: { ...hours, weeks: { ...hours.weeks, tampa: week } }, dryRun: false };
      expect(await refusal(owner.staff('changeHours', { body: body as never }))).toMatchObject({
        code: 'invalid_value',
      });
    }
  });
});

test('a change is audited region by region, and one without a difference is no change', async () => {
  await change((day) => day);
  expect(await owner.staff('getHours', {})).toMatchObject({ version: 0, changed: null });
  await change(withNoon);
  const rows = await shop.database.connection.select().from(audit).where(eq(audit.action, 'hours.changed')).all();
  expect(rows.map(({ subject, userId }) => [subject, userId])).toEqual([['tampa', owner.account.id]]);
});

test('a second admin who saves older hours is refused', async () => {
  await change(withNoon);
  expect(await refusal(change(withoutNine, { version: 0 }))).toMatchObject({ code: 'changed_meanwhile' });
  expect(await offered()).toContain('09:00');
});

test('printed hours are in the next email', async () => {
  const { version, hours } = await owner.staff('getHours', {});
  const early = { opens: '07:30', closes: '15:00' };
  const printed = { ...hours.printed, shopAndPhone: [null, early, early, early, early, early, null] };
  const outcome = await owner.staff('changeHours', { body: { version, hours: { ...hours, printed }, dryRun: false } });
  expect(outcome.effects).toEqual([
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
    await keep({ christmas: { regionIds: ['naples'], isObserved: false } });
    expect(await seen('2026-12-25')).toMatchObject({ state: 'open' });
    expect(await seen('2026-12-25', '34102')).toMatchObject({ state: 'closed' });
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
