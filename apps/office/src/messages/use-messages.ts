import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { InboxMessage, MessageState } from '@tintforge/api-contract';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';
import type { PagedQuery } from '../parts';

const listKey = (state: MessageState) => ['admin', 'messages', 'list', state] as const;
const messageKey = (id: string) => ['admin', 'messages', 'one', id] as const;

/** Messages in a state, page by page, with the counts of each state. */
export function useMessages(state: MessageState) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: listKey(state),
    queryFn: ({ pageParam, signal }) => staffApi('getMessages', { query: { state, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...alwaysFresh,
  });
  const list: PagedQuery<InboxMessage> = { ...query, rows: data?.pages.flatMap(({ messages }) => messages) };
  return { list, counts: data?.pages[0]?.counts };
}

/** One message, from the list until its own response arrives. */
export function useMessage(id: string, listed: InboxMessage | undefined) {
  return useQuery({
    queryKey: messageKey(id),
    queryFn: ({ signal }) => staffApi('getMessage', { params: { id }, signal }),
    ...alwaysFresh,
    ...(listed === undefined ? {} : { placeholderData: listed }),
  });
}

/** Marks a message, by the version shown here. */
export function useMarking({ id, state, handledAt }: InboxMessage) {
  return useMutation({
    mutationFn: (next: MessageState) =>
      staffApi('setMessageState', { params: { id }, body: { state: next, seen: { state, handledAt } } }),
    onSuccess: (message) => queryClient.setQueryData(messageKey(id), message),
    // Also after a refusal: then it has changed since.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['admin', 'messages'] });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'counts'] });
    },
  });
}
