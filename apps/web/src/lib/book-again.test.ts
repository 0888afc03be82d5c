import type { BookedCarView } from '@tintforge/api-contract';
import { type KeptText, readJson, writeJson } from '@tintforge/app-base/storage';
import { memoryStorage } from '@tintforge/app-base/testing/memory-storage';
import { sampleDetails, sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { bookedCar } from '@tintforge/app-base/testing/sample-cars';
import { sampleTint } from '@tintforge/app-base/testing/sample-tint';
import {
  carsOfDraft,
  emptyDraft,
  parsePreselection,
  parseWizardState,
  type WizardState,
  wizardSteps,
} from '@tintforge/booking-core';
import { catalogue, homeJurisdiction } from '@tintforge/content';
import { sampleLaw } from '@tintforge/content/testing/sample-law';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { bookAgain } from './book-again';
import { rememberBookingToken } from './booking-tokens';
import { preselectionKey, takeLeftOut, wizardKey } from './preselection';

function kept(storage: KeptText): WizardState {
  const state = parseWizardState(catalogue, readJson(storage, wizardKey));
  if (state === undefined) throw new Error('No draft was left');
  return state;
}

test('the wizard finds the package, the customer, the car and the place, at Extras', () => {
  const storage = memoryStorage();
  bookAgain(sampleDetails(), storage);
  const chosen = { vehicleType: sampleShop.vehicleType, packageId: sampleShop.packageId };
  expect(parsePreselection(catalogue, storage.read(preselectionKey))).toEqual(chosen);
  expect(kept(storage)).toEqual({
    step: wizardSteps.indexOf('extras'),
    missing: [],
    draft: {
      ...emptyDraft(),
      ...chosen,
      addOnIds: [sampleShop.addOnId],
      customerName: 'Sample Customer',
      customerEmail: 'sample@tintforge.example',
      customerPhone: sampleShop.phone,
      vehicleYear: 2026,
      vehicleMake: 'Sample',
      vehicleModel: 'Roadster',
      address: { street: '12 Sample Street', city: sampleShop.city },
      zip: sampleShop.zip,
      site: { garage: 'no', shade: 'yes', power: 'yes' },
    },
  });
  expect(takeLeftOut(storage)).toEqual([]);
});

test('the cars of another draft are gone, and its order stays, so that its hold is replaced', () => {
  const storage = memoryStorage();
  const otherCars = carsOfDraft(sampleDraft());
  writeJson(storage, wizardKey, { step: 2, draft: sampleDraft({ otherCars }), orderId: 'order-1' });
  bookAgain(sampleDetails(), storage);
  expect(kept(storage).draft.otherCars).toEqual([]);
  expect(readJson(storage, wizardKey)).toMatchObject({ orderId: 'order-1' });
});

test('an order that is paid is not taken along', () => {
  const storage = memoryStorage();
  writeJson(storage, wizardKey, { step: 6, draft: sampleDraft(), orderId: 'order-1' });
  const paid = { trackingCode: 'TF-7K3M-9QXA', manageToken: 'secret', startsAt: undefined, orderId: 'order-1' };
  const tokens = memoryStorage();
  rememberBookingToken({ ...paid, now: Date.now() }, tokens);
  bookAgain(sampleDetails(), storage, tokens);
  expect(readJson(storage, wizardKey)).not.toHaveProperty('orderId');
});

test.each(['', 'no json', '{"0":"text"}', '[1]'])('what are no sentences is ignored: %s', (text) => {
  const storage = memoryStorage();
  storage.write('booking_left_out', text);
  expect(takeLeftOut(storage)).toEqual([]);
});

test('its shades come along', () => {
  const storage = memoryStorage();
  const { zones, ...tint } = sampleTint();
  const [front, back] = zones;
  if (front === undefined || back === undefined) throw new Error('The sample has two zones');
  const legal = [
    { ...front, shadeId: sampleLaw.legalFront.id },
    { ...back, shadeId: sampleLaw.thinBack.id },
  ];
  bookAgain(sampleDetails({ tint: { ...tint, registeredIn: homeJurisdiction, zones: legal } }), storage);
  expect(takeLeftOut(storage)).toEqual([]);
  expect(kept(storage).draft.tint.shades).toEqual({
    'front-sides': sampleLaw.legalFront.id,
    back: sampleLaw.thinBack.id,
  });
});

const [front, back] = sampleTint().zones;
const noMore = {
  ...sampleTint(),
  zones: [
    { ...(front as NonNullable<typeof front>), shadeId: 'carbon-5', shade: 'Carbon 5' },
    { ...(back as NonNullable<typeof back>), shadeId: 'vintage-20', shade: 'Vintage 20' },
  ],
};

test('what is no longer offered or legal is left out, each with a sentence', () => {
  const storage = memoryStorage();
  const lines = [{ id: 'undercoating', name: 'Undercoating', amount: 10 }];
  bookAgain(sampleDetails({ addOnIds: ['undercoating'], lines, tint: noMore }), storage);
  expect(takeLeftOut(storage)).toEqual([
    'Undercoating is no longer offered, so it isn’t in this order.',
    'Front side windows: Carbon 5 can’t simply be booked today, so choose a shade for it.',
    'Back glass: Vintage 20 is no longer offered with this package, so choose a shade for it.',
  ]);
  expect(kept(storage).draft).toMatchObject({ addOnIds: [], tint: { shades: null } });
});

test('a package that is no longer offered leaves its car on the step that asks for one', () => {
  const storage = memoryStorage();
  const lines = [{ id: 'deluxe', name: 'Sedan Deluxe', amount: 300 }];
  bookAgain(sampleDetails({ packageId: 'deluxe', lines }), storage);
  expect(takeLeftOut(storage)).toEqual(['Sedan Deluxe is no longer offered, so choose a package.']);
  expect(kept(storage)).toMatchObject({
    step: wizardSteps.indexOf('package'),
    draft: { vehicleType: sampleShop.vehicleType, packageId: null, vehicleModel: 'Roadster' },
  });
});

describe('of several cars', () => {
  const basic = { vehicleType: sampleShop.vehicleType, packageId: sampleShop.basicPackageId };
  const carOf = (number: number, changes: Partial<BookedCarView> = {}) => bookedCar(number, { ...basic, ...changes });
  const deluxe = { packageId: 'deluxe', lines: [{ id: 'deluxe', name: 'Sedan Deluxe', amount: 300 }] };

  test('each comes along with its own order, and two crews do', () => {
    const storage = memoryStorage();
    const cars = [carOf(1), carOf(2, { visit: 2, addOnIds: [sampleShop.addOnId] }), carOf(3)];
    bookAgain(sampleDetails({ cars }), storage);
    const { draft } = kept(storage);
    expect(draft.crews).toBe(2);
    expect(
      carsOfDraft(draft).map(({ vehicleModel, packageId, addOnIds }) => [vehicleModel, packageId, addOnIds]),
    ).toEqual(cars.map(({ vehicle, packageId, addOnIds }) => [vehicle.model, packageId, addOnIds]));
    expect(takeLeftOut(storage)).toEqual([]);
  });

  test('one that was cancelled alone stays away; of a booking without a standing car all come', () => {
    for (const status of ['standing', 'cancelled'] as const) {
      const storage = memoryStorage();
      bookAgain(sampleDetails({ cars: [carOf(1, { status: 'cancelled' }), carOf(2, { status })] }), storage);
      expect(carsOfDraft(kept(storage).draft)).toHaveLength(status === 'standing' ? 1 : 2);
    }
  });

  test('each one’s package, extras and shades that are no more are said with its number', () => {
    const storage = memoryStorage();
    bookAgain(
      sampleDetails({ cars: [carOf(1, { packageId: sampleShop.packageId, tint: noMore }), carOf(2, deluxe)] }),
      storage,
    );
    expect(takeLeftOut(storage)).toEqual([
      'Car 1: Front side windows: Carbon 5 can’t simply be booked today, so choose a shade for it.',
      'Car 1: Back glass: Vintage 20 is no longer offered with this package, so choose a shade for it.',
      'Car 2: Sedan Deluxe is no longer offered, so choose a package.',
    ]);
    expect(kept(storage).draft.otherCars).toMatchObject([{ ...basic, packageId: null }]);
  });

  test('a kind of vehicle that is no longer done is said, and the others come along', () => {
    const storage = memoryStorage();
    const zeppelin = carOf(2, { vehicleType: 'zeppelin', vehicleInfo: '1936 Sample Zeppelin' });
    bookAgain(sampleDetails({ cars: [carOf(1), zeppelin] }), storage);
    expect(carsOfDraft(kept(storage).draft)).toHaveLength(1);
    expect(takeLeftOut(storage)).toEqual([
      'We no longer do this kind of vehicle, so this car isn’t in the order: 1936 Sample Zeppelin.',
    ]);
  });
});

test('the work of a quote fills in nothing', () => {
  const storage = memoryStorage();
  bookAgain(sampleDetails({ vehicleType: null, vehicle: null }), storage);
  expect(storage.read(wizardKey)).toBeNull();
});
