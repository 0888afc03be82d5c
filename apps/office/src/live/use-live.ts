import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ShopChanges } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { useOnline } from '@tintforge/app-base/use-online';
import { useEffect, useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { affectsPart, newBookings } from './affected-parts';
import { waitForNextAsk } from './next-ask';
import { refetchLiveQueries } from './refetch-live-queries';

/** Freshness of the page. */
export type LiveStatus = 'connecting' | 'live' | 'offline';

export interface Live {
  status: LiveStatus;
  /** Codes of the bookings in the last response. */
  arrived: readonly string[];
}

const key = ['changes'];

/**
 * Keeps the page up to date while it is visible: polls every few seconds for changes, and refetches only the affected
 * queries. A hidden page doesn't poll; one that becomes visible polls at once. Mounted once, by the page's frame.
 */
export function useLive(): Live {
  const isOnline = useOnline();
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: ({ client, signal }) => askForChanges(client, signal),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => isOnline && waitForNextAsk(state),
  });
  const [told] = useState(() => new Set<string>());
  const [arrived, setArrived] = useState<readonly string[]>([]);

  useEffect(() => {
    if (data === undefined) return;
    const news = newBookings(data.changes).filter((code) => !told.has(code));
    for (const code of news) told.add(code);
    if (news.length > 0) setArrived(news);
  }, [data, told]);

  if (!isOnline) return { status: 'offline', arrived };
  return { status: data === undefined || isError ? 'connecting' : 'live', arrived };
}

/** Changes since the last response; the affected queries are refetched. */
async function askForChanges(client: QueryClient, signal: AbortSignal): Promise<ShopChanges> {
  const since = client.getQueryData<ShopChanges>(key)?.position;
  const answer = await staffApi('getChanges', { query: since === undefined ? {} : { since }, signal });
  const { changes } = answer;
  // Data on the page may be older than this starting point.
  if (since === undefined) refetchLiveQueries(queryClient);
  else if (changes.length > 0) {
    void client.invalidateQueries({
      queryKey: ['admin'],
      predicate: ({ queryKey: [, part] }) =>
        typeof part === 'string' && changes.some((change) => affectsPart(change, part)),
    });
  }
  return answer;
}
