import { useQuery } from '@tanstack/react-query';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from './staff-api';

/** The job behind a code. */
export function useCheckIn(trackingCode: string) {
  return useQuery({
    queryKey: ['admin', 'check-in', trackingCode],
    queryFn: () => staffApi('getCheckIn', { params: { code: trackingCode } }),
    ...alwaysFresh,
  });
}
