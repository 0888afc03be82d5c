// @vitest-environment jsdom
import type { BookingDetails } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDetails, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { bookedCar } from '@tintforge/app-base/testing/sample-cars';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { ManagedBooking } from '../managed-booking';

const id = '11111111-1111-4111-8111-111111111111';
const empty = { car: 1, photos: [], isOpen: true };
const path = (details: BookingDetails, rest: string) => `POST /api/bookings/${details.trackingCode}/cars/${rest}`;

/** The page of a booking, of which the shop knows `photos` once something was sent. */
function openBooking(
  given: BookingDetails['certificates'],
  {
    later = given,
    answers = {},
    cars,
  }: { later?: typeof given; answers?: Record<string, () => StubAnswer>; cars?: BookingDetails['cars'] } = {},
) {
  const details = sampleDetails({ certificates: given, ...(cars === undefined ? {} : { cars }) });
  const seen = stubNetwork({
    [`GET /api/bookings/${details.trackingCode}/details`]: () => ({
      status: 200,
      body: { ...details, certificates: later },
    }),
    [`GET /api/bookings/${details.trackingCode}/confirmation-email`]: () => ({
      status: 200,
      body: { state: 'sent', email: details.customerEmail },
    }),
    ...answers,
  });
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
  const page = openPage('/', <Owned details={details} />);
  return { page, details, sent: () => seen.filter(({ method }) => method === 'POST') };
}

function Owned({ details }: { details: BookingDetails }) {
  const [shown, setShown] = useState(details);
  return (
    <QueryScope>
      <ManagedBooking details={shown} access={{ bookingToken: sampleToken }} onChanged={setShown} />
      <ToastRegion />
    </QueryScope>
  );
}

async function choose(name: string): Promise<void> {
  await eventually(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (picker === null) throw new Error('There is no picker');
  Object.defineProperty(picker, 'files', { value: [new File(['photo'], name, { type: 'image/jpeg' })] });
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a booking without an exemption asks for no certificate', async () => {
  const { page } = openBooking([]);
  await page.words('Correct details');
  expect(page.has('Certificate of exemption')).toBe(false);
});

test('a photo is sent with the booking’s secret, and is then said to be there', async () => {
  const { page, details, sent } = openBooking([empty], {
    later: [{ ...empty, photos: [id] }],
    answers: { [path(sampleDetails(), `1/certificate/${id}`)]: () => ({ status: 200, body: { id } }) },
  });
  await page.words('Our office alone sees it');
  await choose('certificate.jpg');
  await page.words('Our office has it');
  expect(page.has('Photo sent')).toBe(true);
  expect(
    sent().map(({ url, headers }) => [url.pathname, headers.get('booking-token'), headers.get('content-type')]),
  ).toEqual([[`/api/bookings/${details.trackingCode}/cars/1/certificate/${id}`, sampleToken, 'image/jpeg']]);
  expect(page.hasButton('Add another photo')).toBe(true);
});

test('one that can’t be read says so, and is left out, with what may have arrived', async () => {
  const { page, sent } = openBooking([empty], {
    answers: {
      [path(sampleDetails(), `1/certificate/${id}`)]: () => problemAnswer(422, { code: 'photo_unreadable' }),
      [path(sampleDetails(), `1/certificate/${id}/remove`)]: () => ({ status: 200, body: { done: true } }),
    },
  });
  await choose('certificate.pdf');
  await page.words('We can’t open this format.');
  await page.press('Leave out certificate.pdf');
  await eventually(() => expect(sent().at(-1)?.url.pathname).toMatch(/remove$/));
  expect(page.has('certificate.pdf')).toBe(false);
});

test('a photo is removed, and the focus goes to the button that adds one', async () => {
  const { page } = openBooking([{ ...empty, photos: [id] }], {
    later: [empty],
    answers: { [path(sampleDetails(), `1/certificate/${id}/remove`)]: () => ({ status: 200, body: { done: true } }) },
  });
  await page.press('Remove photo 1 of the certificate');
  await page.words('Photo removed');
  await eventually(() => expect(document.activeElement?.textContent).toBe('Add a photo'));
});

test('after the job nothing is added; what is there can be removed', async () => {
  const { page } = openBooking([{ car: 1, photos: [id], isOpen: false }]);
  await page.button('Remove photo 1 of the certificate');
  expect(page.hasButton('Add another photo')).toBe(false);
});

test('of several cars each is named', async () => {
  const { page } = openBooking([{ ...empty, car: 2 }], { cars: [bookedCar(1), bookedCar(2)] });
  await page.words(`Certificate of car 2, ${bookedCar(2).vehicleInfo}`);
});
