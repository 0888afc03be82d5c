import { QueryClient } from '@tanstack/react-query';

/**
 * The defaults of docs/product.md of the repository, Pages: no automatic retries, refetches or staleness. `always` lets
 * a call fail at once without a network, where the library would pause it silently.
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
