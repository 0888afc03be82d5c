import { useQuery } from '@tanstack/react-query';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { staffApi } from '../../lib/staff-api';

/** What a code opens at the car. */
export function useCheckIn(trackingCode: string) {
  return useQuery({
    queryKey: ['admin', 'check-in', trackingCode],
    queryFn: () => staffApi('getCheckIn', { params: { code: trackingCode } }),
    ...alwaysFresh,
  });
}

/** Looks again at everything that staff see of bookings; waits until it is there. */
export function lookAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['admin'] });
}
