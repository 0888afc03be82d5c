// @vitest-environment jsdom

import type { AvailableDay } from '@tintforge/api-contract';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDraft, sampleHeld } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { type CarDraft, carsOfDraft, emptyDraft, emptyTint, type WizardDraft } from '@tintforge/booking-core';
import { describe, expect, test } from 'vitest';
import { keptWizard } from '../../../testing/kept-wizard';
import { leavePage, openPage, type TestPage, useCleanBrowser } from '../../../testing/open-page';
import { BookingPage } from '../booking-page';

useCleanBrowser();

const suv: CarDraft = {
  ...carsOfDraft(emptyDraft())[0],
  vehicleType: 'suv',
  packageId: 'suv-premium',
  addOnIds: [],
  tint: { ...emptyTint, shades: {} },
  vehicleYear: 2020,
  vehicleMake: 'Sample',
  vehicleModel: 'Wagon',
};
const truck: CarDraft = { ...suv, vehicleType: 'truck', packageId: 'truck-basic', vehicleModel: 'Pickup' };

/** The tab at a step, with further cars behind the sample's. */
function keep(step: number, otherCars: CarDraft[], changes: Partial<WizardDraft> = {}) {
  const draft = sampleDraft({ tint: { ...emptyTint, shades: {} }, otherCars, ...changes });
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step, draft }));
}

const heldAt = new Date().toISOString();
const held = sampleHeld({ heldAt, holdExpiresAt: new Date(Date.now() + 900_000).toISOString() });

/** A day with one start, free or taken. */
function dayWith(free: boolean, date = '2026-12-08'): AvailableDay {
  const start = { time: '09:00', startsAt: `${date}T14:00:00Z` } as const;
  return {
    date,
    state: 'open',
    closes: '20:00',
    starts: [free ? { ...start, available: true } : { ...start, available: false, reason: 'taken' }],
  };
}

function openWizard({ holds = [], isTwoFree = true }: { holds?: StubAnswer[]; isTwoFree?: boolean } = {}) {
  const { booking, holdExpiresAt } = held;
  const seen = stubNetwork({
    'GET /api/availability': ({ url }) => ({
      status: 200,
      body: {
        region: booking.region,
        jobMinutes: 300,
        lateFeePercent: 25,
        depositPercent: null,
        holdMinutes: 15,
        days: [dayWith(url.searchParams.get('crews') !== '2' || isTwoFree), dayWith(true, '2026-12-09')],
      },
    }),
    'POST /api/bookings': () => holds.shift() ?? { status: 201, body: held },
    'POST /api/payment/sync': () => ({ status: 200, body: { booking, heldAt, holdExpiresAt, cancelledByShop: false } }),
  });
  const page = openPage('/booking', <BookingPage />);
  const sent = (path: string) => seen.filter((request) => request.url.pathname === path);
  return { page, sent };
}

const packagesKept = () => carsOfDraft(keptWizard().draft).map(({ packageId }) => packageId);

async function addCar(page: TestPage) {
  await page.press('Add another car at this address');
  await page.words('Car 2 of 2');
}

describe('another car', () => {
  test('is chosen in the same steps, and the order lists both with one total', async () => {
    keep(2, []);
    const { page } = openWizard();
    await addCar(page);
    await page.heading('What are we tinting?');
    expect(document.querySelector('input:checked')).toBeNull();
    await page.choose('input[value=suv]');
    await page.press('Choose Premium');
    await page.heading('Anything else while we’re there?');
    await page.words('Car 2: SUV Premium');
    await page.words('Car 1: Sedan Premium');
    await page.press('Continue to Appointment');
    await page.heading('Where, and when?');
    await eventually(() => expect(packagesKept()).toEqual(['sedan-premium', 'suv-premium']));
  });

  test('that was added by mistake is gone with Back', async () => {
    keep(2, []);
    const { page } = openWizard();
    await addCar(page);
    await page.press('Back');
    await page.heading('Anything else while we’re there?');
    await eventually(() => expect(keptWizard().draft.otherCars).toEqual([]));
    expect(page.has('Car 2 of 2')).toBe(false);
    window.history.forward();
    await page.heading('Anything else while we’re there?');
  });

  test('is where it was after a reload, and Back and Forward lead from car to car', async () => {
    keep(2, []);
    const { page } = openWizard();
    await addCar(page);
    await page.choose('input[value=suv]');
    await page.press('Choose Premium');
    await page.words('Car 2: SUV Premium');
    leavePage();
    const { page: again } = openWizard();
    await again.words('Car 2 of 2');
    await again.words('Car 2: SUV Premium');
    window.history.back();
    await again.heading('Choose a package for your SUV');
    window.history.back();
    await again.heading('What are we tinting?');
    window.history.back();
    await again.words('Car 1 of 2');
    await again.heading('Anything else while we’re there?');
    window.history.forward();
    await again.words('Car 2 of 2');
    await again.heading('What are we tinting?');
  });

  test('left without its package comes before Appointment', async () => {
    keep(2, [{ ...suv, packageId: null }]);
    const { page } = openWizard();
    await page.words('Choose a package');
    await page.press('Continue to car 2');
    await page.heading('Choose a package for your SUV');
    await page.words('Car 2 of 2');
  });

  test('is not added to four, and the reason leads to a quote', async () => {
    keep(2, [suv, truck, { ...suv, packageId: 'suv-basic' }]);
    const { page } = openWizard();
    await page.words('Four cars is the most for one booking.');
    expect(page.hasButton('Add another car at this address')).toBe(false);
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Ask for a quote');
    expect(link?.getAttribute('href')).toBe('/quote?kind=fleet#form');
  });
});

describe('a car that is removed', () => {
  test('can be put back with everything that was said of it', async () => {
    keep(2, [suv, truck], { crews: 2 });
    const { page } = openWizard();
    await page.press('Remove car 1');
    await page.words('Car 1 (Sedan Premium) is no longer in your order.');
    await eventually(() => expect(document.activeElement?.textContent).toBe('Put it back'));
    await eventually(() => expect(packagesKept()).toEqual(['suv-premium', 'truck-basic']));
    await page.press('Put it back');
    await page.words('Car 2 of 3');
    await eventually(() => expect(packagesKept()).toEqual(['sedan-premium', 'suv-premium', 'truck-basic']));
    expect(keptWizard().draft.vehicleModel).toBe('Wagon');
    expect(keptWizard().draft.crews).toBe(2);
  });

  test('and leaves a single one makes an ordinary booking', async () => {
    keep(5, [suv], { crews: 2 });
    const { page, sent } = openWizard();
    await page.press('Remove car 1');
    await page.words('2020 Sample Wagon (SUV)');
    await page.press('Proceed to Payment');
    await page.words('Complete Your Payment');
    const [hold] = sent('/api/bookings');
    expect(hold?.body).toMatchObject({ packageId: 'suv-premium', vehicleModel: 'Wagon' });
    expect(Object.keys(hold?.body ?? {})).not.toContain('furtherCars');
    expect(Object.keys(hold?.body ?? {})).not.toContain('crews');
  });
});

describe('Appointment', () => {
  test('asks for starts of all cars in both ways, and a way without a start that day is disabled with its reason', async () => {
    keep(3, [suv]);
    const { page, sent } = openWizard({ isTwoFree: false });
    await page.words('Back to back, about 6 hours');
    await page.words('No start time on Tue, Dec 8 has room for this.');
    const [one, two] = document.querySelectorAll<HTMLInputElement>('[data-part=crews] input');
    expect([one?.checked, one?.disabled, two?.disabled]).toEqual([true, false, true]);
    expect(
      sent('/api/availability').map(({ url }) => [url.searchParams.get('cars'), url.searchParams.get('crews')]),
    ).toEqual([
      ['suv-premium', '1'],
      ['suv-premium', '2'],
    ]);
  });

  test('keeps a time that is free in the other way, too', async () => {
    keep(3, [suv]);
    const { page } = openWizard();
    await page.words('Back to back, about 6 hours');
    document.querySelector<HTMLInputElement>('[data-part=crews] input[value="2"]')?.click();
    await eventually(() => expect(keptWizard().draft).toMatchObject({ crews: 2, appointmentTime: '09:00' }));
    await page.press('Continue to Contact');
    await page.heading('Who, which car, which driveway?');
  });

  test('of more than a day for one crew asks which way, and without the answer goes no further', async () => {
    const long = { ...suv, addOnIds: ['tint-removal', 'ppf-hood', 'ppf-bumper'] };
    keep(3, [long]);
    const { page } = openWizard();
    await page.words('Not possible: that’s more than ten and a half hours');
    await page.press('Continue to Contact');
    await page.words('Please choose how we should do your cars');
    await page.heading('Where, and when?');
  });

  test('of more than a day for two crews leads to a quote, and nothing is lost', async () => {
    const long = { ...suv, addOnIds: ['tint-removal', 'ppf-hood', 'ppf-bumper'] };
    keep(3, [long, long, long]);
    const { page, sent } = openWizard();
    await page.alert('these cars take more than ten and a half hours');
    expect(sent('/api/availability')).toEqual([]);
    await eventually(() => expect(packagesKept()).toHaveLength(4));
  });
});

describe('Contact', () => {
  test('asks year, make and model of each car, and the first missing one takes the focus', async () => {
    keep(4, [{ ...suv, vehicleMake: '', vehicleModel: 'W' }]);
    const { page } = openWizard();
    await page.words('Car 2: SUV Premium');
    await page.press('Continue to Review');
    await page.words('Please select a vehicle make');
    const make = document.querySelector<HTMLInputElement>('[name="furtherCars.0.vehicleMake"]');
    await eventually(() => expect(document.activeElement).toBe(make));
    expect(keptWizard().draft.vehicleMake).toBe('Sample');
  });

  test('shows what the server refused about a further car', async () => {
    keep(5, [suv]);
    const fields = { 'furtherCars.0.vehicleModel': 'Please keep this to one line of plain text' };
    const { page } = openWizard({ holds: [problemAnswer(400, { code: 'invalid_value', fields })] });
    await page.press('Proceed to Payment');
    await page.words('Please keep this to one line of plain text');
    const model = document.querySelector<HTMLInputElement>('[name="furtherCars.0.vehicleModel"]');
    await eventually(() => expect(document.activeElement).toBe(model));
  });
});

describe('Review', () => {
  test('shows each car and holds them together, the first as the request’s own', async () => {
    keep(5, [suv, truck], { crews: 2 });
    const { page, sent } = openWizard();
    await page.heading('Read it once, then pay');
    for (const name of ['Car 1: Sedan Premium', 'Car 2: SUV Premium', 'Car 3: Truck Basic']) await page.words(name);
    await page.words('2020 Sample Pickup (Truck)');
    await page.press('Proceed to Payment');
    await page.words('Complete Your Payment');
    expect(sent('/api/bookings').map(({ body }) => body)).toMatchObject([
      {
        packageId: 'sedan-premium',
        crews: 2,
        furtherCars: [
          { packageId: 'suv-premium', vehicleYear: 2020, vehicleModel: 'Wagon', addOnIds: [] },
          { packageId: 'truck-basic', vehicleModel: 'Pickup' },
        ],
      },
    ]);
  });

  test('changes a line of the car that it belongs to', async () => {
    keep(5, [suv]);
    const { page } = openWizard();
    await page.press('Change package of car 2');
    await page.heading('Choose a package for your SUV');
    await page.words('Car 2 of 2');
  });

  test.each([
    ['package', { 'furtherCars.0.packageId': 'This package doesn’t exist.' }, 'Choose a package for your SUV'],
    ['extras', { 'furtherCars.0.addOnIds': 'An add-on doesn’t exist.' }, 'Anything else while we’re there?'],
    ['shade', { 'furtherCars.0.tint.shades': 'This film has no such shade.' }, 'Anything else while we’re there?'],
  ])('leads to the %s that the server refused of the second car, and names the car', async (_, fields, heading) => {
    keep(5, [{ ...suv, tint: { ...emptyTint, shades: { back: 'carbon-25' } } }]);
    const message = Object.values(fields)[0] ?? '';
    const refusal: StubAnswer = { status: 422, body: { code: 'unknown_package', message, fields } };
    const { page } = openWizard({ holds: [refusal] });
    await page.press('Proceed to Payment');
    await page.heading(heading);
    await page.words('Car 2 of 2');
    await page.alert('Car 2 needs another look.');
    await page.alert(message);
  });

  test('says that more than a day needs a quote', async () => {
    keep(5, [suv]);
    const message = 'This is more than we do in one day.';
    const tooMuch: StubAnswer = {
      status: 422,
      body: { code: 'needs_quote', message, fields: { furtherCars: message } },
    };
    const { page } = openWizard({ holds: [tooMuch] });
    await page.press('Proceed to Payment');
    await page.alert(message);
    await eventually(() => expect(packagesKept()).toHaveLength(2));
  });

  test('says a changed price car by car', async () => {
    keep(5, [suv]);
    const lines = [
      { id: '1.sedan-premium', name: 'Car 1: Sedan Premium', amount: 359.99 },
      { id: '2.suv-premium', name: 'Car 2: SUV Premium', amount: 399.99 },
    ];
    const changed = problemAnswer(409, { code: 'price_changed', details: { lines, totalPrice: 759.98 } });
    const { page, sent } = openWizard({ holds: [changed] });
    await page.press('Proceed to Payment');
    await page.press('Accept $759.98');
    await page.words('Complete Your Payment');
    expect(sent('/api/bookings').at(-1)?.body.totalPrice).toBe(759.98);
  });
});

test('a draft whose second package is no longer sold opens at that car’s packages, with the first kept', async () => {
  keep(5, [{ ...suv, packageId: 'suv-platinum' }]);
  const { page } = openWizard();
  await page.heading('Choose a package for your SUV');
  await page.words('Car 2 of 2');
  await eventually(() => expect(packagesKept()).toEqual(['sedan-premium', null]));
});
