// @vitest-environment jsdom

import type { AvailableDay } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDraft, sampleHeld, sampleInstant } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { type CarDraft, carsOfDraft, emptyDraft, emptyTint, type WizardDraft } from '@tintforge/booking-core';
import { addOns, films, packages, vehicleTypes } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { keptWizard } from '../../../testing/kept-wizard';
import { leavePage, openPage, type TestPage } from '../../../testing/open-page';
import { BookingPage } from '../booking-page';

/** The vehicle types but the sample's, each with its packages from the cheapest on. */
const [wagons, pickups] = vehicleTypes
  .filter(({ id }) => id !== sampleShop.vehicleType)
  .map(({ id, name }) => ({
    id,
    name,
    offers: packages
      .filter(({ vehicleType }) => vehicleType === id)
      .toSorted((one, other) => one.priceCents - other.priceCents),
  }));
const [cheapest, better] = wagons?.offers ?? [];
const [pickupOffer] = pickups?.offers ?? [];
if (wagons === undefined || cheapest === undefined || better === undefined || pickupOffer === undefined) {
  throw new Error('The shop has no three vehicle types');
}
const wagonName = wagons.name;
const packagesHeading = `Choose a package for your ${wagonName}`;
/** The lightest shade of the wagon's film: legal anywhere. */
const [lightest] = (films.find(({ filmType }) => filmType === better.filmType)?.rows ?? []).toSorted(
  (one, other) => other.vltPercent - one.vltPercent,
);
/** Of the sample's car and the wagon. */
const backToBack = `Back to back, about ${formatDuration(sampleShop.minutes + better.minutes)}`;
/** The three longest extras: with them no two cars fit into a day of one crew. */
const longest = addOns
  .toSorted((one, other) => other.minutes - one.minutes)
  .slice(0, 3)
  .map(({ id }) => id);

const wagon: CarDraft = {
  ...carsOfDraft(emptyDraft())[0],
  vehicleType: wagons.id,
  packageId: better.id,
  addOnIds: [],
  tint: { ...emptyTint, shades: {} },
  vehicleYear: 2020,
  vehicleMake: 'Sample',
  vehicleModel: 'Wagon',
};
const pickup: CarDraft = {
  ...wagon,
  vehicleType: pickupOffer.vehicleType,
  packageId: pickupOffer.id,
  vehicleModel: 'Pickup',
};

/** The tab at a step, with further cars behind the sample's. */
function keep(step: number, otherCars: CarDraft[], changes: Partial<WizardDraft> = {}) {
  const draft = sampleDraft({ tint: { ...emptyTint, shades: {} }, otherCars, ...changes });
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step, draft }));
}

const heldAt = new Date().toISOString();
const held = sampleHeld({ heldAt, holdExpiresAt: new Date(Date.now() + 900_000).toISOString() });

/** A day with one start, free or taken. */
function dayWith(free: boolean, date = '2026-12-08'): AvailableDay {
  const start = { time: sampleShop.time, startsAt: sampleInstant.replace('2026-12-08', date) };
  return {
    date,
    state: 'open',
    closes: sampleShop.closes,
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
    await page.choose(`input[value=${wagon.vehicleType}]`);
    await page.press(`Choose ${better.tier}`);
    await page.heading('Anything else while we’re there?');
    await page.words(`Car 2: ${better.name}`);
    await page.words(`Car 1: ${sampleShop.packageName}`);
    await page.press('Continue to Appointment');
    await page.heading('Where, and when?');
    await eventually(() => expect(packagesKept()).toEqual([sampleShop.packageId, better.id]));
  });

  test('has its entry in the history as soon as it is shown: Back at once leads no further than Extras', async () => {
    keep(2, []);
    const { page } = openWizard();
    const entries: unknown[] = [];
    const observer = new MutationObserver(() => {
      if (page.has('Car 2 of 2')) entries.push(window.history.state.usr);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await addCar(page);
    observer.disconnect();
    expect(entries[0]).toMatchObject({ step: 0, car: 1 });
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
    await page.choose(`input[value=${wagon.vehicleType}]`);
    await page.press(`Choose ${better.tier}`);
    await page.words(`Car 2: ${better.name}`);
    leavePage();
    const { page: again } = openWizard();
    await again.words('Car 2 of 2');
    await again.words(`Car 2: ${better.name}`);
    window.history.back();
    await again.heading(packagesHeading);
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
    keep(2, [{ ...wagon, packageId: null }]);
    const { page } = openWizard();
    await page.words('Choose a package');
    await page.press('Continue to car 2');
    await page.heading(packagesHeading);
    await page.words('Car 2 of 2');
  });

  test('is not added to four, and the reason leads to a quote', async () => {
    keep(2, [wagon, pickup, { ...wagon, packageId: cheapest.id }]);
    const { page } = openWizard();
    await page.words('Four cars is the most for one booking.');
    expect(page.hasButton('Add another car at this address')).toBe(false);
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Ask for a quote');
    expect(link?.getAttribute('href')).toBe('/quote?kind=fleet#form');
  });
});

describe('a car that is removed', () => {
  test('can be put back with everything that was said of it', async () => {
    keep(2, [wagon, pickup], { crews: 2 });
    const { page } = openWizard();
    await page.press('Remove car 1');
    await page.words(`Car 1 (${sampleShop.packageName}) is no longer in your order.`);
    await eventually(() => expect(document.activeElement?.textContent).toBe('Put it back'));
    await eventually(() => expect(packagesKept()).toEqual([better.id, pickupOffer.id]));
    await page.press('Put it back');
    await page.words('Car 2 of 3');
    await eventually(() => expect(packagesKept()).toEqual([sampleShop.packageId, better.id, pickupOffer.id]));
    expect(keptWizard().draft.vehicleModel).toBe('Wagon');
    expect(keptWizard().draft.crews).toBe(2);
  });

  test('and leaves a single one makes an ordinary booking', async () => {
    keep(5, [wagon], { crews: 2 });
    const { page, sent } = openWizard();
    await page.press('Remove car 1');
    await page.words(`2020 Sample Wagon (${wagonName})`);
    await page.press('Proceed to Payment');
    await page.words('Complete Your Payment');
    const [hold] = sent('/api/bookings');
    expect(hold?.body).toMatchObject({ packageId: better.id, vehicleModel: 'Wagon' });
    expect(Object.keys(hold?.body ?? {})).not.toContain('furtherCars');
    expect(Object.keys(hold?.body ?? {})).not.toContain('crews');
  });
});

describe('Appointment', () => {
  test('asks for starts of all cars in both ways, and a way without a start that day is disabled with its reason', async () => {
    keep(3, [wagon]);
    const { page, sent } = openWizard({ isTwoFree: false });
    await page.words(backToBack);
    await page.words('No start time on Tue, Dec 8 has room for this.');
    const [one, two] = document.querySelectorAll<HTMLInputElement>('[data-part=crews] input');
    expect([one?.checked, one?.disabled, two?.disabled]).toEqual([true, false, true]);
    expect(
      sent('/api/availability').map(({ url }) => [url.searchParams.get('cars'), url.searchParams.get('crews')]),
    ).toEqual([
      [better.id, '1'],
      [better.id, '2'],
    ]);
  });

  test('keeps a time that is free in the other way, too', async () => {
    keep(3, [wagon]);
    const { page } = openWizard();
    await page.words(backToBack);
    document.querySelector<HTMLInputElement>('[data-part=crews] input[value="2"]')?.click();
    await eventually(() => expect(keptWizard().draft).toMatchObject({ crews: 2, appointmentTime: sampleShop.time }));
    await page.press('Continue to Contact');
    await page.heading('Who, which car, which driveway?');
  });

  test('of more than a day for one crew asks which way, and without the answer goes no further', async () => {
    const long = { ...wagon, addOnIds: longest };
    keep(3, [long]);
    const { page } = openWizard();
    await page.words('Not possible: that’s more than ten and a half hours');
    await page.press('Continue to Contact');
    await page.words('Please choose how we should do your cars');
    await page.heading('Where, and when?');
  });

  test('of more than a day for two crews leads to a quote, and nothing is lost', async () => {
    const long = { ...wagon, addOnIds: longest };
    keep(3, [long, long, long]);
    const { page, sent } = openWizard();
    await page.alert('these cars take more than ten and a half hours');
    expect(sent('/api/availability')).toEqual([]);
    await eventually(() => expect(packagesKept()).toHaveLength(4));
  });
});

describe('Contact', () => {
  test('asks year, make and model of each car, and the first missing one takes the focus', async () => {
    keep(4, [{ ...wagon, vehicleMake: '', vehicleModel: 'W' }]);
    const { page } = openWizard();
    await page.words(`Car 2: ${better.name}`);
    await page.press('Continue to Review');
    await page.words('Please select a vehicle make');
    const make = document.querySelector<HTMLInputElement>('[name="furtherCars.0.vehicleMake"]');
    await eventually(() => expect(document.activeElement).toBe(make));
    expect(keptWizard().draft.vehicleMake).toBe('Sample');
  });

  test('shows what the server refused about a further car', async () => {
    keep(5, [wagon]);
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
    keep(5, [wagon, pickup], { crews: 2 });
    const { page, sent } = openWizard();
    await page.heading('Read it once, then pay');
    for (const name of [`Car 1: ${sampleShop.packageName}`, `Car 2: ${better.name}`, `Car 3: ${pickupOffer.name}`])
      await page.words(name);
    await page.words(`2020 Sample Pickup (${pickups?.name})`);
    await page.press('Proceed to Payment');
    await page.words('Complete Your Payment');
    expect(sent('/api/bookings').map(({ body }) => body)).toMatchObject([
      {
        packageId: sampleShop.packageId,
        crews: 2,
        furtherCars: [
          { packageId: better.id, vehicleYear: 2020, vehicleModel: 'Wagon', addOnIds: [] },
          { packageId: pickupOffer.id, vehicleModel: 'Pickup' },
        ],
      },
    ]);
  });

  test('changes a line of the car that it belongs to', async () => {
    keep(5, [wagon]);
    const { page } = openWizard();
    await page.press('Change package of car 2');
    await page.heading(packagesHeading);
    await page.words('Car 2 of 2');
  });

  test.each([
    ['package', { 'furtherCars.0.packageId': 'This package doesn’t exist.' }, packagesHeading],
    ['extras', { 'furtherCars.0.addOnIds': 'An add-on doesn’t exist.' }, 'Anything else while we’re there?'],
    ['shade', { 'furtherCars.0.tint.shades': 'This film has no such shade.' }, 'Anything else while we’re there?'],
  ])('leads to the %s that the server refused of the second car, and names the car', async (_, fields, heading) => {
    keep(5, [{ ...wagon, tint: { ...emptyTint, shades: { back: lightest?.id ?? '' } } }]);
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
    keep(5, [wagon]);
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
    keep(5, [wagon]);
    const lines = [{ id: '2.wagon-premium', name: `Car 2: ${better.name}`, amount: 399.99 }];
    const changed = problemAnswer(409, { code: 'price_changed', details: { lines, totalPrice: 759.98 } });
    const { page, sent } = openWizard({ holds: [changed] });
    await page.press('Proceed to Payment');
    await page.press('Accept $759.98');
    await page.words('Complete Your Payment');
    expect(sent('/api/bookings').at(-1)?.body.totalPrice).toBe(759.98);
  });
});

test('a draft whose second package is no longer sold opens at that car’s packages, with the first kept', async () => {
  keep(5, [{ ...wagon, packageId: 'gone-platinum' }]);
  const { page } = openWizard();
  await page.heading(packagesHeading);
  await page.words('Car 2 of 2');
  await eventually(() => expect(packagesKept()).toEqual([sampleShop.packageId, null]));
});
