import type { ActedBooking } from '@tintforge/api-contract';
import { crewUndoMs, type UndoableDeed } from '@tintforge/booking-core';
import { formatMoment } from '@tintforge/content/clock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, hold, refusal, type Ticket } from '../../../testing/customer';
import { keptMails, lastMail, skippedKinds } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn, logIn } from '../../../testing/logged-in';
import { instantOnShopClock, morningOf, morningText, sampleShop } from '../../../testing/sample-shop';
import { auditOf, keepByStaff, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { windowRecordOf } from '../../../testing/window-record';

/** The job of the tests: Tuesday 2026-12-08, nine in the morning in Tampa. */
const startsAt = Date.parse(morningOf('2026-12-08'));
const minute = 60_000;

let shop: TestShop;
let crew: LoggedIn;
let admin: LoggedIn;
let job: Ticket;

beforeEach(async () => {
  shop = await openTestShop();
  job = await book(shop);
  shop.clock.advance(startsAt - shop.clock.now());
  await keptMails(shop);
  crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId, firstName: 'Robin', username: 'robin' });
  admin = await loggedIn(shop, { role: 'admin', username: 'alex' });
});

afterEach(() => shop.close());

/** Time passes; logins last a quarter of an hour, so everyone logs in again. */
async function pass(ms: number) {
  shop.clock.advance(ms);
  crew = await logIn(shop, crew.account);
  admin = await logIn(shop, admin.account);
}

const params = () => ({ code: job.booking.trackingCode });
const stored = () => storedBooking(shop, job.booking.trackingCode);
const seen = async () => ({ version: await versionOf(shop, job) });

async function start(who: LoggedIn = crew): Promise<ActedBooking> {
  return who.staff('startJob', { params: params(), body: await seen() });
}

async function miss(who: LoggedIn = crew, changes: { refund?: number; hasCalled?: boolean } = {}) {
  const body = { ...(await seen()), refund: 0, reason: '', hasCalled: true, ...changes };
  return who.staff('recordNoShow', { params: params(), body });
}

async function undo(deed: UndoableDeed, who: LoggedIn = crew, version?: number): Promise<ActedBooking> {
  return who.staff('undoDeed', { params: params(), body: { version: version ?? (await versionOf(shop, job)), deed } });
}

const canUndo = async (who: LoggedIn = crew) =>
  (await who.staff('getCheckIn', { params: params(), query: {} })).job?.undo ?? null;

describe('a check-in', () => {
  test('is taken back by the crew that tapped it; both stay in the history and the audit', async () => {
    await start();
    expect(await canUndo()).toEqual({
      deed: 'checked-in',
      until: new Date(startsAt + crewUndoMs).toISOString(),
    });
    expect(await undo('checked-in')).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    const { history, cells } = await stored();
    expect(history.slice(-2)).toEqual(['checked-in', 'undone']);
    expect(cells).toHaveLength(sampleShop.cells);
    expect((await auditOf(shop)).slice(-2)).toMatchObject([
      { action: 'booking.checked-in' },
      { action: 'booking.undone', userId: crew.account.id, data: { deed: 'checked-in' } },
    ]);
    expect((await crew.staff('getCheckIn', { params: params(), query: {} })).job).toMatchObject({
      startedAt: null,
      undo: null,
    });
    expect(await start()).toMatchObject({ status: 'in-progress' });
  });

  test('of a booking that is due on site leads back to it', async () => {
    job = await hold(shop, { appointmentTime: '14:00' });
    await keepByStaff(shop, job);
    await pass(5 * 60 * minute);
    await start();
    expect(await undo('checked-in')).toMatchObject({ status: 'scheduled', paymentStatus: 'on-site' });
  });

  test('undone by two taps is undone once', async () => {
    await start();
    const { version } = await seen();
    const first = await undo('checked-in', crew, version);
    const before = await rowCounts(shop);
    expect(await undo('checked-in', crew, version)).toEqual(first);
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('can be undone by the crew for a quarter of an hour, and by the office that day', async () => {
    await start();
    await pass(crewUndoMs + 1);
    expect(await canUndo()).toBeNull();
    const late = await refusal(undo('checked-in'));
    expect(late).toMatchObject({ status: 409, code: 'not_possible', message: expect.stringContaining('too late') });
    const office = await admin.staff('getStaffBooking', { params: params() });
    expect(office.can.undo).toEqual({ deed: 'checked-in', until: instantOnShopClock('2026-12-09T00:00') });
    expect(await undo('checked-in', admin)).toMatchObject({ status: 'confirmed' });
  });

  test('is not undone by a colleague, from another region, or on the next day', async () => {
    await start();
    const colleague = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId, username: 'colleague' });
    expect(await refusal(undo('checked-in', colleague))).toMatchObject({ code: 'not_possible' });
    expect(await canUndo(colleague)).toBeNull();
    const stranger = await loggedIn(shop, { role: 'crew', regionId: sampleShop.farRegionId, username: 'stranger' });
    expect(await refusal(undo('checked-in', stranger))).toMatchObject({ status: 403 });
    await pass(24 * 60 * minute);
    expect(await refusal(undo('checked-in', admin))).toMatchObject({ code: 'not_possible' });
  });

  test('stays once windows were recorded', async () => {
    await start();
    await crew.staff('recordWindows', { params: params(), body: { ...(await seen()), ...windowRecordOf() } });
    expect(await canUndo()).toBeNull();
    expect(await refusal(undo('checked-in'))).toMatchObject({ message: expect.stringContaining('Windows were') });
  });

  test('that a colleague has undone, or that has moved on, is told', async () => {
    await start();
    const { version } = await seen();
    await undo('checked-in', admin, version);
    expect(await refusal(undo('checked-in', crew, version))).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringContaining('undid the last step'),
    });
    expect(await refusal(undo('checked-in'))).toMatchObject({ code: 'not_possible' });
  });

  test('much earlier than the start has to be confirmed, by crews and by the office', async () => {
    job = await book(shop, { appointmentTime: '14:00' });
    for (const who of [crew, admin]) {
      expect(await refusal(start(who))).toMatchObject({
        status: 409,
        code: 'early_check_in',
        details: { startsAt: instantOnShopClock('2026-12-08T14:00') },
      });
    }
    expect((await stored()).row.status).toBe('confirmed');
    const body = { ...(await seen()), isEarly: true };
    expect(await crew.staff('startJob', { params: params(), body })).toMatchObject({ status: 'in-progress' });
  });
});

test('a completion is taken back, and can be made again', async () => {
  await start();
  const complete = async () => crew.staff('completeJob', { params: params(), body: { ...(await seen()), note: '' } });
  await complete();
  expect((await canUndo())?.deed).toBe('completed');
  expect(await undo('completed')).toMatchObject({ status: 'in-progress' });
  expect((await crew.staff('getCheckIn', { params: params(), query: {} })).job).toMatchObject({
    completedAt: null,
    undo: { deed: 'checked-in' },
  });
  expect(await complete()).toMatchObject({ status: 'completed' });
  expect((await stored()).cells).toHaveLength(sampleShop.cells);
});

describe('on my way', () => {
  const tell = () => crew.staff('sendOnMyWay', { params: params(), body: { minutes: 30 } });

  test('is withdrawn before its email is sent', async () => {
    await pass(-30 * minute);
    await tell();
    await undo('on-my-way');
    const before = (await keptMails(shop)).length;
    expect(await skippedKinds(shop)).toContain('on-my-way');
    expect((await keptMails(shop)).length).toBe(before);
    await pass(minute);
    // The crew can notify the customer again, within the hour.
    expect(await tell()).toMatchObject({ mail: 'queued' });
    expect((await keptMails(shop)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your crew is on its way/),
    );
  });

  test('is corrected after its email was sent, once', async () => {
    await pass(-30 * minute);
    await tell();
    await keptMails(shop);
    await undo('on-my-way');
    const mail = await lastMail(
      shop,
      `Please disregard our last email: Tuesday, December 8, ${morningText('2026-12-08')}`,
    );
    expect(mail.text).toContain('your crew isn’t on its way yet');
    expect((await crew.staff('getCheckIn', { params: params(), query: {} })).job?.onMyWayAt).toBeNull();
  });
});

describe('a no-show', () => {
  test('is recorded by a crew after waiting and calling, without a refund', async () => {
    const waited = formatMoment(startsAt + 20 * minute)
      .split(', ')
      .at(-1);
    const said = async (changes?: Parameters<typeof miss>[1]) => (await refusal(miss(crew, changes))).message;
    expect(await said()).toContain(`Please wait until Tue, Dec 8, ${waited}`);
    await pass(20 * minute);
    expect(await said({ hasCalled: false })).toContain('Call the customer');
    expect(await said({ refund: 1 })).toContain('Only the office');
    const view = await crew.staff('getCheckIn', { params: params(), query: {} });
    expect(view.job?.noShowFrom).toBe(new Date(startsAt + 20 * minute).toISOString());
    expect(await miss()).toMatchObject({ status: 'no-show' });
  });

  test('is undone with its email, and keeps the half hours all along', async () => {
    await pass(20 * minute);
    const { cells } = await stored();
    await miss();
    expect((await stored()).cells).toEqual(cells);
    expect(await undo('no-show')).toMatchObject({ status: 'confirmed' });
    expect((await stored()).cells).toEqual(cells);
    expect(await skippedKinds(shop)).toContain('booking-missed');
    // Recorded again, it is emailed again; undone after that, it is corrected.
    await miss();
    await lastMail(shop, 'We missed you');
    await undo('no-show');
    const mail = await lastMail(shop, 'Please disregard');
    expect(mail.text).toContain('we recorded a no-show by mistake');
  });

  test('with which money was refunded stays', async () => {
    await miss(admin, { refund: 50 });
    expect(await refusal(undo('no-show', admin))).toMatchObject({ message: expect.stringContaining('Money was') });
  });
});
