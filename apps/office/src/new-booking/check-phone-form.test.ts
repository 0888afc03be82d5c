import { emptyTint } from '@tintforge/booking-core';
import { packages } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { checkPhoneForm } from './check-phone-form';
import { emptyPhoneForm, type PhoneForm } from './phone-form';

const now = Date.parse('2026-12-01T15:00:00Z');
const { zip, city, vehicleType, basicPackageId, packageId, time } = sampleShop;
const startsAt = new Date(instantOf({ date: '2026-12-08', time })).toISOString();

/** The price of a package in dollars. */
const priceOf = (id: string) => (packages.find((each) => each.id === id)?.priceCents ?? 0) / 100;

/** A call with everything except make, model and email. */
function call(changes: Partial<PhoneForm> = {}): PhoneForm {
  return {
    ...emptyPhoneForm(),
    vehicleYear: 2024,
    zip,
    vehicleType,
    packageId: basicPackageId,
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
  ['vehicleType', { vehicleType: '' }],
  ['vehicleYear', { vehicleYear: Number.NaN }],
  ['packageId', { packageId: '' }],
  ['appointmentDate', { appointmentDate: '' }],
  ['appointmentTime', { appointmentTime: '' }],
  ['customerName', { customerName: 'P' }],
  ['customerPhone', { customerPhone: '12' }],
  ['customerEmail', { customerEmail: 'pat' }],
  ['address.street', { address: { street: '', city } }],
  ['customerEmail', { payment: 'link' }],
  ['tint', { packageId, tint: { ...emptyTint, shades: { back: 'carbon-5' } } }],
  [
    'tint',
    {
      packageId,
      tint: { ...emptyTint, shades: { back: 'carbon-35' }, glass: { back: { kind: 'meter', vltPercent: -1 } } },
    },
  ],
])('what is missing or wrong is told at %s: %j', (field, changes) => {
  expect(Object.keys(check(changes).problems ?? {})).toEqual([field]);
});

test('shades go along zone by zone, and nothing is said of them where they are agreed on site', () => {
  const tint = { ...emptyTint, shades: { 'front-sides': 'hybrid-35' } };
  expect(check({ tint }).body?.tint?.shades).toEqual([
    { zone: 'front-sides', shadeId: 'hybrid-35', glass: { kind: 'preset', presetId: 'glass-73' } },
  ]);
  expect(check({ tint: { ...tint, shades: {} } }).body).not.toHaveProperty('tint');
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
