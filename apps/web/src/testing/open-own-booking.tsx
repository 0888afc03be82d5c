import type { BookingDetails } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { sampleBooking, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import type { StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { makeTrackingCode } from '@tintforge/booking-core';
import { Route, Routes } from 'react-router-dom';
import { VerificationPage } from '../features/manage-booking';
import { takeLinkSecret } from '../lib/link-secret';
import { leavePage, openPage } from './open-page';

/** Code of the booking that {@link openOwnBooking} opens. */
export const trackingCode = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);

/** Path of its page. */
export const bookingPath = `/booking-verification/${trackingCode}`;

/** A response that carries out what was requested. */
export const ok = (body: unknown): StubAnswer => ({ status: 200, body });

/** The page as an emailed link opens it. The last of several details repeats. */
export function openOwnBooking(
  found: BookingDetails[],
  answers: Record<string, () => StubAnswer | Promise<StubAnswer>> = {},
  state: unknown = null,
) {
  window.history.replaceState(null, '', `${bookingPath}#${sampleToken}`);
  takeLinkSecret(window);
  const next = () => (found.length > 1 ? found.shift() : found[0]);
  const seen = stubNetwork({
    [`GET /api/bookings/${trackingCode}`]: () => ok(sampleBooking({ trackingCode })),
    [`GET /api/bookings/${trackingCode}/details`]: () => ok(next()),
    [`GET /api/bookings/${trackingCode}/confirmation-email`]: () =>
      ok({ state: 'sent', email: found[0]?.customerEmail }),
    ...answers,
  });
  const page = openPage(
    bookingPath,
    <Routes>
      <Route path="/booking-verification/:code" element={<VerificationPage />} />
    </Routes>,
    state,
  );
  const readings = () => seen.filter(({ url }) => url.pathname.endsWith('/details')).length;
  return { page, seen, readings };
}

/** Loads the page again in the same history entry. */
export function reloadOwnBooking(...[found, answers]: Parameters<typeof openOwnBooking>) {
  const { state } = window.history;
  leavePage();
  queryClient.clear();
  return openOwnBooking(found, answers, state);
}
