// @vitest-environment jsdom

import type { StaffBooking } from '@tintforge/api-contract';
import { adminBookingPattern } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { bookedCar } from '@tintforge/app-base/testing/sample-cars';
import { darkTint } from '@tintforge/app-base/testing/sample-tint';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sampleStaffBooking } from '../testing/sample-staff-booking';
import { BookingTab } from './booking-tab';

const code = sampleStaffBooking().trackingCode;
const address = `/api/admin/bookings/${code}`;
const wagon = (number: number) => `${2020 + number} Sample Wagon (Sedan)`;

type StaffCar = NonNullable<StaffBooking['staffCars']>[number];

/** Late, so that the policy keeps a fee. */
function rightsOf(number: number, changes: Partial<StaffCar> = {}): StaffCar {
  return {
    number,
    cancel: { full: { refund: 249.99, kept: 0 }, byPolicy: { refund: 187.49, kept: 62.5 } },
    exemption: null,
    decideExemption: false,
    ...changes,
  };
}

const two = sampleStaffBooking({ cars: [bookedCar(1), bookedCar(2)], staffCars: [rightsOf(1), rightsOf(2)] });

const secondGone = sampleStaffBooking({
  version: 4,
  cars: [bookedCar(1), bookedCar(2, { status: 'cancelled', kept: 62.5 })],
  staffCars: [rightsOf(1, { cancel: null }), rightsOf(2, { cancel: null })],
});

const acted: StubAnswer = {
  status: 200,
  body: { trackingCode: code, version: 4, status: 'confirmed', paymentStatus: 'paid' },
};

/** The booking at each read, the last one repeated, and the responses to a staff action in turn. */
function openCars(readings: readonly StaffBooking[], what: string, answers: StubAnswer[] = []) {
  let reading = 0;
  const seen = stubNetwork({
    [`GET ${address}`]: () => {
      const body = readings[Math.min(reading, readings.length - 1)];
      reading += 1;
      return { status: 200, body };
    },
    [`POST ${address}/${what}`]: () => answers.shift() ?? 'no network',
  });
  const page = openPage(
    `/admin/bookings/${code}`,
    <QueryScope>
      <Routes>
        <Route path={adminBookingPattern} element={<BookingTab />} />
      </Routes>
      <ToastRegion />
    </QueryScope>,
  );
  return { page, sent: () => seen.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

const cancelOf = (number: number) => `Cancel this car: car ${number}, ${wagon(number)}`;
const itemOf = (number: number) =>
  document.querySelector(`ul[aria-label="Cars"] > li:nth-child(${number})`)?.textContent ?? '';

test('each car is shown with its work, its status and its price', async () => {
  const readings = [
    { ...secondGone, cars: [bookedCar(1, { tint: darkTint('approved') }), ...(secondGone.cars ?? []).slice(1)] },
  ];
  const { page } = openCars(readings, 'cars/2/cancel');
  await page.words(`Car 1: ${wagon(1)}`);
  for (const text of ['Sedan Basic', 'Front side windows: Carbon 25', 'Exemption approved.', 'planned', '$249.99']) {
    expect(itemOf(1), text).toContain(text);
  }
  expect(itemOf(2)).toContain('cancelled, $62.50 kept');
  // The last car is cancelled with the booking.
  expect(page.hasButton(cancelOf(1))).toBe(false);
  expect(page.hasButton(cancelOf(2))).toBe(false);
});

test('the bill names the fee of a car that was cancelled, and adds up', async () => {
  const { page } = openCars([secondGone], 'cars/2/cancel');
  await page.words('Car 2: Late-cancellation fee$62.50');
  await page.words(`paid by card$${(sampleShop.total + 62.5).toFixed(2)}`);
});

test('a booking of one car has no list of cars', async () => {
  const { page } = openCars([sampleStaffBooking()], 'cancel');
  await page.heading(code);
  expect(document.querySelector('ul[aria-label="Cars"]')).toBeNull();
  expect(page.has('Car 1')).toBe(false);
});

test('the shop cancels a car with a full refund, after refund and fee are shown', async () => {
  const { page, sent } = openCars([two, secondGone], 'cars/2/cancel', [acted]);
  await page.press(cancelOf(2));
  await page.words('Cancel car 2?');
  await page.words(`${wagon(2)}. The other cars stay as booked.`);
  await page.words('Refunds $249.99.');
  await page.words('Refunds $187.49 and keeps $62.50.');
  expect(sent()).toEqual([]);
  await page.press('Cancel the car and refund $249.99');
  await page.words('$249.99 will be refunded to the card.');
  expect(sent()).toEqual([
    { version: 3, askedBy: 'shop', refund: 'full', seen: { refund: 249.99, kept: 0 }, reason: '' },
  ]);
  await eventually(() => expect(itemOf(2)).toContain('cancelled, $62.50 kept'));
  await eventually(() => expect(document.activeElement).toBe(document.querySelector('h1')));
});

test('a customer who called gets the policy’s refund for the car, and any other needs a reason', async () => {
  const { page, sent } = openCars([two], 'cars/1/cancel', [acted]);
  await page.press(cancelOf(1));
  await page.choose('dialog input[value=customer]');
  await page.button('Cancel the car and refund $187.49');
  await page.choose('dialog input[value=full]');
  await page.press('Cancel the car and refund $249.99');
  await page.words('Enter a reason');
  expect(sent()).toEqual([]);
  await page.choose('dialog input[value=policy]');
  await page.press('Cancel the car and refund $187.49');
  await eventually(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ askedBy: 'customer', refund: 'policy', seen: { refund: 187.49, kept: 62.5 } });
});

test('where nothing is kept there is no choice of refund', async () => {
  const free = { full: { refund: 0, kept: 0 }, byPolicy: { refund: 0, kept: 0 } };
  const unpaid = { ...two, staffCars: [rightsOf(1), rightsOf(2, { cancel: free })] };
  const { page, sent } = openCars([unpaid], 'cars/2/cancel', [acted]);
  await page.press(cancelOf(2));
  await page.button('Cancel the car');
  expect(document.querySelector('dialog input[value=policy]')).toBeNull();
  await page.choose('dialog input[value=customer]');
  await page.press('Cancel the car');
  await eventually(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ askedBy: 'customer', refund: 'policy', seen: { refund: 0, kept: 0 } });
});

test('terms that time has changed are shown, and confirmed again', async () => {
  const changed = problemAnswer(409, { code: 'refund_changed', details: { refund: 150, kept: 99.99 } });
  const { page, sent } = openCars([two], 'cars/2/cancel', [changed, acted]);
  await page.press(cancelOf(2));
  await page.choose('dialog input[value=customer]');
  await page.press('Cancel the car and refund $187.49');
  await page.alert('refund_changed happened');
  await page.press('Cancel the car and refund $150.00');
  await eventually(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ version: 3, refund: 'policy', seen: { refund: 150, kept: 99.99 } });
});

test('of a booking with a balance, the dialog says what is due without the car', async () => {
  const { page } = openCars([{ ...two, due: 400 }], 'cars/2/cancel');
  const dialog = () => document.querySelector('dialog')?.textContent;
  await page.press(cancelOf(2));
  await eventually(() => expect(dialog()).toContain('Refund to the card$249.99Due after that$400.00'));
  // The money here and the money due add up to the bill, fee and all.
  await page.choose('dialog input[value=customer]');
  await eventually(() => expect(dialog()).toContain('Refund to the card$187.49Due after that$400.00'));
});

test('a car that a colleague cancelled is not cancelled again', async () => {
  const { page, sent } = openCars([two, secondGone], 'cars/2/cancel', [
    problemAnswer(409, { code: 'changed_meanwhile' }),
  ]);
  await page.press(cancelOf(2));
  await page.press('Cancel the car and refund $249.99');
  await page.words('That’s no longer possible after this change.');
  expect(sent()).toHaveLength(1);
  await page.press('Go back');
  expect(itemOf(2)).toContain('cancelled');
});

test('without a network the reason stays, and the car is cancelled at the next try', async () => {
  const { page, sent } = openCars([two], 'cars/2/cancel', ['no network', acted]);
  await page.press(cancelOf(2));
  await page.type('Reason (optional)', 'Storm');
  await page.press('Cancel the car and refund $249.99');
  await page.alert('We couldn’t reach the server, so we don’t know whether that was saved. Try again.');
  await page.press('Cancel the car and refund $249.99');
  await eventually(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ reason: 'Storm' });
});

const certificate = { kind: 'medical', documentReference: 'Scan in the shop’s mail' } as const;
const waiting = sampleStaffBooking({
  cars: [bookedCar(1, { tint: darkTint('pending') }), bookedCar(2, { tint: darkTint('pending') })],
  staffCars: [1, 2].map((number) =>
    rightsOf(number, { decideExemption: true, exemption: { ...certificate, certificateNumber: `MC-${number}` } }),
  ),
  can: { ...sampleStaffBooking().can, decideExemption: true },
});

test('an exemption is approved for the car that it names', async () => {
  const { page, sent } = openCars([waiting], 'exemption/approve', [acted]);
  await page.press(`Review shades: car 2, ${wagon(2)}`);
  await page.button('Approve the exemption of car 2');
  const text = document.querySelector('dialog')?.textContent;
  expect(text).toContain('Medical, certificate MC-2. Document: Scan in the shop’s mail.');
  expect(text).toContain(`Car 2: ${wagon(2)}`);
  await page.press('Approve the exemption of car 2');
  await eventually(() => expect(sent()).toEqual([{ version: 3, reason: '', car: 2 }]));
});

test('the booking’s own review begins with the first car that waits', async () => {
  const { page, sent } = openCars([waiting], 'exemption/refuse', [acted]);
  await page.press('Review shades');
  await page.words('Medical, certificate MC-1.');
  await page.choose('dialog input[value=no]');
  await page.type('Reason', 'Of another car');
  await page.press('Refuse the exemption of car 1');
  await eventually(() => expect(sent()).toEqual([{ version: 3, reason: 'Of another car', car: 1 }]));
});
