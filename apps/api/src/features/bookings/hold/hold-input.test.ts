import { randomUUID } from 'node:crypto';
import { type BookingRequest, type ErrorCode, errorStatuses } from '@tintforge/api-contract';
import { catalogue } from '@tintforge/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closures } from '../../../db/schema';
import { bookingRequestOf, hold } from '../../../testing/customer';
import { type RawCall, rawCall } from '../../../testing/raw-call';
import { sampleShop } from '../../../testing/sample-shop';
import { rowCounts } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { afternoon, city, crewIds, otherAddOnId, starts, time, total, zips } = sampleShop;

/** It is Tuesday 2026-12-01, ten in the morning. The morning of the 8th is taken from all crews; the 9th is closed. */
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  for (const crewId of crewIds) await hold(shop, { customerEmail: `${crewId}@tintforge.example` });
  await shop.database.commit((transaction) =>
    transaction
      .insert(closures)
      .values({ id: 'closure', date: '2026-12-09', regionId: sampleShop.regionId, reason: 'Van service' })
      .run(),
  );
});

afterAll(() => shop.close());

interface Refusal {
  code: ErrorCode;
  /** Path of the field that the response must name. */
  field?: string;
  /** A word that the message must contain. */
  says: RegExp;
}

/** Sends it and checks code, status, message, named field, and that no table has gained or lost a row. */
async function expectRefusal(call: Omit<RawCall, 'name'>, { code, field, says }: Refusal): Promise<void> {
  const before = await rowCounts(shop);
  const answer = await rawCall(shop, {
    name: 'createBooking',
    ...call,
    headers: { 'idempotency-key': randomUUID(), ...call.headers },
  });
  expect(answer.body).toMatchObject({ code, message: expect.stringMatching(says) });
  expect(answer.status).toBe(errorStatuses[code]);
  if (field !== undefined) expect(answer.body.fields).toHaveProperty([field]);
  expect(await rowCounts(shop)).toEqual(before);
}

const correct = (): BookingRequest => bookingRequestOf(shop.catalogue, { appointmentTime: afternoon });

describe('a field that no client may send is refused by its name', () => {
  test.each(['trackingCode', 'status', 'paymentStatus', 'crewId', 'constructor'])('%s', async (key) => {
    await expectRefusal(
      { payload: { ...correct(), [key]: 'x' } },
      { code: 'unknown_key', field: key, says: RegExp(key) },
    );
  });
  test('also inside another one', async () => {
    const { address } = correct();
    await expectRefusal(
      { payload: { ...correct(), address: { ...address, gate: '44' } } },
      { code: 'unknown_key', field: 'address.gate', says: /address\.gate/ },
    );
  });
  test('and a prototype is not JSON that we take', async () => {
    const text = JSON.stringify(correct()).replace('{', '{"__proto__":{"totalPrice":1},');
    await expectRefusal({ payload: text }, { code: 'broken_json', says: /JSON/ });
  });
});

const required = [
  'vehicleType',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'packageId',
  'addOnIds',
  'appointmentDate',
  'appointmentTime',
  'zip',
  'customerName',
  'customerEmail',
  'customerPhone',
  'address',
  'site',
  'notes',
  'totalPrice',
] as const satisfies readonly (keyof BookingRequest)[];

describe('a missing field is named', () => {
  test.each(required)('%s', async (field) => {
    const { [field]: _left, ...rest } = correct();
    await expectRefusal({ payload: rest }, { code: 'missing_field', field, says: RegExp(field) });
  });
  test('address.street', async () => {
    const payload = { ...correct(), address: { city } };
    await expectRefusal({ payload }, { code: 'missing_field', field: 'address.street', says: /street/i });
  });
});

/** One of a list: any other value is wrong. */
const choices: readonly string[] = ['appointmentTime'];

describe('a value of the wrong type is named', () => {
  test.each(required)('%s', async (field) => {
    const isText = typeof correct()[field] === 'string';
    const payload = { ...correct(), [field]: isText ? 7 : 'seven' };
    const code = choices.includes(field) ? 'invalid_value' : 'invalid_type';
    await expectRefusal({ payload }, { code, field, says: RegExp(field) });
  });
  test.each([
    ['addOnIds', [7], 'addOnIds.0'],
    ['vehicleYear', null, 'vehicleYear'],
    ['replaces', 'TF-0000-0000', 'replaces'],
  ])('%s %j', async (key, value, field) => {
    await expectRefusal(
      { payload: { ...correct(), [key]: value } },
      { code: 'invalid_type', field, says: RegExp(field) },
    );
  });
  test('site.garage', async () => {
    const payload = { ...correct(), site: { garage: 'maybe', shade: 'yes', power: 'no' } };
    await expectRefusal({ payload }, { code: 'invalid_value', field: 'site.garage', says: /site\.garage/ });
  });
  test.each(['null', '[]', '"text"', '7'])('a body that is %s', async (payload) => {
    await expectRefusal({ payload }, { code: 'invalid_type', says: /body/ });
  });
});

/** The regions where no one comes on the same day, each with a ZIP code. */
const laterRegions = catalogue.regions.flatMap(({ name, leadTime }, index) =>
  leadTime.kind === 'next-working-day' ? [{ name, zip: zips[index] ?? '' }] : [],
);

const longName = 'x'.repeat(200);

describe('what is wrong with an order is said by a code of its own', () => {
  test.each<[string, Partial<Record<keyof BookingRequest, unknown>>, Refusal]>([
    [
      'a day that does not exist',
      { appointmentDate: '2026-02-30' },
      { code: 'invalid_date', field: 'appointmentDate', says: /Date/ },
    ],
    [
      'a month that does not exist',
      { appointmentDate: '2026-13-01' },
      { code: 'invalid_date', field: 'appointmentDate', says: /Date/ },
    ],
    [
      'a date in another form',
      { appointmentDate: '12/08/2026' },
      { code: 'invalid_date', field: 'appointmentDate', says: /YYYY-MM-DD/ },
    ],
    [
      'a year of six digits',
      { appointmentDate: '+012026-12-08' },
      { code: 'invalid_date', field: 'appointmentDate', says: /Date/ },
    ],
    ['a Sunday', { appointmentDate: '2026-12-06' }, { code: 'closed_day', field: 'appointmentDate', says: /Sunday/ }],
    ['a closed day', { appointmentDate: '2026-12-09' }, { code: 'closed_day', field: 'appointmentDate', says: /day/ }],
    ['yesterday', { appointmentDate: '2026-11-30' }, { code: 'too_soon', field: 'appointmentDate', says: /day/ }],
    ['the first year', { appointmentDate: '0001-01-01' }, { code: 'too_soon', field: 'appointmentDate', says: /day/ }],
    ['the 62nd day', { appointmentDate: '2027-02-01' }, { code: 'too_far', field: 'appointmentDate', says: /60 days/ }],
    [
      'the last year',
      { appointmentDate: '9999-12-31' },
      { code: 'too_far', field: 'appointmentDate', says: /60 days/ },
    ],
    [
      'today, before the lead time is over',
      { appointmentDate: '2026-12-01', appointmentTime: starts.find((start) => start >= '11:30') },
      { code: 'too_soon', field: 'appointmentTime', says: /time/i },
    ],
    ...laterRegions.map(({ name, zip }): [string, Partial<BookingRequest>, Refusal] => [
      `today in ${name}, where the next working day is the first`,
      { appointmentDate: '2026-12-01', appointmentTime: afternoon, zip },
      { code: 'too_soon', field: 'appointmentDate', says: /day/ },
    ]),
    [
      'a start between two starts',
      { appointmentTime: '09:15' },
      { code: 'invalid_value', field: 'appointmentTime', says: /appointmentTime/ },
    ],
    [
      'a start that is taken',
      { appointmentTime: time },
      { code: 'slot_taken', field: 'appointmentTime', says: /time/i },
    ],
    [
      'a job that would not be done when the day ends',
      { ...sampleShop.longest, appointmentTime: starts.at(-1) },
      { code: 'outside_hours', field: 'appointmentTime', says: /time/i },
    ],
    [
      'a package that does not exist',
      { packageId: 'sedan-gold' },
      { code: 'unknown_package', field: 'packageId', says: /package/ },
    ],
    [
      'a package of another vehicle',
      { packageId: sampleShop.otherVehiclePackageId },
      { code: 'package_of_another_vehicle', field: 'packageId', says: /package/ },
    ],
    [
      'an add-on that does not exist',
      { addOnIds: ['gold-leaf'] },
      { code: 'unknown_add_on', field: 'addOnIds', says: /add-on/ },
    ],
    [
      'an add-on twice',
      { addOnIds: [otherAddOnId, otherAddOnId] },
      { code: 'repeated_add_on', field: 'addOnIds', says: /add-on/ },
    ],
    [
      'a shade of another film',
      { preferredShade: sampleShop.otherFilmShade },
      { code: 'unknown_shade', field: 'preferredShade', says: /shade/ },
    ],
    ['a ZIP code outside the area', { zip: '90210' }, { code: 'outside_area', field: 'zip', says: /ZIP/ }],
    ['a ZIP code of four digits', { zip: '3360' }, { code: 'invalid_value', field: 'zip', says: /ZIP/ }],
    ['a total of one dollar', { totalPrice: 1 }, { code: 'price_changed', field: 'totalPrice', says: /price/ }],
    ['a total of nothing', { totalPrice: 0 }, { code: 'price_changed', field: 'totalPrice', says: /price/ }],
    [
      'a total that is off by a cent',
      { totalPrice: (sampleShop.totalCents + 1) / 100 },
      { code: 'price_changed', field: 'totalPrice', says: RegExp(`\\$${total.toFixed(2).replace('.', '\\.')}`) },
    ],
    [
      'a total with a part of a cent',
      { totalPrice: Number(`${total.toFixed(2)}5`) },
      { code: 'invalid_value', field: 'totalPrice', says: /Amount/ },
    ],
    ['a negative total', { totalPrice: -total }, { code: 'invalid_value', field: 'totalPrice', says: /Amount/ }],
    [
      'a vehicle type that we do not know',
      { vehicleType: 'boat' },
      { code: 'invalid_value', field: 'vehicleType', says: /vehicleType/ },
    ],
    [
      'a year before cars had glass to tint',
      { vehicleYear: 1949 },
      { code: 'invalid_value', field: 'vehicleYear', says: /year/ },
    ],
    [
      'a year after next year’s models',
      { vehicleYear: 2028 },
      { code: 'invalid_value', field: 'vehicleYear', says: /year/ },
    ],
    ['half a year', { vehicleYear: 2024.5 }, { code: 'invalid_type', field: 'vehicleYear', says: /vehicleYear/ }],
    [
      'a line break in the name',
      { customerName: 'Sample\nCustomer' },
      { code: 'invalid_characters', field: 'customerName', says: /Name/ },
    ],
    [
      'a null byte in the name',
      { customerName: 'Sample\u0000Customer' },
      { code: 'invalid_characters', field: 'customerName', says: /Name/ },
    ],
    [
      'a mail header in the email',
      { customerEmail: 'a@tintforge.example\r\nBcc: b@tintforge.example' },
      { code: 'invalid_characters', field: 'customerEmail', says: /Email/ },
    ],
    [
      'a line separator in the street',
      { address: { street: '1 Sample\u2028Street', city } },
      { code: 'invalid_characters', field: 'address.street', says: /Street/ },
    ],
    ['a bell in the notes', { notes: 'ring\u0007' }, { code: 'invalid_characters', field: 'notes', says: /Notes/ }],
    [
      'an email without a domain',
      { customerEmail: 'customer@' },
      { code: 'invalid_value', field: 'customerEmail', says: /email/ },
    ],
    [
      'two emails',
      { customerEmail: 'a@b.example,c@d.example' },
      { code: 'invalid_value', field: 'customerEmail', says: /email/ },
    ],
    [
      'a telephone number with a digit too few',
      { customerPhone: '813 555 014' },
      { code: 'invalid_value', field: 'customerPhone', says: /phone/ },
    ],
    ['a name of one letter', { customerName: ' J ' }, { code: 'invalid_value', field: 'customerName', says: /Name/ }],
    [
      'a name without an end',
      { customerName: longName },
      { code: 'invalid_value', field: 'customerName', says: /Name/ },
    ],
    ['notes without an end', { notes: 'x'.repeat(1001) }, { code: 'invalid_value', field: 'notes', says: /Notes/ }],
    [
      'a secret that is none',
      { replaces: { trackingCode: 'TF-0000-0000', manageToken: 'x'.repeat(43) } },
      { code: 'unauthorized', says: /link/ },
    ],
  ])('%s', async (_name, changes, refused) => {
    await expectRefusal({ payload: { ...correct(), ...changes } }, refused);
  });
});

describe('the request itself', () => {
  test('too large a body is not read', async () => {
    await expectRefusal(
      { payload: { ...correct(), notes: 'x'.repeat(100_000) } },
      { code: 'body_too_large', says: /too large/ },
    );
  });
  test('an empty body is a missing one', async () => {
    await expectRefusal(
      { payload: '', headers: { 'content-type': 'application/json' } },
      { code: 'missing_field', says: /missing/ },
    );
  });
  test.each(['{"a":', '{a:1}', 'NaN'])('%j is not JSON', async (payload) => {
    await expectRefusal(
      { payload, headers: { 'content-type': 'application/json' } },
      { code: 'broken_json', says: /JSON/ },
    );
  });
  test('a form is not JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await expectRefusal({ payload: 'a=1', headers }, { code: 'unsupported_media_type', says: /JSON/ });
  });
  test('no body at all is a missing one', async () => {
    await expectRefusal({}, { code: 'missing_field', says: /body/ });
  });
  test.each(['', 'key', '123', `${randomUUID()} `, `${randomUUID()}${randomUUID()}`])(
    '%j is no Idempotency-Key, which is said before the body is read',
    async (key) => {
      const headers = { 'idempotency-key': key };
      await expectRefusal({ payload: '{"a":', headers }, { code: 'idempotency_key_missing', says: /Idempotency-Key/ });
    },
  );
});
