import { bookingStatuses } from '@tintforge/booking-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, correct, details, hold, pay, refusal, sync, type Ticket } from '../../../testing/customer';
import { keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { execute } from '../../../testing/raw-sql';
import { sampleShop } from '../../../testing/sample-shop';
import { auditOf, checkIn, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder } from '../../../testing/tint-order';
import { eventsOf } from '../../jobs';

const today = { appointmentDate: '2026-12-01', appointmentTime: sampleShop.afternoon, tint: exemptOrder() } as const;

let shop: TestShop;
let admin: LoggedIn;
let crew: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin', firstName: 'Ada', lastName: 'Owner' });
  crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const params = ({ booking }: Ticket) => ({ code: booking.trackingCode });

async function approve(ticket: Ticket, seen?: number) {
  return admin.staff('approveExemption', {
    params: params(ticket),
    body: { version: seen ?? (await versionOf(shop, ticket)), reason: '' },
  });
}

async function refuse(ticket: Ticket, seen?: number) {
  return admin.staff('refuseExemption', {
    params: params(ticket),
    body: { version: seen ?? (await versionOf(shop, ticket)), reason: 'Of another car' },
  });
}

async function start(ticket: Ticket, who = crew) {
  const body = { version: await versionOf(shop, ticket), isEarly: true };
  return who.staff('startJob', { params: params(ticket), body });
}

async function complete(ticket: Ticket) {
  return crew.staff('completeJob', {
    params: params(ticket),
    body: { version: await versionOf(shop, ticket), note: '' },
  });
}

describe('approving', () => {
  test('lets the shades stand, is seen by the owner, and is in history and audit without the certificate', async () => {
    const booked = await book(shop, today);
    const before = await versionOf(shop, booked);
    expect(await approve(booked)).toMatchObject({ status: 'confirmed', version: before + 1 });
    expect((await details(shop, booked)).tint).toMatchObject({ approval: 'approved' });
    const { row, history } = await stored(booked);
    expect(history.at(-1)).toBe('exemption-approved');
    expect((await eventsOf(shop.database.connection, row.id)).at(-1)).toMatchObject({
      actor: 'staff',
      userId: admin.account.id,
      data: {},
      note: null,
    });
    expect(await auditOf(shop)).toEqual([
      { userId: admin.account.id, action: 'booking.exemption-approved', subject: row.trackingCode, data: {} },
    ]);
  });

  test('can be done while the start is only held, and the payment goes on', async () => {
    const held = await hold(shop, today);
    await approve(held);
    await pay(shop, held);
    await sync(shop, held);
    expect((await stored(held)).row).toMatchObject({ status: 'confirmed', tintApproval: 'approved' });
  });
});

describe('refusing', () => {
  test('keeps the booking, and tells the crew to agree the shades at the car', async () => {
    const booked = await book(shop, today);
    expect(await refuse(booked)).toMatchObject({ status: 'confirmed' });
    expect((await details(shop, booked)).tint).toMatchObject({ approval: 'refused' });
    expect((await stored(booked)).history.at(-1)).toBe('exemption-refused');
    const { job, obstacle } = await crew.staff('getCheckIn', { params: params(booked), query: {} });
    expect(obstacle).toBeNull();
    expect(job?.internalNotes).toMatchObject([
      { by: 'Ada Owner', text: 'Choose the shades at the car. Of another car' },
    ]);
    expect(await start(booked)).toMatchObject({ status: 'in-progress' });
  });

  test('asks why', async () => {
    const booked = await book(shop, today);
    const body = { version: await versionOf(shop, booked), reason: '' };
    const refused = await refusal(admin.staff('refuseExemption', { params: params(booked), body }));
    expect(refused).toMatchObject({ status: 400, fields: { reason: expect.any(String) } });
  });
});

describe('a decision', () => {
  test('is the shop’s alone', async () => {
    const booked = await book(shop, today);
    const body = { version: await versionOf(shop, booked), reason: 'Looks good' };
    for (const act of ['approveExemption', 'refuseExemption'] as const) {
      expect(await refusal(crew.staff(act, { params: params(booked), body }))).toMatchObject({ code: 'forbidden' });
    }
  });

  test('is made once', async () => {
    const booked = await book(shop, today);
    await approve(booked);
    const before = await rowCounts(shop);
    for (const again of [approve, refuse]) {
      expect(await refusal(again(booked))).toMatchObject({ status: 409, code: 'not_possible' });
    }
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('against another at the same moment: the first stands, and the second reads who did what', async () => {
    const booked = await book(shop, today);
    const version = await versionOf(shop, booked);
    const outcomes = await meet(shop, [() => approve(booked, version), () => refusal(refuse(booked, version))]);
    const message = 'Ada Owner approved its exemption after you opened it. Reload to see the current details.';
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { value: { code: 'changed_meanwhile', message } }]);
    expect((await stored(booked)).row.tintApproval).toBe('approved');
  });

  test('is not for a booking without an exemption', async () => {
    const booked = await book(shop, { ...today, tint: undefined });
    expect(await refusal(approve(booked))).toMatchObject({ code: 'not_possible' });
  });

  test('is made as long as the job is to come', async () => {
    const booked = await book(shop, today);
    for (const status of bookingStatuses) {
      await execute(shop, 'update bookings set status = ?', status);
      const { can } = await admin.staff('getStaffBooking', { params: params(booked) });
      expect([status, can.decideExemption]).toEqual([status, ['pending', 'confirmed', 'scheduled'].includes(status)]);
      if (!can.decideExemption) expect(await refusal(approve(booked))).toMatchObject({ code: 'not_possible' });
    }
  });
});

describe('the customer', () => {
  const mails = async (ticket: Ticket) => (await stored(ticket)).mails.filter((kind) => kind.startsWith('exemption-'));

  test.each([
    ['approved', approve, /^Exemption approved: Tuesday, December 1/, 'your shades are approved'],
    [
      'refused',
      refuse,
      /^About your exemption: Tuesday, December 1/,
      'Your crew will settle the shades that needed it with you at the car',
    ],
  ] as const)('is told that it is %s, and not why', async (approval, decide, subject, words) => {
    const booked = await book(shop, today);
    await decide(booked);
    expect(await mails(booked)).toEqual([`exemption-${approval}`]);
    const mail = (await keptMails(shop)).find((each) => subject.test(each.subject));
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(`Call ${sampleShop.regionPhone}`);
    expect(mail?.text).not.toMatch(/Of another car|CERT-|medical/);
  });

  test('is told again when it is decided again for the car as it was put right', async () => {
    const booked = await book(shop, today);
    await approve(booked);
    await correct(shop, booked, { vehicleModel: 'Coupe' });
    await approve(booked);
    expect(await mails(booked)).toEqual(['exemption-approved', 'exemption-approved']);
  });

  test('is not told what does not stand any more', async () => {
    const booked = await book(shop, today);
    await approve(booked);
    await correct(shop, booked, { vehicleModel: 'Coupe' });
    expect((await keptMails(shop)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Booked/)]);
  });

  test('on the telephone is told by mail, if they gave an address', async () => {
    for (const [customerEmail, told] of [
      ['phone@tintforge.example', ['exemption-approved']],
      ['', []],
    ] as const) {
      const start = { ...today, appointmentDate: customerEmail === '' ? '2026-12-02' : today.appointmentDate };
      const body = phoneBookingOf(shop.catalogue, { ...start, customerEmail, payment: 'on-site' });
      const idempotencyKey = shop.random.uuid();
      const { trackingCode, version } = await admin.staff('createPhoneBooking', { body, idempotencyKey });
      await admin.staff('approveExemption', { params: { code: trackingCode }, body: { version, reason: '' } });
      const kinds = (await storedBooking(shop, trackingCode)).mails.filter((kind) => kind.startsWith('exemption-'));
      expect(kinds).toEqual(told);
    }
  });

  test('of a start that is only held is not told: anybody can have given its address', async () => {
    const held = await hold(shop, today);
    await approve(held);
    expect(await mails(held)).toEqual([]);
  });
});

describe('until it is decided', () => {
  const pending = { status: 409, code: 'exemption_pending' };

  test('the car is not checked in, and crew and shop read why', async () => {
    const booked = await book(shop, today);
    expect(await refusal(start(booked))).toMatchObject(pending);
    expect(await refusal(start(booked, admin))).toMatchObject(pending);
    expect(await crew.staff('getCheckIn', { params: params(booked), query: {} })).toMatchObject({
      obstacle: 'exemption-pending',
    });
    const { can } = await admin.staff('getStaffBooking', { params: params(booked) });
    expect(can).toMatchObject({ start: false, decideExemption: true });
    await approve(booked);
    expect(await start(booked)).toMatchObject({ status: 'in-progress' });
  });

  test('a day late the shop does not put it down either', async () => {
    const booked = await book(shop, today);
    shop.clock.advance(86_400_000);
    admin = await loggedIn(shop, { role: 'admin' });
    expect(await refusal(start(booked, admin))).toMatchObject(pending);
    await approve(booked);
    expect(await start(booked, admin)).toMatchObject({ status: 'in-progress' });
  });

  test('a job is not completed, however it began', async () => {
    const booked = await book(shop, today);
    await checkIn(shop, booked);
    expect(await refusal(complete(booked))).toMatchObject(pending);
    expect((await stored(booked)).row.status).toBe('in-progress');
  });

  test('the crew can say that it is on its way', async () => {
    const booked = await book(shop, today);
    const told = await crew.staff('sendOnMyWay', { params: params(booked), body: { minutes: 30 } });
    expect(told).toMatchObject({ mail: 'queued' });
  });
});
