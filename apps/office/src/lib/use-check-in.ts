import { useQuery } from '@tanstack/react-query';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from './staff-api';

/**
 * The job behind a code: of a visit, where several crews work at once, else of the first that is open. While another visit’s is on
 * the way, the data are those of the one before (`isPlaceholderData`).
 */
export function useCheckIn(trackingCode: string, visit?: number) {
  return useQuery({
    queryKey: ['admin', 'check-in', trackingCode, visit],
    queryFn: () =>
      staffApi('getCheckIn', { params: { code: trackingCode }, query: visit === undefined ? {} : { visit } }),
    ...alwaysFresh,
    placeholderData: (before, query) => (query?.queryKey[2] === trackingCode ? before : undefined),
  });
}
