import type { EndpointName } from '@tintforge/api-contract';
import { placeRegion, shades, timeZone } from '@tintforge/content';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  book,
  cancel,
  correctionOf,
  details,
  hold,
  pay,
  refusal,
  release,
  sync,
  type Ticket,
} from '../../../testing/customer';
import { endHoldUnproved } from '../../../testing/mishaps';
import { rawCall } from '../../../testing/raw-call';
import { execute } from '../../../testing/raw-sql';
import { instantOnShopClock, morningOf, sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

/** The carbon film’s shade of 35, by the shop’s name. */
const preferredShade = shades.find(({ id }) => id === 'carbon-35')?.name ?? '';

const customerPhone = '(212) 555-0177';

let shop: TestShop;
let booked: Ticket;

beforeAll(async () => {
  shop = await openTestShop();
  booked = await book(shop, { preferredShade, customerPhone });
});

afterAll(() => shop.close());

describe('the public view', () => {
  test('shows status, time, region and services, and nothing of the person', async () => {
    const view = await shop.call('getBooking', { params: { code: booked.booking.trackingCode } });
    expect(view).toEqual({
      trackingCode: booked.booking.trackingCode,
      status: 'confirmed',
      appointmentDate: '2026-12-08',
      appointmentTime: sampleShop.time,
      appointmentInstant: morningOf('2026-12-08'),
      region: { id: sampleShop.regionId, name: sampleShop.regionName, phone: sampleShop.regionPhone },
      services: [sampleShop.packageName, sampleShop.addOnName],
    });
    const text = JSON.stringify(view);
    for (const secret of [
      'Sample Customer',
      '@',
      '555-0177',
      'Sample Street',
      'gate 44',
      String(Math.floor(sampleShop.total)),
      booked.manageToken,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test.each([
    ['lower case', (code: string) => code.toLowerCase()],
    ['no hyphens', (code: string) => code.replaceAll('-', '')],
    ['spaces round it', (code: string) => `%20${code}%20`],
  ])('is found by the code as people type it: %s', async (_name, type) => {
    const answer = await rawCall(shop, { name: 'getBooking', code: type(booked.booking.trackingCode) });
    expect(answer.status).toBe(200);
  });

  test('is found under the letters that the shop had before it took others', async () => {
    const { booking } = await hold(shop, { appointmentDate: '2026-12-10', customerEmail: 'before@tintforge.example' });
    const former = `ZZ${booking.trackingCode.slice(2)}`;
    await execute(shop, 'update bookings set tracking_code = ? where tracking_code = ?', former, booking.trackingCode);
    const typed = former.toLowerCase().replaceAll('-', '');
    expect(await shop.call('getBooking', { params: { code: typed } })).toMatchObject({ trackingCode: former });
  });

  test.each(['TF-0000-0000', 'x', '%00', `TF-${'0'.repeat(90)}`, '%F0%9F%9A%97', "'%20or%201=1"])(
    '%s is nobody’s code',
    async (code) => {
      expect(await rawCall(shop, { name: 'getBooking', code })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    },
  );
});

describe('the details', () => {
  test('are complete for who has the secret', async () => {
    expect(await details(shop, booked)).toMatchObject({
      customerName: 'Sample Customer',
      customerEmail: 'customer@tintforge.example',
      customerPhone,
      vehicleInfo: `2024 Sample Sedan (${sampleShop.vehicleName})`,
      lines: [
        { id: sampleShop.packageId, name: sampleShop.packageName, amount: sampleShop.packageCents / 100 },
        { id: sampleShop.addOnId, name: sampleShop.addOnName, amount: sampleShop.addOnCents / 100 },
      ],
      preferredShade,
      address: { street: '1 Sample Street', city: sampleShop.city, zip: sampleShop.zip },
      site: { garage: 'yes', shade: 'yes', power: 'no' },
      jobMinutes: expect.any(Number),
      holdExpiresAt: null,
      vehicle: { year: 2024, make: 'Sample', model: 'Sedan' },
      packageId: sampleShop.packageId,
      addOnIds: [sampleShop.addOnId],
      mayReschedule: true,
      mayCorrect: true,
      cancellation: { refund: sampleShop.total, kept: 0 },
      payment: { amount: sampleShop.total, at: instantOnShopClock('2026-12-01T10:00'), lastFour: '4242' },
      refunded: 0,
      refunds: [],
      sitePayments: [],
      due: 0,
      hasCompliance: false,
      certificates: [],
    });
  });

  test('offer nothing for a hold, and tell of no payment', async () => {
    const held = await hold(shop, { appointmentDate: '2026-12-09' });
    expect(await details(shop, held)).toMatchObject({
      mayReschedule: false,
      mayCorrect: false,
      cancellation: null,
      payment: null,
    });
  });

  test('tell of money that came without a time to give for it, and of its way back', async () => {
    const held = await hold(shop, { appointmentDate: '2026-12-10' });
    await pay(shop, held);
    await endHoldUnproved(shop, held, 'released');
    await sync(shop, held);
    const at = instantOnShopClock('2026-12-01T10:00');
    expect(await details(shop, held)).toMatchObject({
      status: 'cancelled',
      payment: { amount: sampleShop.total, at, lastFour: '4242' },
      refunded: sampleShop.total,
      refunds: [{ amount: sampleShop.total, status: 'pending', at }],
    });
  });

  test('tell of a running hold when it ends', async () => {
    const held = await hold(shop, { appointmentTime: '13:00' });
    expect(await details(shop, held)).toMatchObject({ status: 'pending', holdExpiresAt: held.holdExpiresAt });
  });
});

const managed: [EndpointName, object | undefined][] = [
  ['getBookingDetails', undefined],
  ['getBookingCalendar', undefined],
  ['releaseBooking', undefined],
  ['cancelBooking', { refund: 0 }],
  ['rescheduleBooking', { appointmentDate: '2026-12-09', appointmentTime: '13:00' }],
  ['correctBooking', correctionOf()],
];

describe.each(managed)('%s', (name, payload) => {
  const open = (code: string, token: string) =>
    rawCall(shop, { name, code, headers: { 'booking-token': token }, ...(payload !== undefined && { payload }) });

  test('opens with this booking’s own secret only', async () => {
    const other = await hold(shop, { appointmentDate: '2026-12-11', appointmentTime: '13:00' });
    const code = booked.booking.trackingCode;
    const answers = [
      await open(code, other.manageToken),
      await open(code, `${booked.manageToken.slice(0, -1)}!`),
      await open(code, 'A'.repeat(43)),
      await open('TF-0000-0000', booked.manageToken),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    await release(shop, other);
  });

  test('answers a code that does not exist like one whose secret is another', async () => {
    const wrong = await open(booked.booking.trackingCode, 'A'.repeat(43));
    expect((await open('TF-0000-0000', 'A'.repeat(43))).body).toEqual(wrong.body);
  });
});

test('raising the generation revokes every secret given out', async () => {
  const held = await hold(shop, { appointmentDate: '2026-12-11' });
  await execute(
    shop,
    'update bookings set token_generation = token_generation + 1 where tracking_code = ?',
    held.booking.trackingCode,
  );
  expect(await refusal(details(shop, held))).toMatchObject({ code: 'unauthorized' });
});

describe('the calendar file', () => {
  test('holds the appointment on the shop’s clock, and goes by the code’s name', async () => {
    const answer = await shop.server.inject({
      url: `/api/bookings/${booked.booking.trackingCode}/calendar.ics`,
      headers: { 'booking-token': booked.manageToken },
    });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${booked.booking.trackingCode}.ics"`);
    const { jobMinutes } = await details(shop, booked);
    const start = Date.parse(`2026-12-08T${sampleShop.time}Z`);
    const end = new Date(start + jobMinutes * 60_000).toISOString().slice(0, 19);
    const lines = answer.payload.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `DTSTART;TZID=${timeZone}:20261208T${sampleShop.time.replace(':', '')}00`,
        `DTEND;TZID=${timeZone}:${end.replaceAll(/[-:]/g, '')}`,
        `UID:${booked.booking.trackingCode}@localhost`,
        `LOCATION:1 Sample Street\\, ${sampleShop.city}\\, ${placeRegion} ${sampleShop.zip}`,
      ]),
    );
  });

  const fileOf = ({ booking, manageToken }: typeof booked) =>
    shop.call('getBookingCalendar', { params: { code: booking.trackingCode }, bookingToken: manageToken });

  test('is written as the standard says, whatever a customer typed', async () => {
    const street =
      '1 Calle Ñandú; a comma, a back\\slash and so many letters that no line of a calendar holds them all';
    const text = await fileOf(
      await book(shop, { appointmentDate: '2026-12-10', address: { street, city: sampleShop.city } }),
    );
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
    expect(event.location).toContain(street);
  });

  test('reminds of the appointment a day ahead', async () => {
    const event = new ICAL.Component(ICAL.parse(await fileOf(booked))).getFirstSubcomponent('vevent');
    const alarm = event?.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
  });

  test('of a held start has no event: nothing is booked', async () => {
    const held = await hold(shop, { appointmentDate: '2026-12-14' });
    expect(await fileOf(held)).not.toContain('BEGIN:VEVENT');
    await release(shop, held);
    expect(await fileOf(held)).not.toContain('BEGIN:VEVENT');
  });

  test('of a cancelled booking cancels its event', async () => {
    const other = await book(shop, { appointmentDate: '2026-12-15' });
    const before = await fileOf(other);
    await cancel(shop, other);
    const after = await fileOf(other);
    const [uid] = before.match(/^UID:.*$/m) ?? [];
    const sequenceOf = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
    expect(after).toContain('METHOD:CANCEL');
    expect(after).toContain('STATUS:CANCELLED');
    expect(after).toContain(uid);
    expect(after).not.toContain('BEGIN:VALARM');
    expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before));
  });

  test('takes no line from what a customer typed', async () => {
    const other = await book(shop, {
      appointmentDate: '2026-12-10',
      appointmentTime: '13:00',
      address: { street: '1 Sample;Street, DTSTART:20000101T000000Z', city: sampleShop.city },
    });
    const text = await shop.call('getBookingCalendar', {
      params: { code: other.booking.trackingCode },
      bookingToken: other.manageToken,
    });
    expect(text.slice(text.indexOf('BEGIN:VEVENT')).match(/^DTSTART/gm)).toHaveLength(1);
  });
});
