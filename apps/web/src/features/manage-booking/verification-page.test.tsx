// @vitest-environment jsdom
import { makeTrackingCode } from '@tintforge/booking-core';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { rememberBookingToken } from '../../lib/booking-tokens';
import { takeLinkSecret } from '../../lib/link-secret';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { keepLogin, sampleUser } from '../../testing/sample-account';
import { sampleDetails, sampleToken } from '../../testing/sample-booking';
import { sampleJob } from '../../testing/sample-job';
import { problemAnswer, type StubAnswer } from '../../testing/stub-api';
import { stubNetwork } from '../../testing/stub-network';
import { VerificationPage } from './verification-page';

useCleanBrowser();

const trackingCode = makeTrackingCode([7, 1, 20, 3, 9, 22, 30]);
const details = sampleDetails({ trackingCode });

function openVerification(code = trackingCode, answer: StubAnswer = { status: 200, body: details }) {
  const { appointmentDate, appointmentTime, appointmentInstant, region, services, status } = details;
  const shown = { trackingCode, appointmentDate, appointmentTime, appointmentInstant, region, services, status };
  const seen = stubNetwork({
    [`GET /api/bookings/${trackingCode}`]: () => ({ status: 200, body: shown }),
    [`GET /api/bookings/${trackingCode}/details`]: () => answer,
    [`GET /api/bookings/${trackingCode}/confirmation-email`]: () => ({
      status: 200,
      body: { state: 'sent', email: details.customerEmail },
    }),
    'POST /api/auth/refresh': () => problemAnswer(401, { code: 'unauthorized' }),
  });
  const page = openPage(
    `/booking-verification/${code}`,
    <Routes>
      <Route path="/booking-verification/:code" element={<VerificationPage />} />
    </Routes>,
  );
  return { page, seen };
}

/** The link of a mail, as it stands in the address before anything runs. */
function followMailLink() {
  window.history.replaceState(null, '', `/booking-verification/${trackingCode}#${sampleToken}`);
  takeLinkSecret(window);
}

test('whoever knows only the code sees status, day, time, region and services, and the way to log in', async () => {
  const { page, seen } = openVerification();
  await page.heading(trackingCode);
  expect(page.has('Dec 8')).toBe(true);
  expect(page.has('Sedan Premium')).toBe(true);
  expect(page.has('Name, contact and address are not shown here.')).toBe(true);
  expect(page.has('Log in to manage it')).toBe(true);
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
  followMailLink();
  const { page } = openVerification();
  await page.words('12 Sample Street, Tampa 33602');
  expect(window.localStorage.length).toBe(0);
});

test('a secret that was revoked shows what anybody may see, and says so', async () => {
  followMailLink();
  const { page } = openVerification(trackingCode, problemAnswer(401, { code: 'unauthorized' }));
  await page.alert('no longer opens the booking');
  expect(page.has('12 Sample Street, Tampa 33602')).toBe(false);
});

test('its owner needs no secret, only to be logged in', async () => {
  keepLogin('the-login');
  const { page, seen } = openVerification();
  await page.words('12 Sample Street, Tampa 33602');
  const asked = seen.find((request) => request.url.pathname.endsWith('/details'));
  expect(asked?.headers.get('authorization')).toBe('Bearer the-login');
  expect(asked?.headers.get('booking-token')).toBeNull();
});

test('to another account it is the public page, without a word of reproach', async () => {
  keepLogin('another');
  const { page } = openVerification(trackingCode, problemAnswer(401, { code: 'unauthorized' }));
  await page.heading(trackingCode);
  expect(page.has('no longer opens the booking')).toBe(false);
  expect(page.has('12 Sample Street, Tampa 33602')).toBe(false);
});

test('a network that fails in between says so, and can be tried again', async () => {
  followMailLink();
  const { page, seen } = openVerification(trackingCode, 'no network');
  await page.alert('The booking could not be loaded.');
  const before = seen.length;
  await page.press('Try again');
  expect(seen.length).toBeGreaterThan(before);
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

test.each([
  ['crew', 'Back to today’s jobs', `/crew?job=${trackingCode}`],
  ['admin', 'Open the record', `/admin/bookings/${trackingCode}`],
] as const)('a member of the %s finds the job and its check-in there', async (role, wayOn, path) => {
  keepLogin('the-login');
  const { appointmentDate, appointmentTime, appointmentInstant, region, services, status } = details;
  const shown = { trackingCode, appointmentDate, appointmentTime, appointmentInstant, region, services, status };
  const seen = stubNetwork({
    'GET /api/auth/user': () => ({ status: 200, body: { user: sampleUser({ role }) } }),
    [`GET /api/admin/check-in/${trackingCode}`]: () => ({
      status: 200,
      body: { booking: shown, obstacle: null, job: sampleJob({ trackingCode }) },
    }),
  });
  const page = openPage(
    `/booking-verification/${trackingCode}`,
    <Routes>
      <Route path="/booking-verification/:code" element={<VerificationPage />} />
    </Routes>,
  );
  await page.button('Check in');
  await page.heading(trackingCode);
  expect((await page.words(wayOn)).closest('a')?.getAttribute('href')).toBe(path);
  expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/auth/user', `/api/admin/check-in/${trackingCode}`]);
});
