import { QueryClient } from '@tanstack/react-query';

/**
 * The defaults of docs/product.md of the repository, Pages: no automatic retries, refetches or staleness. `always`
 * makes a call fail at once without a network, where the library would silently pause it.
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

/** The page's one query cache. */
export const queryClient = createQueryClient();

/** For data that others change (starts, bookings, holds): refetched on mount and on window focus. */
export const alwaysFresh = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;
