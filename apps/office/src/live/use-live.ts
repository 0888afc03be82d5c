import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ShopChanges } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { useOnline } from '@tintforge/app-base/use-online';
import { useEffect, useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { affectsPart, newBookings } from './affected-parts';
import { askAgain } from './ask-again';
import { waitForNextAsk } from './next-ask';

/** What the page says about how fresh it is. */
export type LiveStatus = 'connecting' | 'live' | 'offline';

export interface Live {
  status: LiveStatus;
  /** Codes of the bookings that came last, together. */
  arrived: readonly string[];
}

const key = ['changes'];

/**
 * Keeps what the page shows of the shop up to date, as long as it is shown: asks every few seconds what has changed, and
 * asks again only for what that affects. A page that nobody looks at asks nothing; one that is looked at again asks at
 * once. Mounted once, by what frames the page.
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

/** What has changed since the last answer; what is shown of it is asked for again. */
async function askForChanges(client: QueryClient, signal: AbortSignal): Promise<ShopChanges> {
  const since = client.getQueryData<ShopChanges>(key)?.position;
  const answer = await staffApi('getChanges', { query: since === undefined ? {} : { since }, signal });
  const { changes } = answer;
  // What was shown until now may be older than where this begins.
  if (since === undefined) askAgain(queryClient);
  else if (changes.length > 0) {
    void client.invalidateQueries({
      queryKey: ['admin'],
      predicate: ({ queryKey: [, part] }) =>
        typeof part === 'string' && changes.some((change) => affectsPart(change, part)),
    });
  }
  return answer;
}
