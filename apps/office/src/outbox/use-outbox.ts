import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { OutboxMail } from '@tintforge/api-contract';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';
import type { PagedQuery } from '../parts';
import type { OutboxView } from './outbox-view';

/** The emails of a view, page by page, and all existing kinds. */
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

/** One email with its contents. */
export function useOutboxMail(id: string) {
  return useQuery({
    queryKey: ['admin', 'outbox', 'one', id],
    queryFn: ({ signal }) => staffApi('getOutboxMail', { params: { id }, signal }),
    ...alwaysFresh,
  });
}

/** Retries a failed email. */
export function useRetry(id: string) {
  return useMutation({
    mutationFn: () => staffApi('retryMail', { params: { id } }),
    // Also after a refusal: then it has changed since.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'outbox'] }),
        queryClient.invalidateQueries({ queryKey: ['admin', 'counts'] }),
      ]),
  });
}
