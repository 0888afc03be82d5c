// @vitest-environment jsdom

import { dropDrafts, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { emptyTint } from '@tintforge/booking-core';
import { packages } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { beforeEach, expect, test } from 'vitest';
import { forgetCall, keepPhoneForm, readPhoneForm } from './phone-draft';
import { emptyPhoneCar, emptyPhoneForm, type PhoneCar, type PhoneForm } from './phone-form';

const { zip, vehicleType, packageId, addOnId, time } = sampleShop;
const now = Date.parse('2026-12-01T15:00:00Z');

const car: PhoneCar = {
  ...emptyPhoneCar(),
  vehicleType,
  packageId,
  addOnIds: [addOnId],
  tint: {
    ...emptyTint,
    isRestOpen: false,
    glass: { back: { kind: 'meter', vltPercent: 71.5 } },
    shades: { 'front-sides': 'carbon-35', back: 'carbon-15' },
  },
};

/** A form whose second car has these entries. */
const second = (changes: Partial<PhoneCar>) => ({ cars: [car, { ...car, ...changes }] });

const typed: PhoneForm = {
  ...emptyPhoneForm(),
  zip,
  cars: [car, car],
  crews: 2,
  appointmentDate: '2026-12-08',
  appointmentTime: time,
  customerName: 'Pat Phone',
  linkHours: 4,
};

beforeEach(dropDrafts);

/** The restored form after a reload. */
function afterReload(form: PhoneForm, at = now): PhoneForm | undefined {
  keepPhoneForm(form);
  return readPhoneForm(at);
}

test('what was typed comes back word for word, and no more once the call is over', () => {
  expect(afterReload(typed)).toEqual(typed);
  forgetCall();
  expect(readPhoneForm(now)).toBeUndefined();
});

test.each<[string, Partial<PhoneForm>, Partial<PhoneForm>]>([
  [
    'a package of another car',
    second({ packageId: packages.find((each) => each.vehicleType !== vehicleType)?.id ?? '' }),
    second({ packageId: '', tint: { ...car.tint, shades: null } }),
  ],
  [
    'a package that is not sold',
    second({ packageId: 'gone' }),
    second({ packageId: '', tint: { ...car.tint, shades: null } }),
  ],
  ['an extra that is not sold', second({ addOnIds: ['gone', addOnId] }), {}],
  [
    'shades that the film does not come in',
    second({ tint: { ...emptyTint, shades: { back: 'hybrid-20' } } }),
    second({ tint: { ...emptyTint, isRestOpen: true } }),
  ],
  ['a day that is over', { appointmentDate: '2026-11-30' }, { appointmentDate: '', appointmentTime: '' }],
])('%s is left out, and the rest comes back', (_name, stale, left) => {
  expect(afterReload({ ...typed, ...stale })).toEqual({ ...typed, ...left });
});

test('today counts until it is over on the shop’s clock', () => {
  const lastMinute = instantOf({ date: '2026-12-08', time: '23:59' });
  expect(afterReload(typed, lastMinute)?.appointmentDate).toBe('2026-12-08');
  expect(afterReload(typed, lastMinute + 60_000)?.appointmentDate).toBe('');
});

test.each<[string, unknown]>([
  ['another kind of thing', 'text'],
  ['a form that lacks a field', { ...typed, zip: undefined }],
  ['a field of another kind', { ...typed, cars: [{ ...car, vehicleYear: '2024' }] }],
  ['a field that the form does not have', { ...typed, more: 'text' }],
  ['a choice that there is not', { ...typed, payment: 'invoice' }],
  [
    'shades that nobody can choose',
    { ...typed, cars: [{ ...car, tint: { ...emptyTint, shades: { trunk: 'carbon-35' } } }] },
  ],
  ['no car', { ...typed, cars: [] }],
  ['five cars', { ...typed, cars: [car, car, car, car, car] }],
  ['three crews', { ...typed, crews: 3 }],
  ['hours that are not on offer', { ...typed, linkHours: 400 }],
])('%s is no form', (_name, stored) => {
  keepDraft('phone-booking', JSON.parse(JSON.stringify(stored)));
  expect(readDraft('phone-booking')).toBeDefined();
  expect(readPhoneForm(now)).toBeUndefined();
});

test('an empty form is no draft, also in place of one that was typed', () => {
  keepPhoneForm(typed);
  expect(readDraft('phone-booking')).toBeDefined();
  keepPhoneForm(emptyPhoneForm());
  expect(readDraft('phone-booking')).toBeUndefined();
});
