import { useQuery } from '@tanstack/react-query';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh } from '@tintforge/app-base/query-client';

/** Polling interval, milliseconds. */
const pollMs = 3_000;

/** The demo's emails, latest first; polls for new ones after the first load. */
export function useMails() {
  return useQuery({
    queryKey: ['mails'],
    queryFn: async () => (await api('getMails', {})).mails,
    ...alwaysFresh,
    refetchInterval: ({ state }) => (state.data === undefined ? false : pollMs),
  });
}

/** One email. Refetched whenever it is opened, because the URL of its picture is valid for only a few minutes. */
export function useMail(id: string) {
  return useQuery({
    queryKey: ['mail', id],
    queryFn: () => api('getMail', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
}
