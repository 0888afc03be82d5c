import { useQuery } from '@tanstack/react-query';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';

const key = ['admin', 'notices'];

/** A job becomes late without anything happening, so the news is also refetched each minute. */
const everyMs = 60_000;

/** The news of the last two weeks. */
export function useNotices() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => staffApi('getNotices', { signal }),
    ...alwaysFresh,
    refetchInterval: everyMs,
  });
}

/** Records that everything up to a time was seen. A failure is left to the next opening. */
export async function markSeen(until: string): Promise<void> {
  const page = await staffApi('setNoticesSeen', { body: { until } }).catch(() => undefined);
  if (page !== undefined) queryClient.setQueryData(key, page);
}

/** The choices of the current user. */
export function useNoticeEmails() {
  return useQuery({
    queryKey: ['admin', 'notice-emails'],
    queryFn: ({ signal }) => staffApi('getNoticeEmails', { signal }),
    ...alwaysFresh,
  });
}
