import { describe, expect, test } from 'vitest';
import { priceOrder } from './order';
import { testCatalogue } from './testing/catalogue';
import { finishedDraft } from './testing/drafts';
import { emptyTint } from './tint/tint-draft';
import { draftOrder, editDraft, emptyDraft, packageOfDraft, reconcileDraft } from './wizard-draft';

const withoutShades = { ...finishedDraft.tint, shades: null };
const shadesOf = (front: string, back: string) => ({
  tint: { ...finishedDraft.tint, shades: { 'front-sides': front, back } },
});

test('an empty draft has one car and nothing else', () => {
  expect(emptyDraft()).toEqual({
    vehicleType: null,
    otherCars: [],
    carAt: 0,
    crews: 1,
    packageId: null,
    addOnIds: [],
    tint: emptyTint,
    zip: '',
    appointmentDate: '',
    appointmentTime: '',
    notes: '',
    vehicleYear: null,
    vehicleMake: '',
    vehicleModel: '',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    address: { street: '', city: '' },
    site: { garage: null, shade: null, power: null },
  });
});

describe('a draft as an order', () => {
  test('is one as soon as vehicle and package are chosen', () => {
    const order = draftOrder(finishedDraft);
    expect(order).toEqual({ vehicleType: 'sedan', packageId: 'sedan-a', addOnIds: ['hood'] });
    expect(order && priceOrder(testCatalogue, order).ok).toBe(true);
  });

  test('is none before', () => {
    expect(draftOrder(emptyDraft())).toBeUndefined();
    expect(draftOrder({ ...finishedDraft, packageId: null })).toBeUndefined();
    expect(draftOrder({ ...finishedDraft, vehicleType: null })).toBeUndefined();
  });
});

test('a package counts only for its own vehicle', () => {
  expect(packageOfDraft(testCatalogue, finishedDraft)?.id).toBe('sedan-a');
  expect(packageOfDraft(testCatalogue, { ...finishedDraft, vehicleType: 'suv' })).toBeUndefined();
  expect(packageOfDraft(testCatalogue, { ...finishedDraft, vehicleType: null })).toBeUndefined();
});

describe('reconciling with the catalogue', () => {
  test('leaves a good draft as it is', () => {
    expect(reconcileDraft(testCatalogue, finishedDraft)).toEqual(finishedDraft);
    expect(reconcileDraft(testCatalogue, emptyDraft())).toEqual(emptyDraft());
  });

  test.each([
    ['a package that is not sold', { packageId: 'sedan-z' }, { packageId: null, tint: withoutShades }],
    ['a package of another vehicle', { packageId: 'suv-a' }, { packageId: null, tint: withoutShades }],
    ['add-ons that are not sold', { addOnIds: ['polish', 'hood'] }, { addOnIds: ['hood'] }],
    ['an add-on chosen twice', { addOnIds: ['hood', 'hood', 'coating'] }, { addOnIds: ['hood', 'coating'] }],
    ['shades of another film', shadesOf('hybrid-20', 'carbon-35'), { tint: withoutShades }],
    ['shades that do not exist', shadesOf('hybrid-20', 'hybrid-99'), { tint: withoutShades }],
  ])('drops %s and nothing else', (_, change, expected) => {
    expect(reconcileDraft(testCatalogue, { ...finishedDraft, ...change })).toEqual({ ...finishedDraft, ...expected });
  });
});

test('no shade for any zone is a choice, and stays', () => {
  const draft = { ...finishedDraft, tint: { ...finishedDraft.tint, shades: {} } };
  expect(reconcileDraft(testCatalogue, draft)).toEqual(draft);
  const withoutPackage = { ...draft, packageId: null };
  expect(reconcileDraft(testCatalogue, withoutPackage).tint.shades).toBeNull();
});

describe('editing', () => {
  test('changes the fields given and no others', () => {
    const site = { garage: 'yes', shade: 'no', power: 'not-sure' } as const;
    expect(editDraft(testCatalogue, finishedDraft, { customerName: 'Bo Demo', vehicleYear: null, site })).toEqual({
      ...finishedDraft,
      customerName: 'Bo Demo',
      vehicleYear: null,
      site,
    });
  });

  test.each([
    ['within the region keeps date and time', '33511', '2026-12-08', '09:00'],
    ['typed another way keeps date and time', '33602-1234', '2026-12-08', '09:00'],
    ['to another region drops date and time', '34102', '', ''],
    ['out of all regions drops date and time', '10001', '', ''],
  ])('a ZIP %s', (_, zip, date, time) => {
    expect(editDraft(testCatalogue, finishedDraft, { zip })).toEqual({
      ...finishedDraft,
      zip,
      appointmentDate: date,
      appointmentTime: time,
    });
  });

  test('a ZIP of another region with its own date and time takes those', () => {
    const fields = { zip: '34102', appointmentDate: '2026-12-09', appointmentTime: '10:00' };
    expect(editDraft(testCatalogue, finishedDraft, fields)).toEqual({ ...finishedDraft, ...fields });
  });
});
