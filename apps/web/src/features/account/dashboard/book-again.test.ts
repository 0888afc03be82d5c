import { memoryStorage } from '@tintforge/app-base/testing/memory-storage';
import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { sampleTint } from '@tintforge/app-base/testing/sample-tint';
import { parsePreselection } from '@tintforge/booking-core';
import { catalogue, homeJurisdiction } from '@tintforge/content';
import { sampleLaw } from '@tintforge/content/testing/sample-law';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { preselectionKey, takeContact, takeExtras, takeLook } from '../../../lib/preselection';
import { bookAgain } from './book-again';

test('the wizard finds the package, the customer, the car and the place, once', () => {
  const storage = memoryStorage();
  bookAgain(sampleDetails(), storage);
  expect(parsePreselection(catalogue, storage.read(preselectionKey))).toEqual({
    vehicleType: sampleShop.vehicleType,
    packageId: sampleShop.packageId,
  });
  expect(takeContact(storage)).toEqual({
    customerName: 'Sample Customer',
    customerEmail: 'sample@tintforge.example',
    customerPhone: sampleShop.phone,
    vehicleYear: 2026,
    vehicleMake: 'Sample',
    vehicleModel: 'Roadster',
    address: { street: '12 Sample Street', city: sampleShop.city },
    zip: sampleShop.zip,
  });
  expect(takeContact(storage)).toBeUndefined();
});

test.each(['', 'no json', '{"customerName":"Sample"}', '[]'])('what is no contact is ignored: %s', (text) => {
  const storage = memoryStorage();
  storage.write('booking_contact', text);
  expect(takeContact(storage)).toBeUndefined();
});

test('its extras and shades come along', () => {
  const storage = memoryStorage();
  const { zones, ...tint } = sampleTint();
  const [front, back] = zones;
  if (front === undefined || back === undefined) throw new Error('The sample has two zones');
  const legal = [
    { ...front, shadeId: sampleLaw.legalFront.id },
    { ...back, shadeId: sampleLaw.thinBack.id },
  ];
  bookAgain(sampleDetails({ tint: { ...tint, registeredIn: homeJurisdiction, zones: legal } }), storage);
  expect(takeExtras(storage)).toEqual({ addOnIds: [sampleShop.addOnId], leftOut: [] });
  expect(takeExtras(storage)).toBeUndefined();
  expect(takeLook(storage)?.shades).toEqual({ 'front-sides': sampleLaw.legalFront.id, back: sampleLaw.thinBack.id });
});

test('what is no longer offered or legal is left out, each with a sentence', () => {
  const storage = memoryStorage();
  const [front, back] = sampleTint().zones;
  if (front === undefined || back === undefined) throw new Error('The sample has two zones');
  const zones = [
    { ...front, shadeId: 'carbon-5', shade: 'Carbon 5' },
    { ...back, shadeId: 'vintage-20', shade: 'Vintage 20' },
  ];
  const lines = [{ id: 'undercoating', name: 'Undercoating', amount: 10 }];
  bookAgain(sampleDetails({ addOnIds: ['undercoating'], lines, tint: { ...sampleTint(), zones } }), storage);
  expect(takeExtras(storage)).toEqual({
    addOnIds: [],
    leftOut: [
      'Undercoating is no longer offered, so it isn’t in this order.',
      'Front side windows: Carbon 5 can’t simply be booked today, so choose a shade for it.',
      'Back glass: Vintage 20 is no longer offered with this package, so choose a shade for it.',
    ],
  });
  expect(takeLook(storage)?.shades).toBeNull();
});
