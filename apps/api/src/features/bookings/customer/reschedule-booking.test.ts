import { codeOf, detailsOf } from '@tintforge/api-contract/client';
import { timeZone } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, details, hold, refusal, reschedule, type Ticket } from '../../../testing/customer';
import { meet } from '../../../testing/meet';
import { leaveTwoCrews } from '../../../testing/mishaps';
import {
  byPolicy,
  halfHours,
  instantOnShopClock,
  lateFee,
  minutesOf,
  morningOf,
  onShopClock,
  sampleShop,
  startsClearOf,
  startsInTime,
} from '../../../testing/sample-shop';
import { cancelByStaff, checkIn, keepByStaff, ownerOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { eventsOf } from '../../jobs';

const { crewId, otherCrewId, time, nextTime, afternoon, starts } = sampleShop;
/** The start is in the morning of Tuesday 2026-12-08. */
const startsAt = Date.parse(morningOf('2026-12-08'));
const day = 86_400_000;
const minute = 60_000;
const nextDay = { appointmentDate: '2026-12-09', appointmentTime: afternoon } as const;
const stranger = { customerEmail: 'stranger@tintforge.example', customerPhone: '8135550177' };

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const cellsFrom = (crew: string, date: string, start: string) =>
  halfHours(start).map((cell) => `${crew} ${date} ${cell}`);
/** A late cancellation of the sample order, in dollars. */
const late = { refund: byPolicy / 100, kept: lateFee / 100 };

describe('a booking that is moved', () => {
  test('has the new start in everything, and the same order, price and crew', async () => {
    const booked = await book(shop);
    expect(await reschedule(shop, booked, nextDay)).toMatchObject({
      ...nextDay,
      status: 'confirmed',
      paymentStatus: 'paid',
      totalPrice: sampleShop.total,
      jobMinutes: sampleShop.minutes,
      appointmentInstant: instantOnShopClock(`2026-12-09T${afternoon}`),
      policy: { freeUntil: instantOnShopClock(`2026-12-08T${afternoon}`), lateFee: late.kept },
    });
    const { cells, history, mails, row } = await stored(booked);
    expect(cells).toEqual(cellsFrom(crewId, '2026-12-09', afternoon));
    expect(history).toEqual(['held', 'paid', 'rescheduled']);
    expect(mails).toEqual(['booking-confirmed', 'booking-rescheduled']);
    expect((await eventsOf(shop.database.connection, row.id)).at(-1)).toMatchObject({
      actor: 'customer',
      at: shop.clock.now(),
      data: { from: startsAt, to: Date.parse(onShopClock(`2026-12-09T${afternoon}`)) },
    });
  });

  test('leaves its old start to others', async () => {
    await leaveTwoCrews(shop);
    await hold(shop, stranger);
    const booked = await book(shop);
    expect(await refusal(hold(shop))).toMatchObject({ code: 'slot_taken' });
    await reschedule(shop, booked, nextDay);
    expect((await hold(shop)).booking.status).toBe('pending');
  });

  test('may overlap itself: its own half hours count as free', async () => {
    await hold(shop, stranger);
    const booked = await book(shop);
    expect((await stored(booked)).cells).toEqual(cellsFrom(otherCrewId, '2026-12-08', time));
    await reschedule(shop, booked, { appointmentDate: '2026-12-08', appointmentTime: nextTime });
    expect((await stored(booked)).cells).toEqual(cellsFrom(otherCrewId, '2026-12-08', nextTime));
  });

  test('goes to another crew when its own has something else to do', async () => {
    const booked = await book(shop);
    await hold(shop, { ...stranger, ...nextDay });
    await reschedule(shop, booked, nextDay);
    expect((await stored(booked)).cells).toEqual(cellsFrom(otherCrewId, '2026-12-09', afternoon));
  });

  test('stays with its crew although the other one is busier', async () => {
    await hold(shop, stranger);
    const booked = await book(shop);
    await hold(shop, { ...stranger, appointmentDate: '2026-12-09' });
    await reschedule(shop, booked, nextDay);
    expect((await stored(booked)).row.crewId).toBe(otherCrewId);
  });

  test('may be moved again, and each move is told', async () => {
    const booked = await book(shop);
    await reschedule(shop, booked, nextDay);
    await reschedule(shop, booked, { ...nextDay, appointmentTime: time });
    expect(await stored(booked)).toMatchObject({
      history: ['held', 'paid', 'rescheduled', 'rescheduled'],
      mails: ['booking-confirmed', 'booking-rescheduled', 'booking-rescheduled'],
    });
  });

  test('has a calendar file that takes the place of the old one', async () => {
    const booked = await book(shop);
    const calendar = () =>
      shop.call('getBookingCalendar', {
        params: { code: booked.booking.trackingCode },
        bookingToken: booked.manageToken,
      });
    const line = (text: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim();
    const before = await calendar();
    await reschedule(shop, booked, nextDay);
    const after = await calendar();
    expect(line(after, 'UID')).toBe(line(before, 'UID'));
    expect(Number(line(after, 'SEQUENCE'))).toBeGreaterThan(Number(line(before, 'SEQUENCE')));
    expect(line(after, `DTSTART;TZID=${timeZone}`)).toBe(`20261209T${afternoon.replace(':', '')}00`);
  });

  test('is reminded of anew; what was planned for the old start names it', async () => {
    const booked = await book(shop);
    await reschedule(shop, booked, nextDay);
    expect((await stored(booked)).plannedMails).toEqual([
      { kind: 'reminder', dueAt: startsAt - day },
      { kind: 'aftercare', dueAt: Date.parse(onShopClock('2026-12-09T09:00')) },
      { kind: 'reminder', dueAt: Date.parse(onShopClock(`2026-12-08T${afternoon}`)) },
      { kind: 'aftercare', dueAt: Date.parse(onShopClock('2026-12-10T09:00')) },
    ]);
  });

  test('there and back is reminded of once for each start', async () => {
    const booked = await book(shop);
    await reschedule(shop, booked, nextDay);
    await reschedule(shop, booked, { appointmentDate: '2026-12-08', appointmentTime: time });
    expect((await stored(booked)).plannedMails.filter(({ kind }) => kind === 'reminder')).toHaveLength(2);
  });

  test.each([
    ['forward', '2027-03-10', '2027-03-12', '2027-03-15', 3 * 24 - 1],
    ['back', '2026-10-28', '2026-10-30', '2026-11-02', 3 * 24 + 1],
  ])('over the night in which the clocks go %s keeps its time of day', async (_name, today, from, to, hours) => {
    shop.clock.set(Date.parse(onShopClock(`${today}T10:00`)));
    const booked = await book(shop, { appointmentDate: from });
    const before = (await stored(booked)).row.startsAt;
    const moved = await reschedule(shop, booked, { appointmentDate: to, appointmentTime: time });
    expect(moved.appointmentInstant).toBe(morningOf(to));
    expect((await stored(booked)).row.startsAt - before).toBe(hours * 60 * minute);
    expect(Date.parse(morningOf(to)) - Date.parse(moved.policy.freeUntil ?? '')).toBe(day);
  });

  test('may also be one that staff keep without a card', async () => {
    const kept = await hold(shop);
    await keepByStaff(shop, kept);
    expect(await reschedule(shop, kept, nextDay)).toMatchObject({ status: 'scheduled', paymentStatus: 'on-site' });
    expect((await stored(kept)).cells).toEqual(cellsFrom(crewId, '2026-12-09', afternoon));
  });
});

describe('moving to the start that a booking has', () => {
  const same = { appointmentDate: '2026-12-08', appointmentTime: time } as const;

  test.each([
    ['while it is free', startsAt - 2 * day],
    ['and also later, as after an answer that was lost', startsAt - 1],
  ])('writes nothing: %s', async (_name, now) => {
    const booked = await book(shop);
    shop.clock.set(now);
    const { row } = await stored(booked);
    const before = await rowCounts(shop);
    expect(await reschedule(shop, booked, same)).toEqual(await details(shop, booked));
    expect(await rowCounts(shop)).toEqual(before);
    expect((await stored(booked)).row).toEqual(row);
  });
});

describe('the policy clock', () => {
  test('lets a booking be moved up to exactly 24 hours before its start', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt - day);
    expect((await details(shop, booked)).mayReschedule).toBe(true);
    expect((await reschedule(shop, booked, nextDay)).appointmentDate).toBe('2026-12-09');
  });

  test('needs a call a millisecond later', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt - day + 1);
    const before = await rowCounts(shop);
    expect((await details(shop, booked)).mayReschedule).toBe(false);
    expect(await refusal(reschedule(shop, booked, nextDay))).toMatchObject({
      status: 409,
      code: 'not_movable',
      message: expect.stringContaining(sampleShop.regionPhone),
      details: { phone: sampleShop.regionPhone },
    });
    expect(await rowCounts(shop)).toEqual(before);
    expect((await stored(booked)).cells).toEqual(cellsFrom(crewId, '2026-12-08', time));
  });

  test('gives the half hour after paying to who booked inside the 24 hours, and no new one for moving', async () => {
    const [first = time, second = time] = startsInTime().filter((start) => start >= '13:00');
    // Half an hour before the last moment of the lead time.
    shop.clock.set(Date.parse(onShopClock(`2026-12-08T${first}`)) - (sampleShop.leadMinutes + 30) * minute);
    const paidAt = shop.clock.now();
    const booked = await book(shop, { appointmentTime: first });
    shop.clock.advance(30 * minute);
    const moved = await reschedule(shop, booked, { appointmentDate: '2026-12-08', appointmentTime: second });
    const freeUntil = new Date(paidAt + 30 * minute).toISOString();
    expect(moved).toMatchObject({ mayReschedule: true, policy: { freeUntil } });
    shop.clock.advance(1);
    expect(await details(shop, booked)).toMatchObject({
      mayReschedule: false,
      cancellation: late,
    });
    expect(await refusal(reschedule(shop, booked, nextDay))).toMatchObject({ code: 'not_movable' });
  });

  test('follows the new start, also when that is so near that nothing is free any more', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt - day);
    const moved = await reschedule(shop, booked, { appointmentDate: '2026-12-08', appointmentTime: nextTime });
    expect(moved.policy.freeUntil).toBe(instantOnShopClock(`2026-12-07T${nextTime}`));
    const nearer = await reschedule(shop, booked, { appointmentDate: '2026-12-07', appointmentTime: afternoon });
    expect(nearer).toMatchObject({
      mayReschedule: false,
      policy: { freeUntil: instantOnShopClock(`2026-12-06T${afternoon}`) },
      cancellation: late,
    });
    expect((await stored(booked)).plannedMails.filter(({ kind }) => kind === 'reminder')).toHaveLength(2);
  });

  test('never gives a lapsed refund back: what is late stays where it is', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt - day + 1);
    await refusal(reschedule(shop, booked, { ...nextDay, appointmentDate: '2027-01-05' }));
    expect(await cancel(shop, booked)).toMatchObject(late);
  });
});

describe('a booking cannot be moved', () => {
  /** The last start of today, ten o’clock, before the lead time is over. */
  const tooSoon = starts.findLast((start) => minutesOf(start) < 10 * 60 + sampleShop.leadMinutes) ?? time;
  const twoLongest = sampleShop.longest.addOnIds.slice(0, 2);

  test('before it is paid: the wizard holds another start', async () => {
    expect(await refusal(reschedule(shop, await hold(shop), nextDay))).toMatchObject({ code: 'not_movable' });
  });

  test('once it is cancelled, not even to where it was', async () => {
    const booked = await book(shop, nextDay);
    await cancel(shop, booked);
    expect(await refusal(reschedule(shop, booked, nextDay))).toMatchObject({
      code: 'not_movable',
    });
  });

  test('once the crew is at the car', async () => {
    const booked = await book(shop);
    await checkIn(shop, booked);
    expect(await refusal(reschedule(shop, booked, nextDay))).toMatchObject({ code: 'not_movable' });
  });

  test.each([
    ['a Sunday', { appointmentDate: '2026-12-13', appointmentTime: time }, 'closed_day'],
    ['a day that is over', { appointmentDate: '2026-11-30', appointmentTime: time }, 'too_soon'],
    ['a start within the lead time', { appointmentDate: '2026-12-01', appointmentTime: tooSoon }, 'too_soon'],
    ['farther than the calendar', { appointmentDate: '2027-02-10', appointmentTime: time }, 'too_far'],
  ] as const)('to %s', async (_name, start, code) => {
    const booked = await book(shop);
    expect(await refusal(reschedule(shop, booked, start))).toMatchObject({ status: 422, code });
  });

  test('to a start from which its crew would not be done in time, where a shorter job is', async () => {
    const last = { ...nextDay, appointmentTime: sampleShop.lastTime };
    const [long, short] = [await book(shop, { addOnIds: twoLongest }), await book(shop, { addOnIds: [] })];
    expect(await refusal(reschedule(shop, long, last))).toMatchObject({ status: 422, code: 'outside_hours' });
    expect(await reschedule(shop, short, last)).toMatchObject(last);
  });

  test('to a start that is taken: it stays, and the starts that are left are told', async () => {
    const booked = await book(shop);
    await leaveTwoCrews(shop, nextDay);
    await hold(shop, { ...stranger, ...nextDay });
    await hold(shop, { ...stranger, ...nextDay });
    const before = await rowCounts(shop);
    const error: unknown = await reschedule(shop, booked, nextDay).catch((thrown) => thrown);
    const days = detailsOf(error, 'slot_taken')?.days ?? [];
    const left = days[0]?.starts.filter((start) => start.available).map((start) => start.time);
    expect(left).toEqual(startsClearOf(afternoon));
    expect(left).not.toEqual([]);
    expect(await rowCounts(shop)).toEqual(before);
    expect((await stored(booked)).cells).toEqual(cellsFrom(crewId, '2026-12-08', time));
  });
});

describe('at the same moment', () => {
  test('two customers move to the last free start: one has it, the other reads what is left and keeps their own', async () => {
    await leaveTwoCrews(shop, nextDay);
    await hold(shop, { ...stranger, ...nextDay });
    const tickets = [await book(shop), await book(shop)] as const;
    const [first, second] = tickets;
    const [won, lost] = await meet(shop, [
      () => reschedule(shop, first, nextDay),
      () => reschedule(shop, second, nextDay),
    ]);
    expect([won.status, lost.status]).toEqual(['fulfilled', 'rejected']);
    expect((await stored(first)).cells).toEqual(cellsFrom(sampleShop.crewIds.at(-1) ?? '', '2026-12-09', afternoon));
    expect((await stored(second)).cells).toEqual(cellsFrom(otherCrewId, '2026-12-08', time));
    const error: unknown = lost.status === 'rejected' ? lost.reason : undefined;
    expect(detailsOf(error, 'slot_taken')?.days[0]?.date).toBe('2026-12-09');
  });

  test.each([
    ['the hold first', true],
    ['the move first', false],
  ])('a hold and a move want the last free start: %s', async (_name, isHoldFirst) => {
    await leaveTwoCrews(shop, nextDay);
    await hold(shop, { ...stranger, ...nextDay });
    const booked = await book(shop);
    const holding = () => hold(shop, { ...stranger, ...nextDay });
    const moving = () => reschedule(shop, booked, nextDay);
    const outcomes = await meet(shop, isHoldFirst ? [holding, moving] : [moving, holding]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const [, lost] = outcomes;
    expect(codeOf(lost.status === 'rejected' ? lost.reason : undefined)).toBe('slot_taken');
    expect((await stored(booked)).row.appointmentDate).toBe(isHoldFirst ? '2026-12-08' : '2026-12-09');
    expect((await stored(booked)).cells).toHaveLength(sampleShop.cells);
  });

  test.each([
    ['the customer first', 'confirmed'],
    ['staff first', 'cancelled'],
  ])('a customer moves and staff cancel: %s', async (_name, status) => {
    const booked = await book(shop);
    await ownerOf(shop);
    const moving = () => reschedule(shop, booked, nextDay);
    const staff = () => cancelByStaff(shop, booked);
    const outcomes = await meet(shop, status === 'confirmed' ? [moving, staff] : [staff, moving]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected']);
    const { row, cells } = await stored(booked);
    expect(row.status).toBe(status);
    expect(cells).toEqual(status === 'cancelled' ? [] : cellsFrom(crewId, '2026-12-09', afternoon));
  });

  test('the same move in three tabs is one move', async () => {
    const booked = await book(shop);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => reschedule(shop, booked, nextDay)));
    for (const other of others) expect(other).toEqual(first);
    expect(await stored(booked)).toMatchObject({
      history: ['held', 'paid', 'rescheduled'],
      mails: ['booking-confirmed', 'booking-rescheduled'],
    });
  });

  test('a move and a cancellation of the same customer agree in the end', async () => {
    const booked = await book(shop);
    const before = (await stored(booked)).row.appointmentDate;
    const [moving] = await Promise.allSettled([
      reschedule(shop, booked, nextDay),
      cancel(shop, booked, sampleShop.total),
    ]);
    // A server may let the cancellation be first.
    const isMoved = moving.status === 'fulfilled';
    if (!isMoved) expect(codeOf(moving.reason)).toBe('not_movable');
    expect(await stored(booked)).toMatchObject({
      row: { status: 'cancelled', appointmentDate: isMoved ? '2026-12-09' : before },
      cells: [],
      history: ['held', 'paid', ...(isMoved ? ['rescheduled'] : []), 'cancelled'],
    });
  });
});
