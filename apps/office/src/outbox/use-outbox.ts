import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { OutboxMail } from '@tintforge/api-contract';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';
import type { PagedQuery } from '../parts';
import type { OutboxView } from './outbox-view';

/** The mails of a view, page by page, and every kind that there is. */
export function useOutbox({ state, kind, search }: OutboxView) {
  const { data, error, ...query } = useInfiniteQuery({
    queryKey: ['admin', 'outbox', 'list', { state, kind, search }],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getOutbox', { query: { state, kind, search, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...alwaysFresh,
  });
  const list: PagedQuery<OutboxMail> = { ...query, rows: data?.pages.flatMap(({ mails }) => mails) };
  return { list, kinds: data?.pages[0]?.kinds ?? [], error };
}

/** One mail with what it says. */
export function useOutboxMail(id: string) {
  return useQuery({
    queryKey: ['admin', 'outbox', 'one', id],
    queryFn: ({ signal }) => staffApi('getOutboxMail', { params: { id }, signal }),
    ...alwaysFresh,
  });
}

/** Has a mail tried again that was given up. */
export function useRetry(id: string) {
  return useMutation({
    mutationFn: () => staffApi('retryMail', { params: { id } }),
    // Also when it was refused: then it is not what it was here.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'outbox'] }),
        queryClient.invalidateQueries({ queryKey: ['admin', 'counts'] }),
      ]),
  });
}
