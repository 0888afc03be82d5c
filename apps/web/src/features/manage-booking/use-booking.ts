import { skipToken, useQuery } from '@tanstack/react-query';
import type { BookingDetails } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { readLoginToken } from '@tintforge/app-base/session/login-token';
import { bookingTokenOf } from '../../lib/booking-tokens';
import { linkSecretOf } from '../../lib/link-secret';

/** The public part of a booking, which needs only the code. */
export function usePublicBooking(trackingCode: string) {
  return useQuery({
    queryKey: publicKey(trackingCode),
    queryFn: () => api('getBooking', { params: { code: trackingCode } }),
    ...alwaysFresh,
  });
}

/**
 * Everything about a booking, for those who have access: the browser has its secret (from an emailed link, or because
 * it made the booking), or a user is logged in who may be its owner. Without either, `access` is undefined and nothing
 * is requested.
 */
export function useBookingDetails(trackingCode: string) {
  const access = accessTo(trackingCode);
  const query = useQuery({
    queryKey: detailsKey(trackingCode),
    queryFn:
      access === undefined ? skipToken : () => api('getBookingDetails', { params: { code: trackingCode }, ...access }),
    ...alwaysFresh,
  });
  return { access, query };
}

/** Updates the cache with a booking that was changed here. */
export function cacheDetails(details: BookingDetails): void {
  queryClient.setQueryData(detailsKey(details.trackingCode), details);
  void queryClient.invalidateQueries({ queryKey: publicKey(details.trackingCode) });
}

function accessTo(trackingCode: string): BookingAccess | undefined {
  const bookingToken = linkSecretOf(trackingCode) ?? bookingTokenOf({ trackingCode, now: Date.now() });
  if (bookingToken !== undefined) return { bookingToken };
  return readLoginToken() === undefined ? undefined : {};
}

function publicKey(trackingCode: string) {
  return ['public-booking', trackingCode];
}

function detailsKey(trackingCode: string) {
  return ['booking-details', trackingCode];
}
