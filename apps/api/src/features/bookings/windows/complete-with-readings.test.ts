import type { CompleteRequest, WindowsRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, refusal, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { sampleShop } from '../../../testing/sample-shop';
import { versionOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, sampleExemption, sampleLaw, tintOrderOf } from '../../../testing/tint-order';
import { illegalWindow, windowOf, windowRecordOf } from '../../../testing/window-record';
import { eventsOf } from '../../jobs';

const today = { appointmentDate: '2026-12-01', appointmentTime: sampleShop.afternoon };
/** Of the window that `illegalWindow` records. */
const frontPercent = sampleLaw.darkFront.percent;
const frontMargin = frontPercent - sampleLaw.front;

let shop: TestShop;
let crew: LoggedIn;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const params = ({ booking }: Ticket) => ({ code: booking.trackingCode });
const version = (ticket: Ticket) => versionOf(shop, ticket);

/** A car that is checked in and whose windows are recorded. */
async function recorded(changes: Partial<WindowsRequest>, tint = tintOrderOf()): Promise<Ticket> {
  const booked = await book(shop, { ...today, tint });
  if (tint.exemption !== undefined)
    await admin.staff('approveExemption', {
      params: params(booked),
      body: { version: await version(booked), reason: '' },
    });
  await crew.staff('startJob', { params: params(booked), body: { version: await version(booked), isEarly: true } });
  const body = { version: await version(booked), ...windowRecordOf(), ...changes };
  await crew.staff('recordWindows', { params: params(booked), body });
  return booked;
}

async function complete(ticket: Ticket, changes: Partial<CompleteRequest> = {}) {
  return crew.staff('completeJob', {
    params: params(ticket),
    body: { version: await version(ticket), note: '', ...changes },
  });
}

describe('a reading that is not legal', () => {
  test('keeps the job open, and says where and by how much', async () => {
    const back = windowOf({ zone: 'back', filmedPercent: 12, shadeId: sampleLaw.thinBack.id });
    const booked = await recorded({ windows: [back, illegalWindow, windowOf({ zone: 'quarter' })] });
    const refused = await refusal(complete(booked));
    expect(refused).toMatchObject({
      status: 422,
      code: 'reading_not_legal',
      message: expect.stringMatching(
        RegExp(
          `^Front side windows: The meter reads ${frontPercent}%, ${-frontMargin} points below .* Back glass: The meter reads 12%`,
        ),
      ),
      details: {
        zones: [
          { zone: 'front-sides', filmedPercent: frontPercent, margin: frontMargin },
          { zone: 'back', filmedPercent: 12, margin: 12 - sampleLaw.back },
        ],
      },
    });
    expect((await stored(booked)).row.status).toBe('in-progress');
  });

  test('is covered by the exemption that the shop has approved', async () => {
    const booked = await recorded({ windows: [illegalWindow] }, exemptOrder());
    const { job } = await crew.staff('getCheckIn', { params: params(booked), query: {} });
    expect(job).toMatchObject({ exemptionApproval: 'approved', windows: { windows: [{ isCovered: true }] } });
    expect(await complete(booked)).toMatchObject({ status: 'completed' });
    expect((await eventsOf(shop.database.connection, (await stored(booked)).row.id)).at(-1)).toMatchObject({
      data: {},
    });
  });

  test('is covered by an exemption that is shown at the car, whose number no history keeps', async () => {
    const booked = await recorded({ windows: [illegalWindow] });
    const exemption = { ...sampleExemption, documentReference: ' shown at the car ' };
    expect(await complete(booked, { exemption })).toMatchObject({ status: 'completed' });
    const { row } = await stored(booked);
    expect(row).toMatchObject({
      tintApproval: 'approved',
      exemption: { ...sampleExemption, documentReference: 'shown at the car' },
    });
    const event = (await eventsOf(shop.database.connection, row.id)).at(-1);
    expect(event).toMatchObject({ kind: 'completed', userId: crew.account.id, data: { exemptionShown: true } });
    expect(JSON.stringify(event)).not.toMatch(/CERT|medical/);
  });

  test('is not covered by half an exemption', async () => {
    const booked = await recorded({ windows: [illegalWindow] });
    const exemption = { ...sampleExemption, certificateNumber: ' ' };
    expect(await refusal(complete(booked, { exemption }))).toMatchObject({
      status: 422,
      code: 'exemption_incomplete',
      fields: { 'exemption.certificateNumber': expect.any(String) },
    });
    expect((await stored(booked)).row).toMatchObject({ status: 'in-progress', exemption: null });
  });

  test('is explained by what became of the film', async () => {
    const booked = await recorded({ windows: [{ ...illegalWindow, removalNote: 'Taken off, done again on Friday' }] });
    expect(await complete(booked)).toMatchObject({ status: 'completed' });
  });

  test('of a car whose law isn’t verified is noted as such, and refused by nobody', async () => {
    const booked = await recorded({ windows: [illegalWindow], registeredIn: 'unknown' });
    expect(await complete(booked)).toMatchObject({ status: 'completed' });
    const { job } = await crew.staff('getCheckIn', { params: params(booked), query: {} });
    expect(job?.windows).toMatchObject({ windows: [{ verdict: { kind: 'not-verified', law: null } }] });
  });

  test('still keeps it open when the shop has refused the exemption', async () => {
    const booked = await book(shop, { ...today, tint: exemptOrder() });
    const refuse = { version: await version(booked), reason: 'Of another car' };
    await admin.staff('refuseExemption', { params: params(booked), body: refuse });
    await crew.staff('startJob', { params: params(booked), body: { version: await version(booked), isEarly: true } });
    const body = { version: await version(booked), ...windowRecordOf({ windows: [illegalWindow] }) };
    await crew.staff('recordWindows', { params: params(booked), body });
    expect(await refusal(complete(booked))).toMatchObject({ code: 'reading_not_legal' });
  });
});

describe('a job is completed', () => {
  test('with legal readings, and an exemption that none of them needs is not kept', async () => {
    const booked = await recorded({});
    expect(await complete(booked, { exemption: sampleExemption })).toMatchObject({ status: 'completed' });
    expect((await stored(booked)).row).toMatchObject({ tintApproval: 'none', exemption: null });
  });

  test('with windows that nobody metered, and the job says which', async () => {
    const booked = await recorded({ windows: [windowOf({ filmedPercent: null })] });
    expect(await complete(booked)).toMatchObject({ status: 'completed' });
    const { job } = await crew.staff('getCheckIn', { params: params(booked), query: {} });
    expect(job?.unmetered).toEqual(['front-sides', 'back']);
  });
});
