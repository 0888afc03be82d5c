import { skipToken, useQuery } from '@tanstack/react-query';
import type { BookingDetails } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { bookingAccess } from '../../lib/booking-access';

/** The public part of a booking, which needs only the code. It is requested where the page has to do with it. */
export function usePublicBooking(trackingCode: string, { isNeeded }: { isNeeded: boolean }) {
  return useQuery({
    queryKey: publicKey(trackingCode),
    queryFn: isNeeded ? () => api('getBooking', { params: { code: trackingCode } }) : skipToken,
    ...alwaysFresh,
  });
}

/**
 * Everything about a booking, for those who have access: the browser has its secret (from an emailed link, or because
 * it made the booking), or a user is logged in who may be its owner. Without either, `access` is undefined and nothing
 * is requested.
 */
export function useBookingDetails(trackingCode: string) {
  const access = bookingAccess(trackingCode);
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

function publicKey(trackingCode: string) {
  return ['public-booking', trackingCode];
}

function detailsKey(trackingCode: string) {
  return ['booking-details', trackingCode];
}
