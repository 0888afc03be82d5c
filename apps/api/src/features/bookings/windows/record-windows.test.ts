import type { WindowsRequest } from '@tintforge/api-contract';
import { tintCatalogue } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, refusal, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { sampleShop } from '../../../testing/sample-shop';
import { auditOf, cancelByStaff, checkIn, complete, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { tintOrderOf } from '../../../testing/tint-order';
import { illegalWindow, windowOf, windowRecordOf } from '../../../testing/window-record';
import { eventsOf } from '../../jobs';

const today = { appointmentDate: '2026-12-01', appointmentTime: sampleShop.afternoon } as const;

let shop: TestShop;
let crew: LoggedIn;
let admin: LoggedIn;
let booked: Ticket;

beforeEach(async () => {
  shop = await openTestShop();
  crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId, firstName: 'Crew', lastName: 'One' });
  admin = await loggedIn(shop, { role: 'admin', firstName: 'Ada', lastName: 'Owner' });
  booked = await book(shop, { ...today, tint: tintOrderOf() });
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const params = ({ booking }: Ticket) => ({ code: booking.trackingCode });

/** The name of a shade in this shop. */
const carbon = (shadeId: string) => tintCatalogue.shades.find(({ id }) => id === shadeId)?.name;

/** A record of a car of Florida, whatever the shop’s state: its limits are written down here. */
async function record(changes: Partial<WindowsRequest> = {}, who = crew, ticket = booked) {
  const body = { version: await versionOf(shop, ticket), ...windowRecordOf({ registeredIn: 'US-FL' }), ...changes };
  return who.staff('recordWindows', { params: params(ticket), body });
}

async function jobOf(ticket = booked, who = crew) {
  const { job } = await who.staff('getCheckIn', { params: params(ticket), query: {} });
  if (job === null) throw new Error('The crew does not see the job');
  return job;
}

describe('what the crew records', () => {
  beforeEach(() => checkIn(shop, booked));

  test('stands in the job with verdicts of our own, from front to back', async () => {
    const version = await versionOf(shop, booked);
    const back = windowOf({
      zone: 'back',
      filmedPercent: 14.9,
      shadeId: 'carbon-15',
      lot: '',
      removalNote: 'Off again',
    });
    const acted = await record({ windows: [back, windowOf({ filmedPercent: 30.5 })] });
    expect(acted).toMatchObject({ status: 'in-progress', version: version + 1 });
    expect((await jobOf()).windows).toEqual({
      legalClass: 'passenger',
      registeredIn: 'US-FL',
      notes: ['two-outside-mirrors'],
      answers: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' },
      recordedAt: new Date(shop.clock.now()).toISOString(),
      recordedBy: 'Crew One',
      windows: [
        {
          zone: 'front-sides',
          glassPercent: 73,
          filmedPercent: 30.5,
          shadeId: 'carbon-35',
          shade: carbon('carbon-35'),
          film: sampleShop.filmType,
          lot: 'C35-2611-07',
          removalNote: '',
          isCovered: false,
          verdict: {
            kind: 'legal-thin',
            law: expect.objectContaining({ name: 'Florida' }),
            margin: 2.5,
            limitPercent: 28,
            statute: '316.2953',
            text: expect.stringContaining('The meter reads 30.5%'),
          },
        },
        {
          zone: 'back',
          glassPercent: 73,
          filmedPercent: 14.9,
          shadeId: 'carbon-15',
          shade: carbon('carbon-15'),
          film: sampleShop.filmType,
          lot: '',
          removalNote: 'Off again',
          isCovered: false,
          verdict: {
            kind: 'not-legal',
            law: expect.objectContaining({ name: 'Florida' }),
            margin: -0.1,
            limitPercent: 15,
            statute: '316.2954',
            text: expect.stringContaining('doesn’t make it legal'),
          },
        },
      ],
    });
  });

  test('takes the place of what was recorded before, and the history keeps both', async () => {
    await record();
    await record({ windows: [windowOf({ filmedPercent: null, shadeId: null, lot: '' })] }, admin);
    const { windows } = await jobOf();
    expect(windows).toMatchObject({
      recordedBy: 'Ada Owner',
      windows: [{ filmedPercent: null, shade: null, verdict: null }],
    });
    const events = (await eventsOf(shop.database.connection, (await stored(booked)).row.id)).slice(-2);
    expect(events.map(({ kind, userId }) => [kind, userId])).toEqual([
      ['windows-recorded', crew.account.id],
      ['windows-recorded', admin.account.id],
    ]);
    expect(events[0]?.data).toEqual({
      registeredIn: 'US-FL',
      legalClass: 'passenger',
      readings: [{ zone: 'front-sides', filmedPercent: 35 }],
    });
    expect((await auditOf(shop)).at(-1)).toMatchObject({
      action: 'booking.windows-recorded',
      userId: admin.account.id,
    });
  });

  test('is judged by the class that the two answers make', async () => {
    const back = windowOf({ zone: 'back', glassPercent: 20, filmedPercent: 8, shadeId: 'hybrid-30' });
    const kindFor = async (truckChassisOrOffRoad: 'yes' | 'not-sure') => {
      await record({ windows: [back], answers: { truckChassisOrOffRoad, tenPersonsOrFewer: 'yes' } });
      const { windows } = await jobOf();
      return [windows?.legalClass, windows?.windows[0]?.verdict?.kind, windows?.notes];
    };
    expect(await kindFor('yes')).toEqual(['mpv', 'legal-thin', ['two-outside-mirrors']]);
    expect(await kindFor('not-sure')).toEqual(['unknown', 'not-legal', ['class-unknown', 'two-outside-mirrors']]);
  });

  test('has no percentage for strip and roof', async () => {
    await record({ windows: [windowOf({ zone: 'roof', filmedPercent: 4 })] });
    expect((await jobOf()).windows?.windows[0]?.verdict).toMatchObject({
      kind: 'no-limit',
      margin: null,
      limitPercent: null,
      statute: '316.2951',
    });
  });

  test('says which zones with film nobody has metered', async () => {
    expect((await jobOf()).unmetered).toEqual(['front-sides', 'back']);
    await record({ windows: [windowOf(), windowOf({ zone: 'quarter', filmedPercent: null })] });
    expect((await jobOf()).unmetered).toEqual(['quarter', 'back']);
    await record({ windows: [windowOf(), windowOf({ zone: 'back', filmedPercent: null, removalNote: 'Came off' })] });
    expect((await jobOf()).unmetered).toEqual([]);
  });

  test('can be mended by the shop when the day is over, and by the crew no more', async () => {
    await record();
    await complete(shop, booked);
    await record({ windows: [windowOf({ lot: 'another roll' })] });
    shop.clock.advance(86_400_000);
    admin = await loggedIn(shop, { role: 'admin' });
    crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
    expect(await refusal(record())).toMatchObject({ code: 'not_possible' });
    expect(await record({ windows: [windowOf({ lot: 'the right roll' })] }, admin)).toMatchObject({
      status: 'completed',
    });
    expect((await stored(booked)).row.installation?.windows[0]?.lot).toBe('the right roll');
  });

  test('of a job that is done is nothing with which it could not have been completed', async () => {
    await complete(shop, booked);
    const { row } = await stored(booked);
    const { filmedPercent } = illegalWindow;
    expect(await refusal(record({ windows: [illegalWindow] }))).toMatchObject({
      status: 422,
      code: 'reading_not_legal',
      details: { zones: [{ zone: 'front-sides', filmedPercent, margin: (filmedPercent ?? 0) - 28 }] },
    });
    expect((await stored(booked)).row).toEqual(row);
    await record({ windows: [illegalWindow], registeredIn: 'unknown' });
    expect((await stored(booked)).row.installation?.windows).toMatchObject([{ verdict: { kind: 'not-verified' } }]);
    await record({ windows: [{ ...illegalWindow, removalNote: 'Taken off at once' }] });
  });

  test('by two telephones at once is recorded once', async () => {
    const version = await versionOf(shop, booked);
    const outcomes = await meet(shop, [() => record({ version }), () => refusal(record({ version }, admin))]);
    const message = 'Crew One recorded its windows after you opened it. Reload to see the current details.';
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { value: { code: 'changed_meanwhile', message } }]);
  });

  test.each([
    ['a zone twice', { windows: [windowOf(), windowOf()] }, 422, 'repeated_zone', 'windows.1.zone'],
    [
      'a film that nobody sells',
      { windows: [windowOf({ shadeId: 'gold-5' })] },
      422,
      'unknown_shade',
      'windows.0.shadeId',
    ],
    [
      'what no meter prints',
      { windows: [windowOf({ filmedPercent: 35.55 })] },
      400,
      'invalid_value',
      'windows.0.filmedPercent',
    ],
    [
      'a share above all',
      { windows: [windowOf({ glassPercent: 101 })] },
      400,
      'invalid_value',
      'windows.0.glassPercent',
    ],
    ['a lot of two lines', { windows: [windowOf({ lot: 'a\nb' })] }, 400, 'invalid_characters', 'windows.0.lot'],
  ] as const)('is not %s', async (_name, changes, status, code, field) => {
    const before = await rowCounts(shop);
    const refused = await refusal(record({ ...changes, windows: [...changes.windows] }));
    expect(refused).toMatchObject({ status, code });
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    expect(await rowCounts(shop)).toEqual(before);
  });
});

describe('nothing is recorded', () => {
  test('before the car is checked in, or of a booking that is off', async () => {
    expect(await refusal(record())).toMatchObject({ code: 'not_possible', details: { status: 'confirmed' } });
    await cancelByStaff(shop, booked);
    expect(await refusal(record({}, admin))).toMatchObject({ code: 'not_possible', details: { status: 'cancelled' } });
    expect((await stored(booked)).row.installation).toBeNull();
  });

  test('by a crew of another region, or on another day, or by a customer', async () => {
    await checkIn(shop, booked);
    const away = await loggedIn(shop, { role: 'crew', regionId: sampleShop.farRegionId });
    expect(await refusal(record({}, away))).toMatchObject({ code: 'forbidden' });
    const customer = await loggedIn(shop);
    expect(await refusal(record({}, customer))).toMatchObject({ code: 'forbidden' });
    const later = await book(shop, { appointmentDate: '2026-12-08', appointmentTime: sampleShop.time });
    await checkIn(shop, later);
    expect(await refusal(record({}, crew, later))).toMatchObject({ code: 'not_possible' });
    expect((await stored(later)).row.installation).toBeNull();
  });
});
