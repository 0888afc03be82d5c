import { useQuery } from '@tanstack/react-query';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from './staff-api';

/** A booking in full, refetched whenever the user returns to it. */
export function useStaffBooking(trackingCode: string) {
  return useQuery({
    queryKey: ['admin', 'booking', trackingCode],
    queryFn: ({ signal }) => staffApi('getStaffBooking', { params: { code: trackingCode }, signal }),
    ...alwaysFresh,
  });
}
