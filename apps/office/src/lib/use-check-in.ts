import { useQuery } from '@tanstack/react-query';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from './staff-api';

/** The job behind a code: of a visit, where several crews work at once, else of the first that is open. */
export function useCheckIn(trackingCode: string, visit?: number) {
  return useQuery({
    queryKey: ['admin', 'check-in', trackingCode, visit],
    queryFn: () =>
      staffApi('getCheckIn', { params: { code: trackingCode }, query: visit === undefined ? {} : { visit } }),
    ...alwaysFresh,
  });
}
