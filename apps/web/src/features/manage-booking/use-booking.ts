import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { bookingTokenOf } from '../../lib/booking-tokens';
import { linkSecretOf } from '../../lib/link-secret';
import { alwaysFresh } from '../../lib/query-client';

/** What anybody who knows the code may see. */
export function usePublicBooking(trackingCode: string) {
  return useQuery({
    queryKey: ['public-booking', trackingCode],
    queryFn: () => api('getBooking', { params: { code: trackingCode } }),
    ...alwaysFresh,
  });
}

/** Everything about a booking whose secret is here: from the link that led here, or because this browser booked it. */
export function useBookingDetails(trackingCode: string) {
  const manageToken = linkSecretOf(trackingCode) ?? bookingTokenOf({ trackingCode, now: Date.now() });
  const query = useQuery({
    queryKey: ['booking-details', trackingCode],
    queryFn:
      manageToken === undefined
        ? skipToken
        : () => api('getBookingDetails', { params: { code: trackingCode }, bookingToken: manageToken }),
    ...alwaysFresh,
  });
  return { manageToken, query };
}
