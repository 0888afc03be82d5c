// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { bookedCar } from '@tintforge/app-base/testing/sample-cars';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { bookAgain } from '../../lib/book-again';
import { keptWizard } from '../../testing/kept-wizard';
import { openPage } from '../../testing/open-page';
import { BookingPage } from '.';

const basic = { vehicleType: sampleShop.vehicleType, packageId: sampleShop.basicPackageId };

/** The wizard after "Book Again". */
function openWizard() {
  stubNetwork({});
  return { page: openPage('/booking', <BookingPage />) };
}

describe('an earlier booking', () => {
  const lines = [{ id: 'undercoating', name: 'Undercoating', amount: 10 }];

  test('is there with its package, its extras and what it said, and says what isn’t', async () => {
    const vehicle = { year: 2024, make: 'Sample', model: 'Hauler' };
    const addOnIds = [sampleShop.addOnId, 'undercoating'];
    bookAgain(sampleDetails({ packageId: sampleShop.basicPackageId, vehicle, addOnIds, lines }));
    const { page } = openWizard();
    await page.heading('Anything else while we’re there?');
    await page.alert('Undercoating is no longer offered');
    expect((await page.field(sampleShop.addOnName)).checked).toBe(true);
    await eventually(() =>
      expect(keptWizard().draft).toMatchObject({
        packageId: sampleShop.basicPackageId,
        vehicleModel: 'Hauler',
        zip: sampleShop.zip,
        appointmentDate: '',
      }),
    );
    await page.press('Continue to Appointment');
    await eventually(() => expect(page.has('Undercoating is no longer offered')).toBe(false));
  });

  test('whose package is no longer offered asks for one, and says so', async () => {
    const gone = [{ id: 'sedan-deluxe', name: 'Sedan Deluxe', amount: 300 }];
    bookAgain(sampleDetails({ packageId: 'sedan-deluxe', addOnIds: [], lines: gone, tint: null }));
    const { page } = openWizard();
    await page.alert('Sedan Deluxe is no longer offered, so choose a package.');
    expect(keptWizard()).toMatchObject({ step: 1, draft: { vehicleType: sampleShop.vehicleType, packageId: null } });
  });

  test('of several cars has all of them, and one without a package comes to hand before the appointment', async () => {
    bookAgain(
      sampleDetails({
        cars: [
          bookedCar(1, basic),
          bookedCar(2, {
            ...basic,
            packageId: 'sedan-deluxe',
            lines: [{ id: 'sedan-deluxe', name: 'Sedan Deluxe', amount: 300 }],
          }),
        ],
      }),
    );
    const { page } = openWizard();
    await page.heading('Anything else while we’re there?');
    await page.words('Car 1 of 2');
    const said = 'Car 2: Sedan Deluxe is no longer offered, so choose a package.';
    await page.alert(said);
    await page.press('Continue to car 2');
    await page.words('Car 2 of 2');
    expect(page.has(said)).toBe(true);
    await eventually(() => expect(keptWizard()).toMatchObject({ step: 1, draft: { carAt: 1, packageId: null } }));
  });
});
