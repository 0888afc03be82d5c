import type { ChangeByShopRequest, CorrectionRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  book,
  cancel,
  correct,
  details,
  hold,
  pay,
  refusal,
  seenOf,
  sync,
  type Ticket,
} from '../../../testing/customer';
import { loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { execute, rowsOf } from '../../../testing/raw-sql';
import { morningOf, sampleShop } from '../../../testing/sample-shop';
import { checkIn, keepByStaff, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, sampleExemption } from '../../../testing/tint-order';
import { eventsOf } from '../../jobs';

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
});

describe('a booking that others put right, too', () => {
  const street = (to: string) => ({ address: { street: to } });

  /** The shop changes it, after the customer has opened it. */
  async function changedByShop(changes: Partial<ChangeByShopRequest>) {
    const booked = await book(shop);
    const seen = seenOf(await details(shop, booked));
    const admin = await loggedIn(shop, { role: 'admin' });
    const body = { version: await versionOf(shop, booked), reason: '', notify: false, ...changes };
    await admin.staff('changeByShop', { params: { code: booked.booking.trackingCode }, body });
    return { booked, seen };
  }

  const shopsAddress = { address: { street: '3 Shop Street', city: sampleShop.otherCity } };

  test.each<[string, Partial<CorrectionRequest>, Partial<ChangeByShopRequest>, object]>([
    [
      'the street here, the notes there',
      street('2 Sample Street'),
      { notes: 'gate 9' },
      { street: '2 Sample Street', notes: 'gate 9' },
    ],
    [
      'the street here, the city there',
      street('2 Sample Street'),
      { address: { street: '1 Sample Street', city: sampleShop.otherCity } },
      { street: '2 Sample Street', city: sampleShop.otherCity },
    ],
    [
      'one answer here, another there',
      { site: { garage: 'no' } },
      { site: { garage: 'yes', shade: 'no', power: 'no' } },
      { siteGarage: 'no', siteShade: 'no', sitePower: 'no' },
    ],
    [
      'an answer taken back here, another there',
      { site: { garage: null } },
      { site: { garage: 'yes', shade: 'no', power: null } },
      { siteGarage: null, siteShade: 'no', sitePower: null },
    ],
    ['the same to the same', street('3 Shop Street'), shopsAddress, { street: '3 Shop Street' }],
    [
      'the same phone, typed otherwise',
      { customerPhone: '+1 813 555 0199' },
      { customerPhone: '8135550199' },
      { customerPhone: '8135550199' },
    ],
    [
      'model here, make there',
      { vehicleModel: 'Coupe' },
      { vehicleMake: 'Other' },
      { vehicleMake: 'Other', vehicleModel: 'Coupe' },
    ],
    [
      'notes here, name and email there',
      { notes: 'gate 45' },
      { customerName: 'Sandra Heron', customerEmail: 'heron@tintforge.example' },
      { notes: 'gate 45', customerName: 'Sandra Heron', customerEmail: 'heron@tintforge.example' },
    ],
  ])('keeps both: %s', async (_name, changes, byShop, expected) => {
    const { booked, seen } = await changedByShop(byShop);
    await correct(shop, booked, { ...changes, seen });
    expect((await stored(booked)).row).toMatchObject(expected);
  });

  test.each<[string, Partial<CorrectionRequest>, Partial<ChangeByShopRequest>, string]>([
    ['the street', street('2 Sample Street'), shopsAddress, 'address.street'],
    ['the city', { address: { city: 'Elsewhere' } }, shopsAddress, 'address.city'],
    ['the notes', { notes: 'gate 45' }, { notes: '' }, 'notes'],
    ['the phone', { customerPhone: '8135550198' }, { customerPhone: '8135550199' }, 'customerPhone'],
    ['the year', { vehicleYear: 2023 }, { vehicleYear: 2025 }, 'vehicleYear'],
    ['the ZIP code', { zip: sampleShop.otherZip }, { zip: `${sampleShop.zip.slice(0, 4)}9` }, 'zip'],
    [
      'an answer',
      { site: { power: 'yes' } },
      { site: { garage: 'yes', shade: 'yes', power: 'not-sure' } },
      'site.power',
    ],
  ])(
    'loses nothing of two changes of %s: the second is refused with its name',
    async (_name, changes, byShop, field) => {
      const { booked, seen } = await changedByShop(byShop);
      const { row } = await stored(booked);
      const before = await rowCounts(shop);
      const refused = await refusal(correct(shop, booked, { vehicleModel: 'Coupe', ...changes, seen }));
      expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' });
      expect(Object.keys(refused.fields ?? {})).toEqual([field]);
      expect(await rowCounts(shop)).toEqual(before);
      expect((await stored(booked)).row).toEqual(row);
      // Once the customer has seen it, what they typed is what they want.
      await correct(shop, booked, { vehicleModel: 'Coupe', ...changes });
      expect((await details(shop, booked)).vehicle?.model).toBe('Coupe');
      expect((await stored(booked)).history.slice(-2)).toEqual(['changed', 'corrected']);
    },
  );

  test('at the same instant has what both have changed', async () => {
    const booked = await book(shop);
    const seen = seenOf(await details(shop, booked));
    const tab = (changes: Partial<CorrectionRequest>) => () => correct(shop, booked, { ...changes, seen });
    const met = await meet(shop, [tab(street('2 Sample Street')), tab({ address: { city: 'Elsewhere' } })]);
    expect(met.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await stored(booked)).toMatchObject({
      row: { street: '2 Sample Street', city: 'Elsewhere' },
      history: ['held', 'paid', 'corrected', 'corrected'],
    });
  });

  test('at the same instant, the same field, has what one of them wrote, and the other is refused', async () => {
    const booked = await book(shop);
    const seen = seenOf(await details(shop, booked));
    const tab = (notes: string) => () => correct(shop, booked, { notes, seen });
    const met = await meet(shop, [tab('one'), tab('two')]);
    expect(met.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = met.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ body: { code: 'changed_meanwhile' } });
    expect(await stored(booked)).toMatchObject({
      row: { notes: expect.stringMatching(/^(one|two)$/) },
      history: ['held', 'paid', 'corrected'],
    });
  });

  test('by the shop and its customer at the same instant keeps the customer’s field', async () => {
    const booked = await book(shop);
    const seen = seenOf(await details(shop, booked));
    const admin = await loggedIn(shop, { role: 'admin' });
    const body = { version: await versionOf(shop, booked), reason: '', notify: false, notes: 'gate 9' };
    const params = { code: booked.booking.trackingCode };
    const [byShop, byCustomer] = await meet(shop, [
      () => admin.staff('changeByShop', { params, body }),
      () => correct(shop, booked, { ...street('2 Sample Street'), seen }),
    ]);
    expect(byCustomer.status).toBe('fulfilled');
    const notes = byShop.status === 'fulfilled' ? 'gate 9' : 'gate 44';
    expect((await stored(booked)).row).toMatchObject({ street: '2 Sample Street', notes });
  });

  test('that is sent again after a lost response is as it was wanted, once', async () => {
    const booked = await book(shop);
    const seen = seenOf(await details(shop, booked));
    await correct(shop, booked, { notes: 'gate 45', seen });
    expect((await correct(shop, booked, { notes: 'gate 45', seen })).notes).toBe('gate 45');
    expect((await stored(booked)).history).toEqual(['held', 'paid', 'corrected']);
  });

  test('is not put right without what its owner saw', async () => {
    const booked = await book(shop);
    const refused = await refusal(correct(shop, booked, { ...street('2 Sample Street'), seen: { notes: 'gate 44' } }));
    expect(refused).toMatchObject({ status: 400, code: 'missing_field' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['seen.address.street']);
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
