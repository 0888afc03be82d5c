// @vitest-environment jsdom
import type { BookingDetails } from '@tintforge/api-contract';
import { makeTrackingCode } from '@tintforge/booking-core';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { rememberBookingToken } from '../../lib/booking-tokens';
import { takeLinkSecret } from '../../lib/link-secret';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { sampleBooking, sampleToken } from '../../testing/sample-booking';
import { problemAnswer, type StubAnswer } from '../../testing/stub-api';
import { stubNetwork } from '../../testing/stub-network';
import { VerificationPage } from './verification-page';

useCleanBrowser();

const trackingCode = makeTrackingCode([7, 1, 20, 3, 9, 22, 30]);
const booking = sampleBooking({ trackingCode, status: 'confirmed', paymentStatus: 'paid' });
const details: BookingDetails = {
  ...booking,
  vehicleType: 'sedan',
  lines: [{ id: 'sedan-premium', name: 'Sedan Premium', amount: 349.99 }],
  preferredShade: null,
  address: { street: '12 Sample Street', city: 'Tampa', zip: '33602' },
  site: { garage: false, shade: true, power: true },
  jobMinutes: 180,
  holdExpiresAt: null,
  refunded: 0,
};

function openVerification(code = trackingCode, answer: StubAnswer = { status: 200, body: details }) {
  const { appointmentDate, appointmentTime, appointmentInstant, region, services, status } = booking;
  const shown = { trackingCode, appointmentDate, appointmentTime, appointmentInstant, region, services, status };
  const seen = stubNetwork({
    [`GET /api/bookings/${trackingCode}`]: () => ({ status: 200, body: shown }),
    [`GET /api/bookings/${trackingCode}/details`]: () => answer,
  });
  const page = openPage(
    `/booking-verification/${code}`,
    <Routes>
      <Route path="/booking-verification/:code" element={<VerificationPage />} />
    </Routes>,
  );
  return { page, seen };
}

test('whoever knows only the code sees status, day, time, region and services', async () => {
  const { page, seen } = openVerification();
  await page.heading(trackingCode);
  expect(page.has('Dec 8')).toBe(true);
  expect(page.has('Sedan Premium')).toBe(true);
  expect(page.has('Name, contact and address are not shown here.')).toBe(true);
  expect(seen.map((request) => request.url.pathname)).toEqual([`/api/bookings/${trackingCode}`]);
});

test('the browser that booked sees the rest, and its secret travels in a header only', async () => {
  const now = Date.parse('2026-12-01T15:00:00Z');
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  rememberBookingToken({ trackingCode, manageToken: sampleToken, startsAt, now });
  const { page, seen } = openVerification();
  await page.words('12 Sample Street, Tampa 33602');
  expect(page.has('Sample Customer')).toBe(true);
  const asked = seen.find((request) => request.url.pathname.endsWith('/details'));
  expect(asked?.headers.get('booking-token')).toBe(sampleToken);
  expect(asked?.url.href).not.toContain(sampleToken);
});

test('the link in a mail opens the rest, and keeps nothing beyond the tab', async () => {
  window.history.replaceState(null, '', `/booking-verification/${trackingCode}#${sampleToken}`);
  takeLinkSecret(window);
  const { page } = openVerification();
  await page.words('12 Sample Street, Tampa 33602');
  expect(window.localStorage.length).toBe(0);
});

test('a secret that was revoked shows what anybody may see, and says so', async () => {
  window.history.replaceState(null, '', `/booking-verification/${trackingCode}#${sampleToken}`);
  takeLinkSecret(window);
  const { page } = openVerification(trackingCode, problemAnswer(401, { code: 'unauthorized' }));
  await page.words('no longer opens the booking');
  expect(page.has('12 Sample Street, Tampa 33602')).toBe(false);
});

test('a code as people type it finds the booking', async () => {
  const { page } = openVerification(trackingCode.toLowerCase().replaceAll('-', ''));
  await page.heading(trackingCode);
});

test('a code that cannot exist is not asked for', async () => {
  const { page, seen } = openVerification('TF-0000-0001');
  await page.heading('No booking here');
  expect(seen).toEqual([]);
});
