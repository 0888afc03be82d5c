// @vitest-environment jsdom
import type { BookedCarView, BookingDetails } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDetails, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { bookedCar } from '@tintforge/app-base/testing/sample-cars';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { ManagedBooking } from '../managed-booking';

function carOf(number: number, changes: Partial<BookedCarView> = {}): BookedCarView {
  return bookedCar(number, { cancellation: { refund: 187.49, kept: 62.5 }, ...changes });
}

const two = sampleDetails({ cars: [carOf(1), carOf(2)] });
const gone = sampleDetails({
  cars: [carOf(1, { cancellation: null }), carOf(2, { status: 'cancelled', cancellation: null, kept: 62.5 })],
});
const address = `/api/bookings/${two.trackingCode}`;

function Owned({ details }: { details: BookingDetails }) {
  const [shown, setShown] = useState(details);
  return (
    <QueryScope>
      <ManagedBooking details={shown} access={{ bookingToken: sampleToken }} onChanged={setShown} />
      <ToastRegion />
    </QueryScope>
  );
}

function openCars(answers: Record<string, () => StubAnswer>, details = two) {
  const seen = stubNetwork({
    [`GET ${address}/details`]: () => ({ status: 200, body: gone }),
    [`GET ${address}/confirmation-email`]: () => ({ status: 200, body: { state: 'sent', email: two.customerEmail } }),
    ...answers,
  });
  return {
    page: openPage('/', <Owned details={details} />),
    sent: () => seen.filter(({ method }) => method === 'POST'),
  };
}

const cancelSecond = 'Cancel this car: car 2, 2022 Sample Wagon (Sedan)';

test('a car is cancelled alone, on the terms that were shown', async () => {
  const { page, sent } = openCars({
    [`POST ${address}/cars/2/cancel`]: () => ({ status: 200, body: { booking: gone, refund: 187.49, kept: 62.5 } }),
  });
  await page.press(cancelSecond);
  await page.words('Cancel car 2?');
  for (const text of ['The other cars stay as booked.', '$249.99', '$62.50', '$187.49']) {
    expect(page.has(text), text).toBe(true);
  }
  expect(sent()).toEqual([]);
  // All of it is paid.
  expect(page.has('Due after that')).toBe(false);
  await page.press('Cancel the car and refund $187.49');
  await page.words('Car cancelled');
  expect(sent().map(({ body }) => body)).toEqual([{ refund: 187.49, kept: 62.5 }]);
  expect(sent()[0]?.headers.get('booking-token')).toBe(sampleToken);
  await page.words('Cancelled, $62.50 kept');
  // The last car is cancelled with the booking.
  expect(page.hasButton('Cancel this car: car 1, 2021 Sample Wagon (Sedan)')).toBe(false);
});

test('what is due without the car is said where a balance is', async () => {
  const deposit = sampleDetails({
    cars: [carOf(1), carOf(2, { cancellation: { refund: 0, kept: 62.5 } })],
    due: 400,
  });
  const { page } = openCars({}, deposit);
  await page.press(cancelSecond);
  await page.words('Due after that');
  expect(page.has('$212.51')).toBe(true);
});

test('a car is kept', async () => {
  const { page, sent } = openCars({});
  await page.press(cancelSecond);
  await page.press('Keep this car');
  await eventually(() => expect(page.hasButton('Keep this car')).toBe(false));
  expect(sent()).toEqual([]);
});

test('terms that have changed are shown and confirmed again', async () => {
  const answers: StubAnswer[] = [
    problemAnswer(409, { code: 'refund_changed', details: { refund: 150, kept: 99.99 } }),
    { status: 200, body: { booking: gone, refund: 150, kept: 99.99 } },
  ];
  const { page, sent } = openCars({ [`POST ${address}/cars/2/cancel`]: () => answers.shift() ?? 'no network' });
  await page.press(cancelSecond);
  await page.press('Cancel the car and refund $187.49');
  await page.words('Nothing has been cancelled yet.');
  await page.press('Cancel the car and refund $150.00');
  await page.words('Car cancelled');
  expect(sent().map(({ body }) => body)).toEqual([
    { refund: 187.49, kept: 62.5 },
    { refund: 150, kept: 99.99 },
  ]);
});

test('a lost network leaves the question open', async () => {
  const { page } = openCars({ [`POST ${address}/cars/2/cancel`]: () => 'no network' });
  await page.press(cancelSecond);
  await page.press('Cancel the car and refund $187.49');
  await page.words('We couldn’t cancel this car.');
  expect(page.hasButton('Keep this car')).toBe(true);
});

test('a car that another tab cancelled is cancelled here too', async () => {
  const refused = problemAnswer(409, { code: 'not_cancellable' });
  const { page } = openCars({ [`POST ${address}/cars/2/cancel`]: () => refused });
  await page.press(cancelSecond);
  await page.press('Cancel the car and refund $187.49');
  await page.words('Cancelled, $62.50 kept');
});
