import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, correct, details, hold, pay, refusal, sync, type Ticket } from '../../../testing/customer';
import { execute, rowsOf } from '../../../testing/raw-sql';
import { morningOf, sampleShop } from '../../../testing/sample-shop';
import { checkIn, keepByStaff } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, sampleExemption } from '../../../testing/tint-order';
import { eventsOf } from '../store/booking-store';

const startsAt = Date.parse(morningOf('2026-12-08'));

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

async function paid(ticket: Ticket): Promise<void> {
  await pay(shop, ticket);
  await sync(shop, ticket);
}

/** The fields that the last event names. */
const lastFields = async (ticket: Ticket) =>
  (await eventsOf(shop.database.connection, (await stored(ticket)).row.id)).at(-1)?.data.fields;

describe('a booking that is put right', () => {
  test('says what was put right, and stays where it is', async () => {
    const booked = await book(shop);
    const { cells } = await stored(booked);
    const corrected = await correct(shop, booked, {
      vehicleYear: 2025,
      vehicleMake: 'Other',
      vehicleModel: 'Coupe',
      customerPhone: '+1 813.555.0199',
      address: { street: '2 Sample Street', city: 'Elsewhere' },
      zip: ` ${sampleShop.zip.slice(0, 4)}9-1234 `,
      site: { garage: 'no', shade: 'yes', power: 'not-sure' },
      notes: 'gate 45',
    });
    expect(corrected).toMatchObject({
      vehicle: { year: 2025, make: 'Other', model: 'Coupe' },
      vehicleInfo: `2025 Other Coupe (${sampleShop.vehicleName})`,
      customerPhone: '(813) 555-0199',
      address: { street: '2 Sample Street', city: 'Elsewhere', zip: `${sampleShop.zip.slice(0, 4)}9` },
      site: { garage: 'no', shade: 'yes', power: 'not-sure' },
      notes: 'gate 45',
      appointmentDate: '2026-12-08',
      appointmentTime: sampleShop.time,
      totalPrice: sampleShop.total,
    });
    expect(corrected).toEqual({ ...(await details(shop, booked)), exemptionReopened: false });
    expect(await stored(booked)).toMatchObject({ cells, history: ['held', 'paid', 'corrected'] });
  });

  test('has a history that names the fields and not what they say', async () => {
    const booked = await book(shop);
    await correct(shop, booked, {
      address: { street: '2 Secret Street', city: sampleShop.city },
      notes: 'under the mat',
    });
    expect(await lastFields(booked)).toEqual(['street', 'notes']);
    const events = await rowsOf(shop, 'select data from booking_events');
    expect(JSON.stringify(events)).not.toMatch(/Secret|mat/);
  });

  test.each([
    ['as it is', {}],
    [
      'as it is, typed otherwise',
      { customerPhone: `1-${sampleShop.phone.replaceAll(/\D+/g, '-').slice(1)}`, zip: `${sampleShop.zip} ` },
    ],
  ])('%s, is not written', async (_name, changes) => {
    const booked = await book(shop);
    const { row } = await stored(booked);
    const before = await rowCounts(shop);
    const corrected = await correct(shop, booked, changes);
    expect(corrected).toEqual({ ...(await details(shop, booked)), exemptionReopened: false });
    expect(await rowCounts(shop)).toEqual(before);
    expect((await stored(booked)).row).toEqual(row);
  });

  test('may be one that nothing is free for any more, up to its start', async () => {
    const booked = await book(shop);
    shop.clock.set(startsAt - 1);
    expect(await details(shop, booked)).toMatchObject({ mayCorrect: true, mayReschedule: false });
    expect((await correct(shop, booked, { notes: 'gate 45' })).notes).toBe('gate 45');
  });

  test('may be one that staff keep without a card', async () => {
    const kept = await hold(shop);
    await keepByStaff(shop, kept);
    expect((await correct(shop, kept, { notes: 'gate 45' })).notes).toBe('gate 45');
  });

  test('by two tabs at once has what one of them wrote, and both in its history', async () => {
    const booked = await book(shop);
    await Promise.all([correct(shop, booked, { notes: 'one' }), correct(shop, booked, { notes: 'two' })]);
    expect(await stored(booked)).toMatchObject({
      row: { notes: expect.stringMatching(/^(one|two)$/) },
      history: ['held', 'paid', 'corrected', 'corrected'],
    });
  });
});

describe('the exemption of a car that is put right', () => {
  const setApproval = (tintApproval: string) => execute(shop, 'update bookings set tint_approval = ?', tintApproval);

  test.each([
    ['approved', { vehicleModel: 'Coupe' }],
    ['approved', { vehicleMake: 'Other' }],
    ['pending', { vehicleYear: 2025 }],
  ] as const)('that was %s has to be read again', async (was, changes) => {
    const booked = await book(shop, { tint: exemptOrder() });
    await setApproval(was);
    const corrected = await correct(shop, booked, changes);
    expect(corrected).toMatchObject({ exemptionReopened: true, tint: { approval: 'pending' } });
    const { row, history } = await stored(booked);
    expect(row).toMatchObject({ tintApproval: 'pending', exemption: sampleExemption });
    expect(history.slice(-2)).toEqual(['corrected', 'exemption-reopened']);
    const event = (await eventsOf(shop.database.connection, row.id)).at(-1);
    expect(event).toMatchObject({ actor: 'customer', data: { was } });
  });

  test.each([
    ['approved', { notes: 'gate 45' }],
    ['refused', { vehicleModel: 'Coupe' }],
  ] as const)('that was %s stays so with %j', async (was, changes) => {
    const booked = await book(shop, { tint: exemptOrder() });
    await setApproval(was);
    expect(await correct(shop, booked, changes)).toMatchObject({ exemptionReopened: false, tint: { approval: was } });
    expect((await stored(booked)).history.at(-1)).toBe('corrected');
  });

  test('is nothing where none is needed', async () => {
    const booked = await book(shop);
    expect(await correct(shop, booked, { vehicleModel: 'Coupe' })).toMatchObject({ exemptionReopened: false });
    expect((await stored(booked)).row.tintApproval).toBe('none');
  });
});

describe('nothing is put right', () => {
  test.each([
    ['while it is only held', async (ticket: Ticket) => ticket],
    ['once it is cancelled', (ticket: Ticket) => paid(ticket).then(() => cancel(shop, ticket))],
    ['once the crew is at the car', (ticket: Ticket) => paid(ticket).then(() => checkIn(shop, ticket))],
    ['once it has begun', (ticket: Ticket) => paid(ticket).then(() => shop.clock.set(startsAt))],
  ])('%s', async (_name, happen) => {
    const held = await hold(shop);
    await happen(held);
    const before = await rowCounts(shop);
    expect((await details(shop, held)).mayCorrect).toBe(false);
    expect(await refusal(correct(shop, held, { notes: 'gate 45' }))).toMatchObject({
      status: 409,
      code: 'not_correctable',
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test.each([
    ['a ZIP code of another region', { zip: sampleShop.farZip }, { status: 422, code: 'other_region' }],
    ['a ZIP code that nobody serves', { zip: '90210' }, { status: 422, code: 'outside_area' }],
    ['a year to come', { vehicleYear: 2028 }, { status: 400, code: 'invalid_value' }],
    ['no make', { vehicleMake: ' ' }, { status: 400, code: 'invalid_value' }],
    ['a telephone number that is none', { customerPhone: '555' }, { status: 400, code: 'invalid_value' }],
  ])('with %s', async (_name, changes, answer) => {
    const booked = await book(shop);
    const before = await rowCounts(shop);
    const refused = await refusal(correct(shop, booked, changes));
    expect(refused).toMatchObject(answer);
    expect(refused.fields).toHaveProperty(Object.keys(changes));
    expect(await rowCounts(shop)).toEqual(before);
  });
});
