// @vitest-environment jsdom
import type { CarCertificate, CheckInView } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test, vi } from 'vitest';
import { CheckInResult } from './check-in-result';

const trackingCode = sampleJob().trackingCode;
const id = '11111111-1111-4111-8111-111111111111';
const address = `/api/admin/bookings/${trackingCode}/cars/1/certificate/${id}`;

/** A job at the car with these certificates; the shop has `later` of them once a photo was sent. */
function openJob(given: CarCertificate[], later = given) {
  let certificates = given;
  const received = () => {
    certificates = later;
    return { status: 200, body: { id } };
  };
  const seen = stubNetwork({
    [`GET /api/admin/check-in/${trackingCode}`]: () => {
      const job = sampleJob({ certificates });
      const { status, appointmentDate, appointmentTime, appointmentInstant, region, obstacle } = job;
      const booking = { trackingCode, status, appointmentDate, appointmentTime, appointmentInstant, region };
      const body: CheckInView = { booking: { ...booking, services: [] }, obstacle, job };
      return { status: 200, body };
    },
    [`POST ${address}`]: received,
  });
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
  const page = openPage(
    `/booking-verification/${trackingCode}`,
    <QueryScope>
      <CheckInResult trackingCode={trackingCode} />
    </QueryScope>,
  );
  return { page, sent: () => seen.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname) };
}

function choose(): void {
  const picker = document.querySelector('input[type=file]');
  if (picker === null) throw new Error('There is no picker');
  Object.defineProperty(picker, 'files', { value: [new File(['photo'], 'certificate.jpg', { type: 'image/jpeg' })] });
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a job without an exemption asks for no certificate', async () => {
  const { page } = openJob([]);
  await page.words('Sample Customer');
  expect(page.has('Certificate')).toBe(false);
});

test('a crew adds a photo of what the customer shows, and sees that it is there, but neither opens nor removes it', async () => {
  const { page, sent } = openJob([{ car: 1, photos: [], isOpen: true }], [{ car: 1, photos: [id], isOpen: true }]);
  await page.words('Photograph the certificate that the customer shows you. Only the office can look at it.');
  await page.button('Add a photo');
  choose();
  await page.words('Photo 1');
  await page.words('Photo sent');
  await page.button('Add another photo');
  expect(sent()).toEqual([address]);
  expect(page.hasButton('Remove photo 1 of the certificate')).toBe(false);
  expect(page.hasButton('Show the photo')).toBe(false);
});

test('once the job is over, what is there is named, and nothing where there is nothing', async () => {
  const { page } = openJob([{ car: 1, photos: ['p1'], isOpen: false }]);
  await page.words('Photo 1');
  expect(page.hasButton('Add another photo')).toBe(false);
  const { page: without } = openJob([{ car: 1, photos: [], isOpen: false }]);
  await without.words('Sample Customer');
  expect(without.has('Certificate')).toBe(false);
});
