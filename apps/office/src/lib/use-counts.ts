import { useQuery } from '@tanstack/react-query';
import type { ShopCounts } from '@tintforge/api-contract';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from './staff-api';

/** Numbers of items that need attention; undefined until loaded. */
export function useCounts(): ShopCounts | undefined {
  const { data } = useQuery({
    queryKey: ['admin', 'counts'],
    queryFn: ({ signal }) => staffApi('getCounts', { signal }),
    ...alwaysFresh,
  });
  return data;
}
