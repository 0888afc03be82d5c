import { QueryClient } from '@tanstack/react-query';

/**
 * The defaults of docs/product.md of the repository, Pages: nothing is retried, refetched or considered stale by itself. `always` lets a
 * call fail at once when there is no network, where the library would hold it back without a word.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The page's one cache of answers. */
export const queryClient = createQueryClient();

/** For what others change meanwhile (starts, bookings, holds): asked again on entry and when the window gets the focus. */
export const alwaysFresh = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;
