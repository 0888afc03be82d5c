import { formatTime, type LeadTime } from '@tintforge/booking-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, details, hold, refusal, reschedule, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { later, minutesOf, onShopClock, sampleShop } from '../../../testing/sample-shop';
import { planVisits, versionOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { crewId, otherCrewId, regionId, time, nextTime, lastTime, afternoon, travelMinutes } = sampleShop;

let shop: TestShop;
let admin: LoggedIn;
let ticket: Ticket;

/** A week before the booking’s day, December 8. */
beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
  ticket = await book(shop);
});
afterEach(() => shop.close());

const page = () => admin.staff('getStaffBooking', { params: { code: ticket.booking.trackingCode } });
const visits = async () =>
  (await page()).staffVisits.map(({ number, date, start, status }) => `${number} ${date} ${start} ${status}`);
const cells = async () => (await storedBooking(shop, ticket.booking.trackingCode)).cells;

/** Acts on a visit as the office sees it now. */
async function act(name: 'startVisit' | 'completeVisit' | 'missVisit' | 'cancelVisit', number: number, more = {}) {
  const body = { version: await versionOf(shop, ticket), ...more };
  return admin.staff(name, { params: { code: ticket.booking.trackingCode, number }, body } as never);
}

const start = (number: number) => act('startVisit', number);
const done = (number: number, more = {}) => act('completeVisit', number, { note: '', ...more });
const miss = (number: number) => act('missVisit', number, { reason: '' });
const giveUp = (number: number) => act('cancelVisit', number, { reason: '' });
/** Sessions end in the days between, so someone else logs in. */
async function goTo(date: string, clock: string = time): Promise<void> {
  shop.clock.set(Date.parse(onShopClock(`${date}T${clock}`)));
  admin = await loggedIn(shop, { role: 'admin' });
}

describe('a plan', () => {
  /** Until half an hour after the crew’s day ends. */
  const tooLong = minutesOf(sampleShop.closes) - minutesOf(lastTime) + 30;

  test('of three days is written whole, each visit with its half hours', async () => {
    await planVisits(shop, ticket, {
      visits: [
        { date: '2026-12-09', minutes: 360 },
        { date: '2026-12-10', minutes: 240 },
      ],
    });
    expect(await visits()).toEqual([
      `1 2026-12-08 ${time} planned`,
      `2 2026-12-09 ${time} planned`,
      `3 2026-12-10 ${time} planned`,
    ]);
    const taken = await cells();
    expect(taken.filter((cell) => cell.includes('2026-12-09'))).toHaveLength((360 + travelMinutes) / 30);
    expect(taken.filter((cell) => cell.includes('2026-12-10'))).toHaveLength((240 + travelMinutes) / 30);
  });

  test('of which one day is taken writes nothing, and names what is in its way', async () => {
    const one = await book(shop, { appointmentDate: '2026-12-10' });
    const { row } = await storedBooking(shop, one.booking.trackingCode);
    const before = await cells();
    const plan = planVisits(shop, ticket, {
      visits: [{ date: '2026-12-09' }, { date: '2026-12-10', crewId: row.crewId }],
    });
    await expect(plan).rejects.toThrow(
      `crew_busy: Thu, Dec 10, ${formatTime(time)}: ${row.trackingCode} is in the way.`,
    );
    expect([await visits(), await cells()]).toEqual([[`1 2026-12-08 ${time} planned`], before]);
  });

  test('that needs a crew twice at once is refused', async () => {
    const plan = planVisits(shop, ticket, { visits: [{}, { start: nextTime }] });
    await expect(plan).rejects.toThrow('Visit 1 of this plan is in the way');
  });

  test('may use the half hours of the visits that it moves', async () => {
    await planVisits(shop, ticket, { visits: [{ date: '2026-12-09' }, { date: '2026-12-10' }] });
    await planVisits(shop, ticket, {
      visits: [
        { number: 2, date: '2026-12-10' },
        { number: 3, date: '2026-12-09' },
      ],
    });
    expect(await visits()).toEqual([
      `1 2026-12-08 ${time} planned`,
      `3 2026-12-09 ${time} planned`,
      `2 2026-12-10 ${time} planned`,
    ]);
  });

  test('that puts another visit first shows it as the appointment', async () => {
    await planVisits(shop, ticket, { visits: [{ date: '2026-12-10' }] });
    await planVisits(shop, ticket, { visits: [{ number: 1, date: '2026-12-11', start: afternoon }] });
    const { row } = await storedBooking(shop, ticket.booking.trackingCode);
    expect([row.appointmentDate, row.visitNumber, row.visitCount]).toEqual(['2026-12-10', 2, 2]);
  });

  test.each([
    ['a Sunday', { date: '2026-12-13' }, 'A visit is on a day that is closed.'],
    [
      'hours outside the region’s',
      { start: lastTime, minutes: tooLong },
      'A visit is outside the hours of the region or the crew.',
    ],
  ] as const)('on %s needs a reason', async (_, visit, why) => {
    await expect(planVisits(shop, ticket, { visits: [visit] })).rejects.toThrow(why);
    await planVisits(shop, ticket, { visits: [visit], reason: 'The customer asked for it' });
    expect((await page()).staffVisits).toHaveLength(2);
  });

  test.each([
    ['a time that has passed', { visits: [{ date: '2026-11-30' }] }, 'This time has passed'],
    ['a visit until late at night', { visits: [{ start: '19:30', minutes: 180 }] }, 'This visit would end too late'],
    [
      'a crew of another region',
      { visits: [{ crewId: `${sampleShop.farRegionId}-1` }] },
      'This crew doesn’t take jobs',
    ],
    ['no visit at all', { visits: [] }, 'There’s nothing to change'],
    ['giving up the only one', { cancelled: [1] }, 'This leaves no visit'],
    ['a visit that isn’t there', { visits: [{ number: 4 }] }, 'Only planned visits can be changed'],
    ['one visit twice', { visits: [{ number: 1 }], cancelled: [1] }, 'only once in a plan'],
  ])('of %s is refused', async (_, plan, why) => {
    await expect(planVisits(shop, ticket, plan as never)).rejects.toThrow(why);
    expect(await visits()).toEqual([`1 2026-12-08 ${time} planned`]);
  });

  test('of a hold is refused: nothing is agreed on', async () => {
    const held = await hold(shop, { appointmentTime: afternoon });
    await expect(planVisits(shop, held, { visits: [{}] })).rejects.toThrow('This booking is pending');
  });

  test('of two people at once is one of them’s', async () => {
    const version = await versionOf(shop, ticket);
    const params = { code: ticket.booking.trackingCode };
    const visit = { crewId, start: time, minutes: 120 } as const;
    const plan = (date: string) =>
      admin.staff('planVisits', {
        params,
        body: { version, visits: [{ ...visit, date }], cancelled: [], reason: '', notify: false },
      });
    const outcomes = await Promise.allSettled([plan('2026-12-10'), plan('2026-12-11')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(plan('2026-12-14'))).toMatchObject({ code: 'changed_meanwhile' });
    expect(await visits()).toHaveLength(2);
  });

  test('reaches the customer: every day on their page, in one email, and in the calendar file', async () => {
    await planVisits(shop, ticket, { visits: [{ date: '2026-12-10' }], notify: true });
    const seen = await details(shop, ticket);
    expect(seen.visits?.map(({ date }) => date)).toEqual(['2026-12-08', '2026-12-10']);
    expect([seen.mayReschedule, seen.mayChange]).toEqual([false, false]);
    const { mails } = await storedBooking(shop, ticket.booking.trackingCode);
    expect(mails.at(-1)).toBe('visits-planned');
    const refused = await refusal(
      reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: afternoon }),
    );
    expect(refused).toMatchObject({ code: 'not_movable', message: expect.stringContaining('several visits') });
  });
});

describe('a job of two visits', () => {
  beforeEach(() => planVisits(shop, ticket, { visits: [{ date: '2026-12-10' }] }));

  test('is in progress from the first check-in until the last visit is done', async () => {
    await goTo('2026-12-08');
    expect((await start(1)).status).toBe('in-progress');
    expect((await done(1)).status).toBe('in-progress');
    expect(await refusal(done(2))).toMatchObject({ code: 'not_possible' });
    expect(await refusal(start(2))).toMatchObject({ code: 'not_possible' });
    await goTo('2026-12-10');
    expect((await page()).can).toMatchObject({ start: true, complete: false });
    expect((await start(2)).status).toBe('in-progress');
    expect((await done(2)).status).toBe('completed');
    expect(await visits()).toEqual([`1 2026-12-08 ${time} completed`, `2 2026-12-10 ${time} completed`]);
    const kinds = (await page()).history.map(({ kind }) => kind);
    expect(kinds.slice(-4)).toEqual(['checked-in', 'visit-completed', 'visit-started', 'completed']);
  });

  test('can be done a day early: what is left is given up', async () => {
    await goTo('2026-12-08');
    await start(1);
    expect((await done(1, { isJobDone: true })).status).toBe('completed');
    expect(await visits()).toEqual([`1 2026-12-08 ${time} completed`, `2 2026-12-10 ${time} cancelled`]);
    expect((await cells()).some((cell) => cell.includes('2026-12-10'))).toBe(false);
  });

  test('is completed when the visit that is left is given up', async () => {
    await goTo('2026-12-08');
    await start(1);
    await done(1);
    expect((await giveUp(2)).status).toBe('completed');
    expect((await page()).can.undo).toBeNull();
  });

  test('keeps a visit when the other is given up, and then can’t give up that one', async () => {
    await giveUp(1);
    expect(await visits()).toEqual([`1 2026-12-08 ${time} cancelled`, `2 2026-12-10 ${time} planned`]);
    const { row } = await storedBooking(shop, ticket.booking.trackingCode);
    expect([row.appointmentDate, row.visitCount]).toEqual(['2026-12-10', 1]);
    expect(await refusal(giveUp(2))).toMatchObject({ message: expect.stringContaining('only visit') });
    // With one visit left, its customer moves it again.
    await reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: afternoon });
    expect(await visits()).toEqual([`1 2026-12-08 ${time} cancelled`, `2 2026-12-11 ${afternoon} planned`]);
  });

  test('goes on after a missed visit, which keeps its half hours', async () => {
    expect(await refusal(miss(1))).toMatchObject({ code: 'not_possible' });
    await goTo('2026-12-08', later(time, 120));
    expect((await miss(1)).status).toBe('confirmed');
    const { row, cells: taken } = await storedBooking(shop, ticket.booking.trackingCode);
    expect(row.appointmentDate).toBe('2026-12-10');
    expect(taken.some((cell) => cell.includes('2026-12-08'))).toBe(true);
    expect(await refusal(miss(2))).toMatchObject({ code: 'not_possible' });
  });

  test('gives all half hours back when it is cancelled', async () => {
    const { can, version } = await page();
    const body = { version, askedBy: 'shop', refund: 'full', amount: can.cancel?.remaining ?? 0, reason: '' } as const;
    await admin.staff('cancelByShop', { params: { code: ticket.booking.trackingCode }, body });
    expect(await cells()).toEqual([]);
    expect(await visits()).toEqual([`1 2026-12-08 ${time} cancelled`, `2 2026-12-10 ${time} cancelled`]);
  });

  test('is taken up again for a rework', async () => {
    await goTo('2026-12-08');
    await start(1);
    await done(1, { isJobDone: true });
    await goTo('2026-12-20');
    await planVisits(shop, ticket, { visits: [{ date: '2026-12-21' }] });
    expect((await page()).status).toBe('in-progress');
    await goTo('2026-12-21');
    await start(3);
    expect((await done(3)).status).toBe('completed');
  });

  test('stays where it is when it has begun', async () => {
    await goTo('2026-12-08');
    await start(1);
    await expect(planVisits(shop, ticket, { visits: [{ number: 1, date: '2026-12-11' }] })).rejects.toThrow(
      'Visit 1 is in-progress. Only planned visits can be changed.',
    );
    expect(await refusal(start(1))).toMatchObject({ code: 'not_possible' });
  });

  test('is shown on the board and in the crew’s day, each visit by itself', async () => {
    const board = await admin.staff('getSchedule', { query: { from: '2026-12-08', days: 3, region: regionId } });
    const jobs = board.regions.flatMap(({ crews }) => crews.flatMap(({ days }) => days.flatMap((day) => day.jobs)));
    expect(jobs.map(({ date, visit }) => [date, visit.position, visit.count])).toEqual([
      ['2026-12-08', 1, 2],
      ['2026-12-10', 2, 2],
    ]);
    expect(board.totals).toMatchObject({ jobs: 2, booked: ticket.booking.totalPrice });
    await goTo('2026-12-10');
    const day = await admin.staff('getCrewDay', { query: { region: regionId } });
    const [job] = day.crews.flatMap((crew) => crew.jobs);
    expect(job).toMatchObject({
      appointmentDate: '2026-12-10',
      status: 'confirmed',
      obstacle: null,
      visit: { position: 2 },
    });
  });
});

describe('days for a plan', () => {
  const dates = (plan: string) =>
    admin.staff('getVisitDates', { query: { code: ticket.booking.trackingCode, from: '2026-12-08', plan } });

  test('are one after the other, with the same crew, in three ways', async () => {
    const { proposals } = await dates('360,360,240');
    expect(proposals.map((places) => places.map(({ date }) => date))).toEqual([
      ['2026-12-08', '2026-12-09', '2026-12-10'],
      ['2026-12-09', '2026-12-10', '2026-12-11'],
      ['2026-12-10', '2026-12-11', '2026-12-12'],
    ]);
    for (const places of proposals) expect(new Set(places.map(({ crewId }) => crewId)).size).toBe(1);
  });

  test('are those on which the wanted crew has room, and can be planned as they are', async () => {
    const { proposals } = await dates(`120.${otherCrewId},600.${otherCrewId}`);
    const [first = []] = proposals;
    expect(first.map(({ crewId }) => crewId)).toEqual([otherCrewId, otherCrewId]);
    const minutes = [120, 600];
    const wanted = first.map((place, index) => ({
      ...place,
      minutes: minutes[index] ?? 0,
      ...(index === 0 && { number: 1 }),
    }));
    await planVisits(shop, ticket, { visits: wanted });
    expect(await visits()).toHaveLength(2);
  });

  test.each<[LeadTime, string]>([
    [{ kind: 'next-working-day' }, '2026-12-02'],
    [{ kind: 'minutes', minutes: 1440 }, '2026-12-02'],
    [{ kind: 'minutes', minutes: 0 }, '2026-12-01'],
  ])('begin after the lead time of the region: %j', async (leadTime, first) => {
    const { version, rules } = await admin.staff('getSettings', {});
    const leadTimes = { ...rules.leadTimes, [regionId]: leadTime };
    await admin.staff('changeSettings', { body: { version, rules: { ...rules, leadTimes }, dryRun: false } });
    const query = { code: ticket.booking.trackingCode, from: '2026-12-01', plan: '60' };
    const { proposals } = await admin.staff('getVisitDates', { query });
    expect(proposals[0]?.[0]?.date).toBe(first);
  });

  test('are none for a visit that fits no day', async () => {
    expect((await dates('840')).proposals).toEqual([]);
  });
});
