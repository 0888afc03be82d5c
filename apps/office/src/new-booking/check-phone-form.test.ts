import { emptyTint } from '@tintforge/booking-core';
import { packages } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { sampleLaw } from '@tintforge/content/testing/sample-law';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { checkPhoneForm, fieldOf } from './check-phone-form';
import { emptyPhoneCar, emptyPhoneForm, type PhoneCar, type PhoneForm } from './phone-form';

const now = Date.parse('2026-12-01T15:00:00Z');
const { zip, city, vehicleType, basicPackageId, packageId, time } = sampleShop;
const startsAt = new Date(instantOf({ date: '2026-12-08', time })).toISOString();

const tooDark = { ...emptyTint, shades: { 'front-sides': sampleLaw.darkFront.id } };

/** The price of a package in dollars. */
const priceOf = (id: string) => (packages.find((each) => each.id === id)?.priceCents ?? 0) / 100;

/** A car with everything except make and model. */
function car(changes: Partial<PhoneCar> = {}): PhoneCar {
  return { ...emptyPhoneCar(), vehicleYear: 2024, vehicleType, packageId: basicPackageId, ...changes };
}

const of = (changes: Partial<PhoneCar>) => ({ cars: [car(changes)] });

/** A call with everything except make, model and email. */
function call(changes: Partial<PhoneForm> = {}): PhoneForm {
  return {
    ...emptyPhoneForm(),
    zip,
    cars: [car()],
    appointmentDate: '2026-12-08',
    appointmentTime: time,
    customerName: 'Pat Phone',
    customerPhone: '727 555 0188',
    address: { street: '9 Sample Street', city },
    ...changes,
  };
}

function check(changes: Partial<PhoneForm>, isBeyondRule = false) {
  return checkPhoneForm(call(changes), { now, startsAt, isBeyondRule });
}

test('a call without make, model and email is complete, and paid on site', () => {
  const { body } = check({});
  expect(body).toMatchObject({
    vehicleMake: 'Not specified',
    vehicleModel: 'Not specified',
    customerEmail: '',
    payment: 'on-site',
    totalPrice: priceOf(basicPackageId),
  });
  expect(body).not.toHaveProperty('linkUntil');
});

test.each<[string, Partial<PhoneForm>]>([
  ['zip', { zip: '1' }],
  ['zip', { zip: '10001' }],
  ['cars.0.vehicleType', of({ vehicleType: '' })],
  ['cars.0.vehicleYear', of({ vehicleYear: Number.NaN })],
  ['cars.0.packageId', of({ packageId: '' })],
  ['appointmentDate', { appointmentDate: '' }],
  ['appointmentTime', { appointmentTime: '' }],
  ['customerName', { customerName: 'P' }],
  ['customerPhone', { customerPhone: '12' }],
  ['customerEmail', { customerEmail: 'pat' }],
  ['address.street', { address: { street: '', city } }],
  ['customerEmail', { payment: 'link' }],
  ['cars.0.tint', of({ packageId, tint: tooDark })],
  [
    'cars.0.tint',
    of({
      packageId,
      tint: { ...emptyTint, shades: { back: 'carbon-35' }, glass: { back: { kind: 'meter', vltPercent: -1 } } },
    }),
  ],
  ['cars.1.vehicleType', { cars: [car(), car({ vehicleType: '' })] }],
  ['cars.2.vehicleYear', { cars: [car(), car(), car({ vehicleYear: Number.NaN })] }],
  ['cars.1.tint', { cars: [car(), car({ packageId, tint: tooDark })] }],
  ['crews', { cars: [1, 2, 3, 4].map(() => car({ packageId, addOnIds: [...sampleShop.addOnIds] })) }],
])('what is missing or wrong is told at %s: %j', (field, changes) => {
  expect(Object.keys(check(changes).problems ?? {})).toEqual([field]);
});

test('shades go along zone by zone, and nothing is said of them where they are agreed on site', () => {
  const tint = { ...emptyTint, shades: { 'front-sides': 'hybrid-35' } };
  expect(check(of({ tint })).body?.tint?.shades).toEqual([
    { zone: 'front-sides', shadeId: 'hybrid-35', glass: { kind: 'preset', presetId: 'glass-73' } },
  ]);
  expect(check(of({ tint: { ...tint, shades: {} } })).body).not.toHaveProperty('tint');
  expect(check({}).body).not.toHaveProperty('tint');
});

test('a start beyond the customers’ rules needs a reason', () => {
  expect(check({ reason: ' ' }, true).problems).toEqual({ reason: 'Enter a reason' });
  expect(check({ reason: 'Around the corner' }, true).body).toMatchObject({ reason: 'Around the corner' });
});

test('a link ends after its hours, and never after the start', () => {
  const link = { payment: 'link', customerEmail: 'pat@tintforge.example' } as const;
  expect(check({ ...link, linkHours: 4 }).body?.linkUntil).toBe('2026-12-01T19:00:00.000Z');
  const soon = checkPhoneForm(call(link), { now: Date.parse(startsAt) - 3_600_000, startsAt, isBeyondRule: false });
  expect(soon.body?.linkUntil).toBe(startsAt);
});

test('several cars go along with their crews, and one car without', () => {
  const { body } = check({ cars: [car(), car({ vehicleMake: 'Sample', vehicleYear: 2020 })], crews: 2 });
  expect(body).toMatchObject({
    vehicleYear: 2024,
    furtherCars: [{ vehicleType, vehicleYear: 2020, vehicleMake: 'Sample', vehicleModel: 'Not specified' }],
    crews: 2,
    totalPrice: (2 * (packages.find(({ id }) => id === basicPackageId)?.priceCents ?? 0)) / 100,
  });
  expect(check({ crews: 2 }).body).not.toHaveProperty('crews');
});

test.each([
  ['vehicleYear', 'cars.0.vehicleYear'],
  ['tint.shades.1.shadeId', 'cars.0.tint'],
  ['furtherCars.0.tint.exemption', 'cars.1.tint'],
  ['furtherCars.2.packageId', 'cars.3.packageId'],
  ['furtherCars', 'crews'],
  ['crews', 'crews'],
  ['appointmentTime', 'appointmentTime'],
])('what the server says of %s is told at %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});
