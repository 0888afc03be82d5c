import type { WindowsRequest } from '@tintforge/api-contract';
import { brand, tintCatalogue } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, details, hold, refusal, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { sampleShop } from '../../../testing/sample-shop';
import { checkIn, complete, versionOf } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { sampleExemption, tintOrderOf } from '../../../testing/tint-order';
import { illegalWindow, windowOf, windowRecordOf } from '../../../testing/window-record';

const today = { appointmentDate: '2026-12-01', appointmentTime: sampleShop.afternoon } as const;

let shop: TestShop;
let crew: LoggedIn;
let admin: LoggedIn;
let owner: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
  admin = await loggedIn(shop, { role: 'admin' });
  owner = await loggedIn(shop);
});

afterEach(() => shop.close());

const params = ({ booking }: Ticket) => ({ code: booking.trackingCode });

/** The name of a shade in this shop. */
const carbon = (shadeId: string) => tintCatalogue.shades.find(({ id }) => id === shadeId)?.name;

/** The windows of a car of Florida, whatever the shop’s state: its limits are written down here. */
async function recorded(changes: Partial<WindowsRequest> = {}): Promise<Ticket> {
  const booked = await book(shop, { ...today, tint: tintOrderOf(), customerEmail: owner.account.email });
  await checkIn(shop, booked);
  const body = { version: await versionOf(shop, booked), ...windowRecordOf({ registeredIn: 'US-FL' }), ...changes };
  await crew.staff('recordWindows', { params: params(booked), body });
  return booked;
}

async function done(changes: Partial<WindowsRequest> = {}): Promise<Ticket> {
  const booked = await recorded(changes);
  const body = { version: await versionOf(shop, booked), note: '', exemption: sampleExemption };
  await crew.staff('completeJob', { params: params(booked), body });
  return booked;
}

const byToken = (ticket: Ticket) =>
  shop.call('getCompliance', { params: params(ticket), query: {}, bookingToken: ticket.manageToken });
const by = (who: LoggedIn, ticket: Ticket) => who.call('getCompliance', { params: params(ticket), query: {} });

describe('the sheet', () => {
  test('names car, installer, film, lots, readings and what Florida says to them', async () => {
    const booked = await done({
      windows: [windowOf(), windowOf({ zone: 'back', filmedPercent: 16, shadeId: 'carbon-15' })],
    });
    const sheet = await byToken(booked);
    expect(sheet).toMatchObject({
      trackingCode: booked.booking.trackingCode,
      customerName: 'Sample Customer',
      vehicleInfo: `2024 Sample Sedan (${sampleShop.vehicleName})`,
      vehicle: { year: 2024, make: 'Sample', model: 'Sedan' },
      installer: {
        name: brand.name,
        region: sampleShop.regionName,
        phone: sampleShop.regionPhone,
        email: brand.email,
      },
      completedAt: new Date(shop.clock.now()).toISOString(),
      legalClass: 'passenger',
      registeredIn: 'US-FL',
      windows: [
        {
          zone: 'front-sides',
          shade: carbon('carbon-35'),
          lot: 'C35-2611-07',
          verdict: { kind: 'legal', limitPercent: 28 },
        },
        {
          zone: 'back',
          shade: carbon('carbon-15'),
          verdict: { kind: 'legal-thin', limitPercent: 15, statute: '316.2954' },
        },
      ],
      law: { papers: [], limitsReflection: true },
      unmetered: [],
      exemption: null,
      unverified: [],
    });
    expect(sheet.statement).toContain('every window lets through at least the light');
    expect(await details(shop, booked)).toMatchObject({ hasCompliance: true });
  });

  test('states less where a window was not metered', async () => {
    const sheet = await byToken(await done());
    expect(sheet.unmetered).toEqual(['back']);
    expect(sheet.statement).not.toContain('every window');
  });

  test('lists what was not read of the law for the shop and the crew, never for the customer', async () => {
    const booked = await done();
    for (const sheet of [await by(admin, booked), await by(crew, booked)])
      expect(sheet.unverified).toContain('The wording of 316.2955 on labels and tolerance.');
    for (const sheet of [await byToken(booked), await by(owner, booked)]) {
      expect(sheet.unverified).toEqual([]);
      expect(sheet.statement).not.toContain('316.2955');
    }
  });

  test('has an exemption with its number for its owner and the shop, without it for the crew that prints it', async () => {
    const booked = await done({ windows: [illegalWindow] });
    const { kind, certificateNumber } = sampleExemption;
    for (const sheet of [await byToken(booked), await by(admin, booked)])
      expect(sheet.exemption).toEqual({ kind, certificateNumber });
    const printed = await by(crew, booked);
    expect(printed.exemption).toEqual({ kind, certificateNumber: null });
    expect(printed.windows).toMatchObject([{ isCovered: true, verdict: { kind: 'not-legal' } }]);
    expect(printed.statement).toContain('an exemption under 316.29545');
  });
});

describe('a car of another state', () => {
  test('has a sheet by that state’s law, with the certificate that it asks for', async () => {
    const sheet = await byToken(await done({ registeredIn: 'US-GA' }));
    expect(sheet).toMatchObject({
      registeredIn: 'US-GA',
      law: {
        name: 'Georgia',
        sections: ['40-8-73.1(b)(2)'],
        papers: [{ place: 'a certificate to the owner', wording: null, section: '570-22-.05(3)' }],
      },
      windows: [{ verdict: { kind: 'legal', law: { jurisdiction: 'US-GA' }, limitPercent: 32 } }],
    });
    expect(sheet.statement).toContain('Georgia’s law (40-8-73.1(b)(2))');
    expect(sheet.statement).not.toContain('Florida');
  });

  test('names the paper that another gives, and claims none of it', async () => {
    const sheet = await byToken(await done({ registeredIn: 'US-SC' }));
    expect(sheet.law).toMatchObject({
      papers: [{ section: '56-5-5015(E)', isAvailableHere: false }],
      limitsReflection: true,
    });
    const dakota = await byToken(await done({ registeredIn: 'US-ND' }));
    expect(dakota.law).toMatchObject({ papers: [], limitsReflection: false });
  });

  test('whose law wasn’t verified has readings and no verdicts', async () => {
    const sheet = await byToken(await done({ registeredIn: 'US-AZ' }));
    expect(sheet).toMatchObject({ law: null, unverified: [], windows: [{ verdict: { kind: 'not-verified' } }] });
    expect(sheet.statement).toContain('readings and no verdicts');
  });
});

describe('it is read', () => {
  test('by the account that the booking belongs to', async () => {
    const booked = await done();
    expect(await by(owner, booked)).toMatchObject({ trackingCode: booked.booking.trackingCode });
    const { bookings } = await owner.call('getMyBookings', { query: { list: 'past' } });
    expect(bookings).toMatchObject([{ hasCompliance: true }]);
  });

  test('by nobody else', async () => {
    const booked = await done();
    const other = await book(shop, { ...today, appointmentDate: '2026-12-02' });
    const stranger = await loggedIn(shop);
    const away = await loggedIn(shop, { role: 'crew', regionId: sampleShop.farRegionId });
    expect(await refusal(by(stranger, booked))).toMatchObject({ code: 'unauthorized' });
    expect(await refusal(by(away, booked))).toMatchObject({ code: 'unauthorized' });
    expect(await refusal(byToken({ ...booked, manageToken: other.manageToken }))).toMatchObject({
      code: 'unauthorized',
    });
  });

  test('by the crew on the day of the job', async () => {
    const booked = await done();
    expect(await by(crew, booked)).toMatchObject({ trackingCode: booked.booking.trackingCode });
    shop.clock.advance(86_400_000);
    crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
    expect(await refusal(by(crew, booked))).toMatchObject({ code: 'not_found' });
    expect(await byToken(booked)).toMatchObject({ trackingCode: booked.booking.trackingCode });
  });
});

describe('there is none', () => {
  const none = { status: 404, code: 'not_found' };

  test('before the job is done', async () => {
    const booked = await recorded();
    expect(await refusal(byToken(booked))).toMatchObject(none);
    expect(await details(shop, booked)).toMatchObject({ hasCompliance: false });
  });

  test('when no window was recorded', async () => {
    const booked = await book(shop, today);
    await checkIn(shop, booked);
    await complete(shop, booked);
    expect(await refusal(by(admin, booked))).toMatchObject(none);
    const cleared = await recorded({ windows: [] });
    await complete(shop, cleared);
    expect(await refusal(byToken(cleared))).toMatchObject(none);
    expect(await details(shop, cleared)).toMatchObject({ hasCompliance: false });
  });

  test('of what is only held', async () => {
    expect(await refusal(byToken(await hold(shop)))).toMatchObject(none);
  });
});
