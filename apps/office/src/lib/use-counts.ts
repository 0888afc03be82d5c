import { useQuery } from '@tanstack/react-query';
import type { ShopCounts } from '@tintforge/api-contract';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from './staff-api';

/** How much waits for somebody; undefined until the shop has said so. */
export function useCounts(): ShopCounts | undefined {
  const { data } = useQuery({
    queryKey: ['admin', 'counts'],
    queryFn: ({ signal }) => staffApi('getCounts', { signal }),
    ...alwaysFresh,
  });
  return data;
}
