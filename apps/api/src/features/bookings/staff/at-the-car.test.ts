import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, hold, refusal, type Ticket } from '../../../testing/customer';
import { keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { byPolicy, morningOf, morningText, sampleShop } from '../../../testing/sample-shop';
import { auditOf, keepByStaff, versionOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { eventsOf } from '../../jobs';

/** Tuesday 2026-12-08, nine in the morning in Tampa. */
const startsAt = Date.parse(morningOf('2026-12-08'));
const day = 86_400_000;

let shop: TestShop;
let crew: LoggedIn;
let admin: LoggedIn;
let booked: Ticket;

beforeEach(async () => {
  shop = await openTestShop();
  booked = await book(shop);
  await turnTo(startsAt);
});

afterEach(() => shop.close());

async function turnTo(moment: number): Promise<void> {
  shop.clock.set(moment);
  crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId, firstName: 'Crew', lastName: 'One' });
  admin = await loggedIn(shop, { role: 'admin' });
}

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const params = ({ booking }: Ticket) => ({ code: booking.trackingCode });

async function start(ticket: Ticket, who = crew, seen?: number) {
  const body = { version: seen ?? (await versionOf(shop, ticket)), isEarly: true };
  return who.staff('startJob', { params: params(ticket), body });
}

async function complete(ticket: Ticket, note = '') {
  return crew.staff('completeJob', { params: params(ticket), body: { version: await versionOf(shop, ticket), note } });
}

async function noShow(ticket: Ticket, refund = 0) {
  const body = { version: await versionOf(shop, ticket), refund, reason: 'Waited 30 minutes' };
  return admin.staff('recordNoShow', { params: params(ticket), body });
}

describe('checking in', () => {
  test('begins the job, and the note of its end stays in the books', async () => {
    expect(await start(booked)).toMatchObject({ status: 'in-progress' });
    expect(await complete(booked, 'Rear window has a scratch')).toMatchObject({ status: 'completed' });
    const { row, history } = await stored(booked);
    expect(history).toEqual(['held', 'paid', 'checked-in', 'completed']);
    const done = (await eventsOf(shop.database.connection, row.id)).at(-1);
    expect(done).toMatchObject({ userId: crew.account.id, note: 'Rear window has a scratch' });
    expect((await auditOf(shop)).map(({ action }) => action)).toEqual(['booking.checked-in', 'booking.completed']);
  });

  test('twice says since when', async () => {
    await start(booked);
    expect(await refusal(start(booked))).toMatchObject({
      code: 'not_possible',
      message: `This car is already checked in since Tue, Dec 8, ${morningText('2026-12-08')}.`,
      details: { status: 'in-progress' },
    });
  });

  test('by two telephones at once happens once', async () => {
    const version = await versionOf(shop, booked);
    const outcomes = await meet(shop, [
      () => start(booked, crew, version),
      () => refusal(start(booked, admin, version)),
    ]);
    const message = 'Crew One checked it in after you opened it. Reload to see the current details.';
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { value: { code: 'changed_meanwhile', message } }]);
    expect((await stored(booked)).history).toEqual(['held', 'paid', 'checked-in']);
  });

  test('on another day says which is the right one', async () => {
    await turnTo(startsAt - day);
    const refused = { code: 'not_possible', message: 'This appointment is on Tuesday, December 8, 2026, not today.' };
    expect(await refusal(start(booked))).toMatchObject(refused);
    expect(await refusal(start(booked, admin))).toMatchObject(refused);
  });

  test('a day late is for the shop to put down', async () => {
    await turnTo(startsAt + day);
    expect(await refusal(start(booked))).toMatchObject({ code: 'not_possible' });
    expect(await start(booked, admin)).toMatchObject({ status: 'in-progress' });
  });

  test('what was cancelled says so', async () => {
    await turnTo(startsAt - day);
    await cancel(shop, booked);
    await turnTo(startsAt);
    expect(await refusal(start(booked))).toMatchObject({ message: 'This booking is cancelled.' });
  });

  test('against a customer who cancels: one of them wins', async () => {
    await turnTo(startsAt - 1);
    const version = await versionOf(shop, booked);
    const cancelling = () => cancel(shop, booked, byPolicy / 100);
    const outcomes = await meet(shop, [() => start(booked, crew, version), cancelling]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await stored(booked)).toMatchObject({ row: { status: 'in-progress' }, refunds: [] });
  });
});

describe('a no-show', () => {
  test.each([
    ['in full', 0, sampleShop.totalCents, 'paid'],
    ['in part', sampleShop.total - 100, 10_000, 'partially-refunded'],
    ['not at all', sampleShop.total, 0, 'refunded'],
  ])('is charged %s', async (_name, refund, keptCents, paymentStatus) => {
    expect(await noShow(booked, refund)).toMatchObject({ status: 'no-show' });
    await shop.runRefunds();
    const { row, refunds } = await stored(booked);
    expect(row.paymentStatus).toBe(paymentStatus);
    expect(refunds.map(({ reason }) => reason)).toEqual(refund === 0 ? [] : ['no-show']);
    const event = (await eventsOf(shop.database.connection, row.id)).find(({ kind }) => kind === 'no-show');
    expect(event).toMatchObject({
      note: 'Waited 30 minutes',
      data: { keptCents, refundCents: sampleShop.totalCents - keptCents },
    });
    const told = (await keptMails(shop)).find(({ subject }) => subject.startsWith('We missed you'));
    expect(told?.text).toContain('our crew was there and couldn’t find you');
  });

  test('is none before the start', async () => {
    await turnTo(startsAt - 1);
    expect(await refusal(noShow(booked))).toMatchObject({
      code: 'not_possible',
      message: `It starts Tue, Dec 8, ${morningText('2026-12-08')}. The customer can still come until then.`,
    });
  });

  test('returns no more than was paid', async () => {
    expect(await refusal(noShow(booked, (sampleShop.totalCents + 1) / 100))).toMatchObject({
      code: 'amount_too_high',
      details: { most: sampleShop.total },
    });
    expect((await stored(booked)).row.status).toBe('confirmed');
  });

  test('of who was to pay at the car leaves it owed there', async () => {
    await turnTo(startsAt - day);
    const kept = await hold(shop, { customerEmail: 'kept@tintforge.example', customerPhone: '8135550177' });
    await keepByStaff(shop, kept);
    await turnTo(startsAt + day);
    expect(await noShow(kept)).toMatchObject({ status: 'no-show', paymentStatus: 'on-site' });
  });
});
