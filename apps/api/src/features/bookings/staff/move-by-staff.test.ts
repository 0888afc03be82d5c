import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, hold, openPayment, refusal, reschedule, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { leaveTwoCrews } from '../../../testing/mishaps';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { morningOf, sampleShop } from '../../../testing/sample-shop';
import { auditOf, ownerOf, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { eventsOf } from '../../jobs';
import { moveByStaff } from './move-by-staff';

const startsAt = Date.parse(morningOf('2026-12-08'));
const nextDay = { appointmentDate: '2026-12-09', appointmentTime: '13:00' } as const;
const stranger = { customerEmail: 'stranger@tintforge.example', customerPhone: '8135550177' };

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

async function move(ticket: Ticket, changes: object = {}, seen?: number) {
  const body = { version: seen ?? (await versionOf(shop, ticket)), ...nextDay, reason: '', notify: true, ...changes };
  return admin.staff('moveByShop', { params: { code: ticket.booking.trackingCode }, body });
}

describe('moving for the shop', () => {
  test('takes the new half hours, gives the old ones back and writes to the customer', async () => {
    const booked = await book(shop);
    await move(booked);
    const { row, cells, mails, history, plannedMails } = await stored(booked);
    expect(row).toMatchObject({ ...nextDay, status: 'confirmed', totalCents: sampleShop.totalCents });
    expect(cells).toEqual(
      Array.from({ length: sampleShop.cells }, (_, index) => `${sampleShop.crewId} 2026-12-09 ${26 + index}`),
    );
    expect(mails).toEqual(['booking-confirmed', 'booking-moved-by-shop']);
    expect(history).toEqual(['held', 'paid', 'rescheduled']);
    expect(plannedMails.map(({ kind }) => kind)).toEqual(['reminder', 'aftercare', 'reminder', 'aftercare']);
    const data = { from: startsAt, to: row.startsAt };
    expect((await eventsOf(shop.database.connection, row.id)).at(-1)).toMatchObject({ actor: 'staff', data });
    expect(await auditOf(shop)).toMatchObject([{ action: 'booking.rescheduled', data }]);
  });

  test('writes to nobody when staff say so', async () => {
    const booked = await book(shop);
    await move(booked, { notify: false });
    expect((await stored(booked)).mails).toEqual(['booking-confirmed']);
  });

  test('gives it to another crew at the same start without a word', async () => {
    const booked = await book(shop);
    const { appointmentDate, appointmentTime } = booked.booking;
    await move(booked, { appointmentDate, appointmentTime, crewId: sampleShop.otherCrewId });
    expect(await stored(booked)).toMatchObject({
      row: { crewId: sampleShop.otherCrewId, startsAt },
      mails: ['booking-confirmed'],
      history: ['held', 'paid', 'crew-changed'],
    });
    expect((await auditOf(shop)).at(-1)?.data).toEqual({
      fromCrewId: sampleShop.crewId,
      toCrewId: sampleShop.otherCrewId,
    });
  });

  test('to where it stands changes nothing', async () => {
    const booked = await book(shop);
    const before = await rowCounts(shop);
    const { version } = (await stored(booked)).row;
    const { appointmentDate, appointmentTime } = booked.booking;
    expect(await move(booked, { appointmentDate, appointmentTime })).toMatchObject({ version });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test.each([
    ['lead time', { appointmentDate: '2026-12-01', appointmentTime: '10:30' }],
    ['horizon', { appointmentDate: '2027-03-02', appointmentTime: sampleShop.time }],
  ])('sets the %s aside for a reason, and only for one', async (_name, start) => {
    const booked = await book(shop);
    expect(await refusal(move(booked, start))).toMatchObject({
      code: 'missing_field',
      fields: { reason: expect.stringMatching(/Enter a reason\.$/) },
    });
    expect((await stored(booked)).row.appointmentDate).toBe('2026-12-08');
    await move(booked, { ...start, reason: 'They asked for it' });
    const { row } = await stored(booked);
    expect(row).toMatchObject(start);
    expect((await eventsOf(shop.database.connection, row.id)).at(-1)?.note).toBe('They asked for it');
  });

  test('after the free moment is beyond the policy and needs a reason', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt - 3_600_000);
    admin = await loggedIn(shop, { role: 'admin' });
    expect(await refusal(reschedule(shop, booked, nextDay))).toMatchObject({ code: 'not_movable' });
    expect(await refusal(move(booked))).toMatchObject({ code: 'missing_field' });
    await move(booked, { reason: 'Storm' });
    expect((await stored(booked)).row).toMatchObject(nextDay);
  });

  test.each([
    ['a start that has passed', { appointmentDate: '2026-12-01', appointmentTime: sampleShop.time }, 'too_soon'],
    ['a day that is over', { appointmentDate: '2026-11-30', appointmentTime: sampleShop.time }, 'too_soon'],
    ['a Sunday', { appointmentDate: '2026-12-06', appointmentTime: sampleShop.time }, 'closed_day'],
    ['a crew of another region', { crewId: `${sampleShop.farRegionId}-1` }, 'slot_taken'],
  ])('never leads to %s', async (_name, start, code) => {
    const booked = await book(shop);
    expect(await refusal(move(booked, { reason: 'Please', ...start }))).toMatchObject({ code });
  });

  test('never leads to where another job is, and says whose place it is', async () => {
    const booked = await book(shop);
    const other = await book(shop, { ...stranger, ...nextDay });
    const onto = move(booked, { crewId: sampleShop.crewId });
    expect(await refusal(onto)).toMatchObject({
      code: 'slot_taken',
      message: `${other.booking.trackingCode} is in the way. Choose another time or crew.`,
    });
    await move(booked, { crewId: sampleShop.otherCrewId });
    expect((await stored(booked)).row.crewId).toBe(sampleShop.otherCrewId);
  });

  test('a hold never outlasts its new start', async () => {
    const body = phoneBookingOf(shop.catalogue);
    const { trackingCode } = await admin.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() });
    const { version } = (await storedBooking(shop, trackingCode)).row;
    const start = { appointmentDate: '2026-12-01', appointmentTime: '14:00', reason: 'Today' } as const;
    await admin.staff('moveByShop', { params: { code: trackingCode }, body: { version, ...start, notify: true } });
    const { row, plannedMails } = await storedBooking(shop, trackingCode);
    expect(row).toMatchObject({ status: 'pending', holdExpiresAt: row.startsAt });
    expect(plannedMails).toEqual([]);
  });

  test('a hold that is being paid stays one payment', async () => {
    const held = await hold(shop);
    const clientSecret = await openPayment(shop, held);
    await move(held, { notify: false });
    await shop.browser.pay(clientSecret, 'pm_card_visa');
    await shop.emulator.webhooks.deliverDue();
    expect(await stored(held)).toMatchObject({
      row: { status: 'confirmed', ...nextDay },
      history: ['held', 'rescheduled', 'paid'],
    });
  });

  test('in a trial says what it would do and writes nothing', async () => {
    const booked = await book(shop);
    const caller = await ownerOf(shop);
    const before = await rowCounts(shop);
    const { row } = await stored(booked);
    const trial = { code: row.trackingCode, version: row.version, caller, notify: true, isTrial: true };
    const start = { appointmentDate: '2027-03-02', appointmentTime: sampleShop.time } as const;
    expect(await moveByStaff(shop.payments.bookings, { ...trial, ...start })).toMatchObject({
      before: row,
      row: start,
      overrides: ['horizon'],
    });
    expect(await rowCounts(shop)).toEqual(before);
    expect((await stored(booked)).row).toEqual(row);
  });
});

describe('at the same moment', () => {
  test('two of the shop move one booking once, and the second reads who did it', async () => {
    const booked = await book(shop);
    const version = await versionOf(shop, booked);
    const outcomes = await meet(shop, [
      () => move(booked, {}, version),
      () => refusal(move(booked, { appointmentDate: '2026-12-10' }, version)),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      {
        value: {
          code: 'changed_meanwhile',
          message: 'Sample Customer moved it after you opened it. Reload to see the current details.',
        },
      },
    ]);
    expect((await stored(booked)).row).toMatchObject(nextDay);
  });

  test('two jobs put down on one place: one of them stands there', async () => {
    const [one, other] = [await book(shop), await book(shop, { ...stranger, appointmentTime: '14:00' })];
    const onto = (ticket: Ticket) => () => move(ticket, { crewId: sampleShop.crewId });
    const outcomes = await meet(shop, [onto(one), onto(other)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await stored(one)).row).toMatchObject(nextDay);
    expect((await stored(other)).row.appointmentDate).toBe('2026-12-08');
    expect(new Set([...(await stored(one)).cells, ...(await stored(other)).cells]).size).toBe(2 * sampleShop.cells);
  });

  test.each(['the customer', 'the shop'])('%s moves first, and the other is told', async (first) => {
    const booked = await book(shop);
    const version = await versionOf(shop, booked);
    const customer = () =>
      reschedule(shop, booked, { appointmentDate: '2026-12-10', appointmentTime: sampleShop.time });
    const staff = () => refusal(move(booked, {}, version));
    if (first === 'the customer') {
      const [, lost] = await meet(shop, [customer, staff]);
      expect(lost).toMatchObject({
        value: { message: 'The customer moved it after you opened it. Reload to see the current details.' },
      });
      expect((await stored(booked)).row.appointmentDate).toBe('2026-12-10');
      return;
    }
    // The customer is still free to move it on, from where the shop has put it.
    const outcomes = await meet(shop, [() => move(booked, {}, version), customer]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const moves = (await eventsOf(shop.database.connection, (await stored(booked)).row.id)).filter(
      ({ kind }) => kind === 'rescheduled',
    );
    expect(moves.map(({ actor }) => actor)).toEqual(['staff', 'customer']);
    expect(moves[1]?.data.from).toBe(moves[0]?.data.to);
  });

  test('a job moved by the shop and a buyer of that place: one of them gets it', async () => {
    await leaveTwoCrews(shop, nextDay);
    const booked = await book(shop);
    await book(shop, { ...stranger, ...nextDay });
    const buyer = () => hold(shop, { customerEmail: 'b@tintforge.example', customerPhone: '8135550188', ...nextDay });
    const outcomes = await meet(shop, [() => move(booked), buyer]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});
