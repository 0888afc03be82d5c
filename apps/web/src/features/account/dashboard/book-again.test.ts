import { parsePreselection } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { expect, test } from 'vitest';
import { preselectionKey, takeContact } from '../../../lib/preselection';
import { memoryStorage } from '../../../testing/memory-storage';
import { sampleDetails } from '../../../testing/sample-booking';
import { bookAgain } from './book-again';

test('the wizard finds the package, the customer, the car and the place, once', () => {
  const storage = memoryStorage();
  bookAgain(sampleDetails(), storage);
  expect(parsePreselection(catalogue, storage.read(preselectionKey))).toEqual({
    vehicleType: 'sedan',
    packageId: 'sedan-premium',
  });
  expect(takeContact(storage)).toEqual({
    name: 'Sample Customer',
    email: 'sample@tintforge.example',
    phone: '(813) 555-0142',
    vehicleYear: 2026,
    vehicleMake: 'Sample',
    vehicleModel: 'Roadster',
    street: '12 Sample Street',
    city: 'Tampa',
    zip: '33602',
  });
  expect(takeContact(storage)).toBeUndefined();
});

test.each(['', 'no json', '{"name":"Sample"}', '[]'])('what is no contact is ignored: %s', (text) => {
  const storage = memoryStorage();
  storage.write('booking_contact', text);
  expect(takeContact(storage)).toBeUndefined();
});
