import type { TintInput, WindowInput } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, details, hold, refusal, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { sampleShop } from '../../../testing/sample-shop';
import { checkIn, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { legalFront, tintOrderOf } from '../../../testing/tint-order';
import { windowOf, windowRecordOf } from '../../../testing/window-record';

// Colorado lets the glass behind the driver be darker where the glass in front lets 70 percent through.

const typical = { kind: 'preset', presetId: 'glass-73' } as const;
const darkBack = { zone: 'back', shadeId: 'carbon-5', glass: typical } as const;
const windshield = { zone: 'windshield', glass: typical } as const;
const bareFront = { zone: 'front-sides', glass: typical } as const;

function inColorado(changes: Partial<TintInput> = {}): TintInput {
  return tintOrderOf({ registeredIn: 'US-CO', shades: [darkBack], bare: [windshield, bareFront], ...changes });
}

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

describe('a dark back glass', () => {
  test('is booked beside front side windows that stay without film, and the booking keeps their glass', async () => {
    const glass = { kind: 'meter', vltPercent: 71.5 } as const;
    const held = await hold(shop, { tint: inColorado({ bare: [windshield, { ...bareFront, glass }] }) });
    expect((await details(shop, held)).tint).toMatchObject({
      zones: [{ zone: 'back', verdict: 'no-limit', needsApproval: false }],
      bare: [
        { zone: 'windshield', glassPercent: 73, isMetered: false },
        { zone: 'front-sides', glassPercent: 71.5, isMetered: true },
      ],
      approval: 'none',
    });
  });

  test('is refused beside darker ones, which the answer names, and writes nothing', async () => {
    const before = await rowCounts(shop);
    const tint = inColorado({ shades: [legalFront, darkBack], bare: [windshield] });
    const refused = await refusal(hold(shop, { tint }));
    expect(refused).toMatchObject({
      status: 422,
      code: 'shade_not_legal',
      message: expect.stringContaining(
        'Colorado allows this only if at least 70% of the light gets through here: Front side windows.',
      ),
      fields: { 'tint.shades.1.shadeId': expect.stringMatching(/^Back glass: 5% .*22 points below Colorado’s 27%/) },
      details: { zones: [{ zone: 'back', reason: 'too-dark', margin: -22, otherPanes: ['front-sides'] }] },
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test.each<[string, Partial<TintInput>, string[]]>([
    ['of which nothing was said', { bare: [] }, ['front-sides', 'windshield']],
    ['left open', { bare: [windshield] }, ['front-sides']],
  ])('is not verified beside glass %s: it waits for the shop if the shop is asked', async (_, changes, otherPanes) => {
    const refused = await refusal(hold(shop, { tint: inColorado(changes) }));
    expect(refused).toMatchObject({ details: { zones: [{ zone: 'back', reason: 'other-panes', otherPanes }] } });
    const held = await hold(shop, { tint: inColorado({ ...changes, asksShop: true }) });
    expect((await details(shop, held)).tint).toMatchObject({
      zones: [{ verdict: 'not-verified', needsApproval: true }],
      approval: 'pending',
    });
  });

  test('can’t be filmed and bare', async () => {
    const tint = inColorado({ bare: [{ zone: 'back', glass: typical }] });
    expect(await refusal(hold(shop, { tint }))).toMatchObject({ code: 'repeated_zone' });
  });

  test('stays judged by its own order when the model year is corrected', async () => {
    const booked = await book(shop, { tint: inColorado() });
    const admin = await loggedIn(shop, { role: 'admin' });
    const body = { version: await versionOf(shop, booked), reason: '', notify: false, vehicleYear: 2019 };
    await admin.staff('changeByShop', { params: { code: booked.booking.trackingCode }, body });
    expect((await details(shop, booked)).tint).toMatchObject({ zones: [{ verdict: 'no-limit' }] });
  });
});

describe('a metered back glass', () => {
  const dark = windowOf({ zone: 'back', shadeId: 'carbon-5', filmedPercent: 6 });
  const bare = (zone: WindowInput['zone'], glassPercent: number) =>
    windowOf({ zone, glassPercent, filmedPercent: null, shadeId: null, lot: '' });
  let crew: LoggedIn;
  let booked: Ticket;

  beforeEach(async () => {
    crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
    const today = { appointmentDate: '2026-12-01', appointmentTime: sampleShop.afternoon };
    booked = await book(shop, { ...today, tint: inColorado() });
    await checkIn(shop, booked);
  });

  const params = () => ({ code: booked.booking.trackingCode });

  async function backAfter(windows: WindowInput[]) {
    const body = { version: await versionOf(shop, booked), ...windowRecordOf({ registeredIn: 'US-CO', windows }) };
    await crew.staff('recordWindows', { params: params(), body });
    const { job } = await crew.staff('getCheckIn', { params: params(), query: {} });
    return job?.windows?.windows.find(({ zone }) => zone === 'back')?.verdict;
  }

  async function complete() {
    return crew.staff('completeJob', { params: params(), body: { version: await versionOf(shop, booked), note: '' } });
  }

  test('is not verified until the glass in front is metered too, and says which', async () => {
    expect(await backAfter([dark])).toMatchObject({
      kind: 'not-verified',
      otherPanes: ['front-sides', 'windshield'],
      text: expect.stringMatching(/: Front side windows, Windshield below the strip\. We don’t know that yet\.$/),
    });
    expect(await backAfter([dark, bare('front-sides', 72)])).toMatchObject({ otherPanes: ['windshield'] });
    const known = await backAfter([bare('windshield', 70), bare('front-sides', 72), dark]);
    expect(known).toMatchObject({ kind: 'no-limit', statute: '42-4-227(1)(a)(II)' });
    expect(known).not.toHaveProperty('otherPanes');
  });

  test('keeps the job open beside film in front that is too dark for it', async () => {
    const front = windowOf({ filmedPercent: 35 });
    expect(await backAfter([bare('windshield', 74), front, dark])).toMatchObject({
      kind: 'not-legal',
      otherPanes: ['front-sides'],
    });
    expect(await refusal(complete())).toMatchObject({
      code: 'reading_not_legal',
      message: expect.stringContaining('at least 70% of the light gets through here: Front side windows.'),
    });
  });

  test('leaves a sheet that is whole with every window that counts, and says what is missing without', async () => {
    await backAfter([dark]);
    await complete();
    const read = () => shop.call('getCompliance', { params: params(), query: {}, bookingToken: booked.manageToken });
    expect(await read()).toMatchObject({
      windows: [{ verdict: { kind: 'not-verified', otherPanes: ['front-sides', 'windshield'] } }],
      statement: expect.not.stringContaining('every window'),
    });
    await backAfter([bare('windshield', 70), bare('front-sides', 72), dark]);
    expect((await read()).statement).toContain('every window lets through at least the light');
    expect((await storedBooking(shop, params().code)).row.installation?.windows).toHaveLength(3);
  });
});
