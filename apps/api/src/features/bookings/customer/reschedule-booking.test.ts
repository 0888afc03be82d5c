import { codeOf, detailsOf } from '@tintforge/api-contract/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, details, hold, refusal, reschedule, type Ticket } from '../../../testing/customer';
import { meet } from '../../../testing/meet';
import { cancelByStaff, checkIn, keepByStaff, ownerOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { eventsOf } from '../store/booking-store';

/** The start is Tuesday 2026-12-08, nine in the morning in Tampa; the job with its travel is seven half hours. */
const startsAt = Date.parse('2026-12-08T09:00:00-05:00');
const day = 86_400_000;
const minute = 60_000;
const nextDay = { appointmentDate: '2026-12-09', appointmentTime: '13:00' } as const;
const stranger = { customerEmail: 'stranger@tintforge.example', customerPhone: '8135550177' };

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const cellsFrom = (crew: string, date: string, first: number) =>
  Array.from({ length: 7 }, (_, index) => `${crew} ${date} ${first + index}`);

describe('a booking that is moved', () => {
  test('has the new start in everything, and the same order, price and crew', async () => {
    const booked = await book(shop);
    expect(await reschedule(shop, booked, nextDay)).toMatchObject({
      ...nextDay,
      status: 'confirmed',
      paymentStatus: 'paid',
      totalPrice: 449.98,
      jobMinutes: 180,
      appointmentInstant: '2026-12-09T18:00:00.000Z',
      policy: { freeUntil: '2026-12-08T18:00:00.000Z', lateFee: 112.5 },
    });
    const { cells, history, mails, row } = await stored(booked);
    expect(cells).toEqual(cellsFrom('tampa-1', '2026-12-09', 26));
    expect(history).toEqual(['held', 'paid', 'rescheduled']);
    expect(mails).toEqual(['booking-confirmed', 'booking-rescheduled']);
    expect((await eventsOf(shop.database.connection, row.id)).at(-1)).toMatchObject({
      actor: 'customer',
      at: shop.clock.now(),
      data: { from: startsAt, to: Date.parse('2026-12-09T13:00:00-05:00') },
    });
  });

  test('leaves its old start to others', async () => {
    await hold(shop, stranger);
    const booked = await book(shop);
    expect(await refusal(hold(shop))).toMatchObject({ code: 'slot_taken' });
    await reschedule(shop, booked, nextDay);
    expect((await hold(shop)).booking.status).toBe('pending');
  });

  test('may overlap itself: its own half hours count as free', async () => {
    await hold(shop, stranger);
    const booked = await book(shop);
    expect((await stored(booked)).cells).toEqual(cellsFrom('tampa-2', '2026-12-08', 18));
    await reschedule(shop, booked, { appointmentDate: '2026-12-08', appointmentTime: '09:30' });
    expect((await stored(booked)).cells).toEqual(cellsFrom('tampa-2', '2026-12-08', 19));
  });

  test('goes to another crew when its own has something else to do', async () => {
    const booked = await book(shop);
    await hold(shop, { ...stranger, ...nextDay });
    await reschedule(shop, booked, nextDay);
    expect((await stored(booked)).cells).toEqual(cellsFrom('tampa-2', '2026-12-09', 26));
  });

  test('stays with its crew although the other one is busier', async () => {
    await hold(shop, stranger);
    const booked = await book(shop);
    await hold(shop, { ...stranger, appointmentDate: '2026-12-09' });
    await reschedule(shop, booked, nextDay);
    expect((await stored(booked)).row.crewId).toBe('tampa-2');
  });

  test('may be moved again, and each move is told', async () => {
    const booked = await book(shop);
    await reschedule(shop, booked, nextDay);
    await reschedule(shop, booked, { ...nextDay, appointmentTime: '13:30' });
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
    expect(line(after, 'DTSTART;TZID=America/New_York')).toBe('20261209T130000');
  });

  test('is reminded of anew; what was planned for the old start names it', async () => {
    const booked = await book(shop);
    await reschedule(shop, booked, nextDay);
    expect((await stored(booked)).plannedMails).toEqual([
      { kind: 'reminder', dueAt: startsAt - day },
      { kind: 'aftercare', dueAt: Date.parse('2026-12-09T09:00:00-05:00') },
      { kind: 'reminder', dueAt: Date.parse('2026-12-08T13:00:00-05:00') },
      { kind: 'aftercare', dueAt: Date.parse('2026-12-10T09:00:00-05:00') },
    ]);
  });

  test('there and back is reminded of once for each start', async () => {
    const booked = await book(shop);
    await reschedule(shop, booked, nextDay);
    await reschedule(shop, booked, { appointmentDate: '2026-12-08', appointmentTime: '09:00' });
    expect((await stored(booked)).plannedMails.filter(({ kind }) => kind === 'reminder')).toHaveLength(2);
  });

  test.each([
    ['forward', '2027-03-10T10:00:00-05:00', '2027-03-13', '2027-03-15', '2027-03-15T13:00:00.000Z', 47],
    ['back', '2026-10-28T10:00:00-04:00', '2026-10-31', '2026-11-02', '2026-11-02T14:00:00.000Z', 49],
  ])('over the night in which the clocks go %s keeps its time of day', async (_name, now, from, to, instant, hours) => {
    shop.clock.set(Date.parse(now));
    const booked = await book(shop, { appointmentDate: from });
    const before = (await stored(booked)).row.startsAt;
    const moved = await reschedule(shop, booked, { appointmentDate: to, appointmentTime: '09:00' });
    expect(moved.appointmentInstant).toBe(instant);
    expect((await stored(booked)).row.startsAt - before).toBe(hours * 60 * minute);
    expect(Date.parse(instant) - Date.parse(moved.policy.freeUntil ?? '')).toBe(day);
  });

  test('may also be one that staff keep without a card', async () => {
    const kept = await hold(shop);
    await keepByStaff(shop, kept);
    expect(await reschedule(shop, kept, nextDay)).toMatchObject({ status: 'scheduled', paymentStatus: 'on-site' });
    expect((await stored(kept)).cells).toEqual(cellsFrom('tampa-1', '2026-12-09', 26));
  });
});

describe('moving to the start that a booking has', () => {
  const same = { appointmentDate: '2026-12-08', appointmentTime: '09:00' } as const;

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
      message: expect.stringContaining('(813) 555-4700'),
      details: { phone: '(813) 555-4700' },
    });
    expect(await rowCounts(shop)).toEqual(before);
    expect((await stored(booked)).cells).toEqual(cellsFrom('tampa-1', '2026-12-08', 18));
  });

  test('gives the half hour after paying to who booked inside the 24 hours, and no new one for moving', async () => {
    shop.clock.set(Date.parse('2026-12-08T08:30:00-05:00'));
    const booked = await book(shop, { appointmentTime: '13:00' });
    shop.clock.advance(30 * minute);
    const moved = await reschedule(shop, booked, { appointmentDate: '2026-12-08', appointmentTime: '15:00' });
    expect(moved).toMatchObject({ mayReschedule: true, policy: { freeUntil: '2026-12-08T14:00:00.000Z' } });
    shop.clock.advance(1);
    expect(await details(shop, booked)).toMatchObject({
      mayReschedule: false,
      cancellation: { refund: 337.48, kept: 112.5 },
    });
    expect(await refusal(reschedule(shop, booked, nextDay))).toMatchObject({ code: 'not_movable' });
  });

  test('follows the new start, also when that is so near that nothing is free any more', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt - day);
    const moved = await reschedule(shop, booked, { appointmentDate: '2026-12-08', appointmentTime: '09:30' });
    expect(moved.policy.freeUntil).toBe('2026-12-07T14:30:00.000Z');
    const nearer = await reschedule(shop, booked, { appointmentDate: '2026-12-07', appointmentTime: '13:00' });
    expect(nearer).toMatchObject({
      mayReschedule: false,
      policy: { freeUntil: '2026-12-06T18:00:00.000Z' },
      cancellation: { refund: 337.48, kept: 112.5 },
    });
    expect((await stored(booked)).plannedMails.filter(({ kind }) => kind === 'reminder')).toHaveLength(2);
  });

  test('never gives a lapsed refund back: what is late stays where it is', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt - day + 1);
    await refusal(reschedule(shop, booked, { ...nextDay, appointmentDate: '2027-01-05' }));
    expect(await cancel(shop, booked)).toMatchObject({ refund: 337.48, kept: 112.5 });
  });
});

describe('a booking cannot be moved', () => {
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
    ['a Sunday', { appointmentDate: '2026-12-13', appointmentTime: '09:00' }, 'closed_day'],
    ['a day that is over', { appointmentDate: '2026-11-30', appointmentTime: '09:00' }, 'too_soon'],
    ['a start within the lead time', { appointmentDate: '2026-12-01', appointmentTime: '11:30' }, 'too_soon'],
    ['farther than the calendar', { appointmentDate: '2027-02-10', appointmentTime: '09:00' }, 'too_far'],
    ['a start from which it would not be done in time', { ...nextDay, appointmentTime: '16:30' }, undefined],
    ['a start from which the longest would not', { ...nextDay, appointmentTime: '16:30' }, 'outside_hours'],
  ] as const)('to %s', async (_name, start, code) => {
    const booked = await book(shop, { addOnIds: code === 'outside_hours' ? ['ppf-hood', 'ppf-bumper'] : [] });
    if (code === undefined) expect((await reschedule(shop, booked, start)).appointmentTime).toBe('16:30');
    else expect(await refusal(reschedule(shop, booked, start))).toMatchObject({ status: 422, code });
  });

  test('to a start that is taken: it stays, and the starts that are left are told', async () => {
    const booked = await book(shop);
    await hold(shop, { ...stranger, ...nextDay });
    await hold(shop, { ...stranger, ...nextDay });
    const before = await rowCounts(shop);
    const error: unknown = await reschedule(shop, booked, nextDay).catch((thrown) => thrown);
    const days = detailsOf(error, 'slot_taken')?.days ?? [];
    expect(days[0]?.starts.filter(({ available }) => available).map(({ time }) => time)).toEqual([
      '09:00',
      '09:30',
      '16:30',
    ]);
    expect(await rowCounts(shop)).toEqual(before);
    expect((await stored(booked)).cells).toEqual(cellsFrom('tampa-1', '2026-12-08', 18));
  });
});

describe('at the same moment', () => {
  test('two customers move to the last free start: one has it, the other reads what is left and keeps their own', async () => {
    await hold(shop, { ...stranger, ...nextDay });
    const tickets = [await book(shop), await book(shop)] as const;
    const [first, second] = tickets;
    const [won, lost] = await meet(shop, [
      () => reschedule(shop, first, nextDay),
      () => reschedule(shop, second, nextDay),
    ]);
    expect([won.status, lost.status]).toEqual(['fulfilled', 'rejected']);
    expect((await stored(first)).cells).toEqual(cellsFrom('tampa-2', '2026-12-09', 26));
    expect((await stored(second)).cells).toEqual(cellsFrom('tampa-2', '2026-12-08', 18));
    const error: unknown = lost.status === 'rejected' ? lost.reason : undefined;
    expect(detailsOf(error, 'slot_taken')?.days[0]?.date).toBe('2026-12-09');
  });

  test.each([
    ['the hold first', true],
    ['the move first', false],
  ])('a hold and a move want the last free start: %s', async (_name, isHoldFirst) => {
    await hold(shop, { ...stranger, ...nextDay });
    const booked = await book(shop);
    const holding = () => hold(shop, { ...stranger, ...nextDay });
    const moving = () => reschedule(shop, booked, nextDay);
    const outcomes = await meet(shop, isHoldFirst ? [holding, moving] : [moving, holding]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const [, lost] = outcomes;
    expect(codeOf(lost.status === 'rejected' ? lost.reason : undefined)).toBe('slot_taken');
    expect((await stored(booked)).row.appointmentDate).toBe(isHoldFirst ? '2026-12-08' : '2026-12-09');
    expect((await stored(booked)).cells).toHaveLength(7);
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
    expect(cells).toEqual(status === 'cancelled' ? [] : cellsFrom('tampa-1', '2026-12-09', 26));
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
    await Promise.all([reschedule(shop, booked, nextDay), cancel(shop, booked, 449.98)]);
    expect(await stored(booked)).toMatchObject({
      row: { status: 'cancelled', appointmentDate: '2026-12-09' },
      cells: [],
      history: ['held', 'paid', 'rescheduled', 'cancelled'],
    });
  });
});
