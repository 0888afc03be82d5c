// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { emptyTint } from '@tintforge/booking-core';
import { catalogue, films, packages, vehicleTypes } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { rememberBookingToken } from '../../lib/booking-tokens';
import { leaveLook } from '../../lib/preselection';
import { keptWizard } from '../../testing/kept-wizard';
import { leavePage, openPage } from '../../testing/open-page';
import { BookingPage } from './booking-page';

const { vehicleType, vehicleName, packageId } = sampleShop;
const own = packages.find(({ id }) => id === packageId);
/** A car of another type, and its package with carbon film. */
const other = vehicleTypes.find(({ id }) => id !== vehicleType);
const carbon = films.find(({ series }) => series === 'carbon')?.filmType;
const otherCar = packages.find((each) => each.vehicleType === other?.id && each.filmType === carbon);
if (own === undefined || other === undefined || otherCar === undefined)
  throw new Error('The shop has one vehicle type');
const otherHeading = `Choose a package for your ${other.name}`;
const ownHeading = `Choose a package for your ${vehicleName}`;

function openWizard() {
  stubNetwork({});
  return openPage('/booking', <BookingPage />);
}

function keep(step: number, changes: Parameters<typeof sampleDraft>[0] = {}) {
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step, draft: sampleDraft(changes) }));
}

test('picking a vehicle moves on, and the heading of the new step takes the focus', async () => {
  const page = openWizard();
  await page.choose(`input[value=${other.id}]`);
  const heading = await page.heading(otherHeading);
  await eventually(() => expect(document.activeElement).toBe(heading));
});

test('what was chosen is there again after a reload', async () => {
  const page = openWizard();
  await page.choose(`input[value=${vehicleType}]`);
  await page.press(`Choose ${own.tier}`);
  await page.field(sampleShop.addOnName).then((addOn) => addOn.click());
  leavePage();
  const again = openWizard();
  await again.heading('Anything else while we’re there?');
  expect((await again.field(sampleShop.addOnName)).checked).toBe(true);
});

test('a package saved for the wizard is preselected once, and the customer is told', async () => {
  const chosen = JSON.stringify({ vehicleType: otherCar.vehicleType, packageId: otherCar.id });
  window.sessionStorage.setItem('selectedPackage', chosen);
  const page = openWizard();
  await page.heading('Anything else while we’re there?');
  await page.words('Package Selected');
  expect(window.sessionStorage.getItem('selectedPackage')).toBeNull();
  // Toasts outlive the page that raised them.
  await page.press('Close');
  await eventually(() => expect(page.has('Package Selected')).toBe(false));
});

test('shades chosen in the film explorer come along, but for glass that no package covers', async () => {
  leaveLook({
    chosen: { vehicleType: otherCar.vehicleType, packageId: otherCar.id },
    tint: { ...emptyTint, registeredIn: 'unknown', shades: { 'front-sides': 'carbon-40', roof: 'carbon-5' } },
  });
  const page = openWizard();
  await page.heading('Anything else while we’re there?');
  expect((await page.field('Front side windows')).value).toBe('carbon-40');
  expect((await page.field('Back glass')).value).toBe('');
  await page.words('Counted as a passenger car, registered in another state, typical clear glass');
  await eventually(() => expect(keptWizard().draft.tint.shades).toEqual({ 'front-sides': 'carbon-40' }));
  expect(window.sessionStorage.getItem('booking_look')).toBeNull();
});

test('a saved package that is not sold is ignored and removed', async () => {
  window.sessionStorage.setItem('selectedPackage', JSON.stringify({ vehicleType, packageId: otherCar.id }));
  const page = openWizard();
  await page.heading('What are we tinting?');
  await eventually(() => expect(window.sessionStorage.getItem('selectedPackage')).toBeNull());
  await eventually(() => expect(keptWizard()).toMatchObject({ step: 0, draft: { packageId: null } }));
});

test('going on without the requirement says what is missing and stays', async () => {
  const page = openWizard();
  await page.press('Continue to Package');
  await page.words('Required Information Missing');
  await page.alert('Please select a vehicle type');
  await page.heading('What are we tinting?');
});

test('the way back leads through the steps', async () => {
  keep(4);
  const page = openWizard();
  expect((await page.field('Full name')).value).toBe('Sample Customer');
  await page.press('Back');
  await page.heading('Where, and when?');
  await page.press('Back');
  await page.heading('Anything else while we’re there?');
});

test('the browser’s back and forward move between the steps', async () => {
  const page = openWizard();
  await page.choose(`input[value=${other.id}]`);
  await page.press(`Choose ${otherCar.tier}`);
  await page.heading('Anything else while we’re there?');
  window.history.back();
  await page.heading(otherHeading);
  window.history.back();
  await page.heading('What are we tinting?');
  window.history.forward();
  await page.heading(otherHeading);
  expect(window.location.pathname).toBe('/booking');
});

test('forward does not lead to a step whose requirement fails meanwhile', async () => {
  keep(3);
  const page = openWizard();
  await page.heading('Where, and when?');
  await page.press('Continue to Contact');
  await page.heading('Who, which car, which driveway?');
  window.history.back();
  await page.heading('Where, and when?');
  // Another region's crews never offered that start.
  await page.type('ZIP code', sampleShop.farZip);
  await page.words(catalogue.regions.at(-1)?.name ?? '');
  window.history.forward();
  await eventually(() => expect(window.history.state.usr).toMatchObject({ step: 3, previous: 3 }));
  await page.heading('Where, and when?');
});

test('a finished step can be reached from the progress bar, a later one cannot', async () => {
  keep(4);
  const page = openWizard();
  await page.field('Full name');
  expect(page.hasButton('Review')).toBe(false);
  await page.press('Package');
  await page.heading(ownHeading);
});

test('a kept step whose requirement fails is not shown', async () => {
  keep(5, { customerEmail: '' });
  await openWizard().heading('Who, which car, which driveway?');
});

test('Payment without a hold goes back to Review', async () => {
  keep(6);
  await openWizard().heading('Read it once, then pay');
});

test('contact errors stand under their fields and the first bad one takes the focus', async () => {
  keep(4, { customerEmail: 'sample@', customerPhone: '813 555' });
  const page = openWizard();
  await page.press('Continue to Review');
  await page.words('Please enter a valid email address');
  const email = await page.field('Email');
  await eventually(() => expect(document.activeElement).toBe(email));
  expect(page.describedBy(email)).toContain('Please enter a valid email address');
  expect(page.describedBy(await page.field('Phone'))).toContain('Please enter a valid phone number');
});

test('contact errors follow the input after the first attempt, and not before', async () => {
  keep(4, { vehicleYear: null });
  const page = openWizard();
  await page.type('Email', 'sample@');
  expect(page.has('Please enter a valid email address')).toBe(false);
  await page.press('Continue to Review');
  await page.words('Please enter a valid email address');
  expect(page.describedBy(await page.field('Year'))).toContain('Please select a vehicle year');
  await page.type('Email', 'sample@sample.example');
  await eventually(() => expect(page.has('Please enter a valid email address')).toBe(false));
});

test('what is typed into the contact form is kept at once', async () => {
  keep(4, { address: { street: '12 Sample Street', city: '' } });
  const page = openWizard();
  await page.type('City', 'Elsewhere');
  await eventually(() => expect(window.sessionStorage.getItem('booking_wizard')).toContain('"city":"Elsewhere"'));
});

describe('an order that was paid', () => {
  const trackingCode = 'TF-7K3M-9SQA';
  const orderId = 'order-1';
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();

  /** The tab at Review before the order was paid: in this tab, or in the one that it was duplicated from. */
  function keepPaidOrder() {
    window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step: 5, draft: sampleDraft(), orderId }));
    window.sessionStorage.setItem('booking_hold', '{}');
    rememberBookingToken({ trackingCode, manageToken: 'secret', startsAt, orderId, now: Date.now() });
  }

  function openEntry(state: unknown) {
    stubNetwork({});
    return openPage(
      '/booking',
      <Routes>
        <Route path="/booking" element={<BookingPage />} />
        <Route path="*" element={<h1>The booking</h1>} />
      </Routes>,
      state,
    );
  }

  test('leads from each of its history entries to its booking', async () => {
    keepPaidOrder();
    const page = openEntry({ usr: { step: 5, previous: 4, orderId } });
    await page.heading('The booking');
    expect(window.location.pathname).toBe(`/booking-verification/${trackingCode}`);
    expect(window.history.state.usr).toEqual({ arrival: 'booked' });
  });

  test('leaves nothing to a fresh visit', async () => {
    keepPaidOrder();
    const page = openEntry(null);
    await page.heading('What are we tinting?');
    expect(document.querySelector('input:checked')).toBeNull();
    await eventually(() => expect(keptWizard().step).toBe(0));
    expect(window.sessionStorage.getItem('booking_hold')).toBeNull();
  });

  test('does not stand in the way of the next one', async () => {
    keepPaidOrder();
    keep(1);
    const page = openEntry({ usr: { step: 1, previous: 0, orderId: 'order-2' } });
    await page.heading(ownHeading);
  });

  test('is found again when the browser brings the page back as it was left', async () => {
    keep(0);
    const page = openEntry({ usr: { step: 0, orderId } });
    await page.heading('What are we tinting?');
    await eventually(() => expect(window.sessionStorage.getItem('booking_wizard')).toContain('orderId'));
    keepPaidOrder();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await page.heading('The booking');
  });
});
