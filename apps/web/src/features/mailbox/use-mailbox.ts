import { useQuery } from '@tanstack/react-query';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh } from '@tintforge/app-base/query-client';

/** How often the mailbox is looked into, milliseconds. */
const lookAgainAfterMs = 3_000;

/** The mails of the demo, latest first; new ones come by themselves once the first have been seen. */
export function useMails() {
  return useQuery({
    queryKey: ['mails'],
    queryFn: async () => (await api('getMails', {})).mails,
    ...alwaysFresh,
    refetchInterval: ({ state }) => (state.data === undefined ? false : lookAgainAfterMs),
  });
}

/** One mail to read. Asked whenever it is opened: the address of its picture is good for a few minutes only. */
export function useMail(id: string) {
  return useQuery({
    queryKey: ['mail', id],
    queryFn: () => api('getMail', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
}
