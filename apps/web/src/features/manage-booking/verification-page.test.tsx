// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { sampleBooking, sampleDetails, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { makeTrackingCode } from '@tintforge/booking-core';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { rememberBookingToken } from '../../lib/booking-tokens';
import { takeLinkSecret } from '../../lib/link-secret';
import { rememberPaidBooking } from '../../lib/paid-booking';
import { openPage } from '../../testing/open-page';
import { watchLeaving } from '../../testing/watch-leaving';
import { FindBooking } from '../find-booking';
import { VerificationPage } from './verification-page';

const street = `12 Sample Street, ${sampleShop.city} ${sampleShop.zip}`;

const trackingCode = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);
const details = sampleDetails({ trackingCode });

function VerificationAtItsAddress() {
  return (
    <Routes>
      <Route path="/booking-verification/:code?" element={<VerificationPage />} />
    </Routes>
  );
}

function openVerification(
  code = trackingCode,
  answer: StubAnswer = { status: 200, body: details },
  state: unknown = null,
) {
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
  const page = openPage(`/booking-verification/${code}`, <VerificationAtItsAddress />, state);
  return { page, seen };
}

/** An emailed link, as it is in the address bar before any script runs. */
function followMailLink() {
  window.history.replaceState(null, '', `/booking-verification/${trackingCode}#${sampleToken}`);
  takeLinkSecret(window);
}

test('whoever knows only the code sees status, day, time, region and services, and the way to log in', async () => {
  const { page, seen } = openVerification();
  await page.heading(trackingCode);
  expect(page.has('Dec 8')).toBe(true);
  expect(page.has(sampleShop.packageName)).toBe(true);
  expect(page.has('Your name, contact details and address aren’t shown here.')).toBe(true);
  expect(page.has('Log in to manage it')).toBe(true);
  expect(seen.map((request) => request.url.pathname)).toEqual([`/api/bookings/${trackingCode}`]);
});

test('the browser that booked sees the rest, and its secret travels in a header only', async () => {
  const now = Date.parse('2026-12-01T15:00:00Z');
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  rememberBookingToken({ trackingCode, manageToken: sampleToken, startsAt, now });
  const { page, seen } = openVerification();
  await page.words(street);
  expect(page.has('Sample Customer')).toBe(true);
  const asked = seen.find((request) => request.url.pathname.endsWith('/details'));
  expect(asked?.headers.get('booking-token')).toBe(sampleToken);
  expect(asked?.url.href).not.toContain(sampleToken);
});

test('the link in a mail opens the rest, and keeps nothing beyond the tab', async () => {
  followMailLink();
  const { page } = openVerification();
  await page.words(street);
  expect(window.localStorage.length).toBe(0);
});

test('two crews at once are one appointment, as long as the one that takes longer', async () => {
  const visit = {
    status: 'planned',
    date: '2026-12-08',
    start: '09:00',
    startsAt: '2026-12-08T14:00:00Z',
  } as const;
  const visits = [
    { ...visit, number: 1, minutes: 150 },
    { ...visit, number: 2, minutes: 180 },
  ];
  followMailLink();
  const { page } = openVerification(trackingCode, { status: 200, body: sampleDetails({ trackingCode, visits }) });
  await page.words('Two crews work on your cars at the same time.');
  expect(page.has('about 3 hours')).toBe(true);
  expect(page.has('about 2.5 hours')).toBe(false);
});

test('a secret that was revoked shows what anybody may see, and says so', async () => {
  followMailLink();
  const { page } = openVerification(trackingCode, problemAnswer(401, { code: 'unauthorized' }));
  await page.alert('This link no longer works.');
  expect(page.has(street)).toBe(false);
});

test('its owner needs no secret, only to be logged in', async () => {
  keepLogin('the-login');
  const { page, seen } = openVerification();
  await page.words(street);
  const asked = seen.find((request) => request.url.pathname.endsWith('/details'));
  expect(asked?.headers.get('authorization')).toBe('Bearer the-login');
  expect(asked?.headers.get('booking-token')).toBeNull();
});

test('to another account it is the public page, without a word of reproach', async () => {
  keepLogin('another');
  const { page } = openVerification(trackingCode, problemAnswer(401, { code: 'unauthorized' }));
  await page.heading(trackingCode);
  expect(page.has('This link no longer works')).toBe(false);
  expect(page.has(street)).toBe(false);
});

test('a network that fails in between says so, and can be tried again', async () => {
  followMailLink();
  const { page, seen } = openVerification(trackingCode, 'no network');
  await page.alert('We couldn’t load the booking.');
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

test('a code with a typo stays in the field, and the right one opens the booking', async () => {
  const { page } = openVerification('TF-0000-0001');
  const field = await page.field('Tracking code');
  expect(field.value).toBe('TF-0000-0001');
  expect(page.describedBy(field)).toContain('One of these characters is wrong.');
  await page.type('Tracking code', ` ${trackingCode.toLowerCase().replaceAll('-', ' ')}`);
  await page.press('Show my booking');
  await page.heading(trackingCode);
  expect(window.location.pathname).toBe(`/booking-verification/${trackingCode}`);
});

test('a code that is cut off is called incomplete', async () => {
  const { page } = openVerification('TF-0000');
  expect(page.describedBy(await page.field('Tracking code'))).toContain('This isn’t a complete tracking code.');
});

test('a code that no booking has keeps the field too', async () => {
  stubNetwork({ [`GET /api/bookings/${trackingCode}`]: () => problemAnswer(404, { code: 'not_found' }) });
  const page = openPage(`/booking-verification/${trackingCode}`, <VerificationAtItsAddress />);
  await page.heading('No booking here');
  expect((await page.field('Tracking code')).value).toBe(trackingCode);
});

test('a link is mailed by code or address, and the page never tells whether there is a booking', async () => {
  const seen = stubNetwork({ 'POST /api/bookings/mail-links': () => ({ status: 202, body: { done: true } }) });
  const page = openPage('/booking-verification', <FindBooking typed="" />);
  await page.press('Email me my link');
  await page.words('Enter your tracking code or email address');
  await page.type('Tracking code or email', 'no address');
  await page.press('Email me my link');
  await page.words('Enter a complete tracking code or a valid email address');
  expect(seen).toEqual([]);
  await page.type('Tracking code or email', ' sample@tintforge.example ');
  await page.press('Email me my link');
  await page.words('If we have a booking for sample@tintforge.example, its link is on the way');
  expect(seen.map(({ body }) => body)).toEqual([{ codeOrEmail: 'sample@tintforge.example' }]);
  await page.press('Try another code or email');
  await page.field('Tracking code or email');
});

test.each([
  ['no network' as const, 'We couldn’t send your request.'],
  [problemAnswer(429, { code: 'rate_limited' }), 'You’ve asked for many links.'],
])('a mail that could not be asked for says why, and what was typed stays', async (answer, text) => {
  stubNetwork({ 'POST /api/bookings/mail-links': () => answer });
  const page = openPage('/booking-verification', <FindBooking typed="" />);
  await page.type('Tracking code or email', trackingCode);
  await page.press('Email me my link');
  await page.alert(text);
  expect((await page.field('Tracking code or email')).value).toBe(trackingCode);
});

describe('who comes from the wizard', () => {
  const arriving = (arrival: string) => ({ usr: { arrival } });

  test('sees the confirmation, through reloads until it is done', async () => {
    followMailLink();
    const { page } = openVerification(trackingCode, undefined, arriving('paid'));
    await page.words('Save this code or QR for check-in');
    const { state } = window.history;
    const again = openVerification(trackingCode, undefined, state);
    await again.page.words('Save this code or QR for check-in');
    await again.page.press('Done');
    await eventually(() => expect(again.page.has('Save this code or QR for check-in')).toBe(false));
    expect(window.history.state.usr).toBeNull();
    await again.page.button('Reschedule');
    await again.page.press('QR code');
    await again.page.words('Save this code or QR for check-in');
  });

  test('has the focus on the booking once the confirmation of a reloaded page is closed', async () => {
    followMailLink();
    const { page } = openVerification(trackingCode, undefined, arriving('paid'));
    await page.words('Save this code or QR for check-in');
    await page.words(street);
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await eventually(() => expect(page.has('Save this code or QR for check-in')).toBe(false));
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('sees the confirmation of what was just paid, also when the network is gone by then', async () => {
    followMailLink();
    rememberPaidBooking(sampleBooking({ trackingCode, status: 'confirmed', paymentStatus: 'paid' }));
    const { page } = openVerification(trackingCode, 'no network', arriving('paid'));
    await page.words('Save this code or QR for check-in');
  });

  test('sees no confirmation of a booking that was cancelled since', async () => {
    followMailLink();
    const cancelled = sampleDetails({ trackingCode, status: 'cancelled', cancellation: null });
    const { page } = openVerification(trackingCode, { status: 200, body: cancelled }, arriving('paid'));
    await page.words('12 Sample Street');
    expect(page.has('Booking Confirmation')).toBe(false);
  });

  test('with an order that is booked is told so, and where a new one begins', async () => {
    followMailLink();
    const { page } = openVerification(trackingCode, undefined, arriving('booked'));
    await page.words('This order is booked');
    expect((await page.words('New booking')).closest('a')?.getAttribute('href')).toBe('/booking');
  });

  test('as staff sees their own booking, not the check-in', async () => {
    keepLogin('the-login');
    followMailLink();
    const { page } = openVerification(trackingCode, undefined, arriving('booked'));
    await page.button('Reschedule');
  });
});

test.each(['crew', 'admin'] as const)('a member of the %s is sent on to the check-in', async (role) => {
  keepLogin('the-login');
  const left = watchLeaving();
  const seen = stubNetwork({ 'GET /api/auth/user': () => ({ status: 200, body: { user: sampleUser({ role }) } }) });
  openPage(
    `/booking-verification/${trackingCode}`,
    <Routes>
      <Route path="/booking-verification/:code" element={<VerificationPage />} />
    </Routes>,
  );
  await eventually(() => expect(left).toEqual([`/check-in/${trackingCode}`]));
  expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/auth/user']);
});
