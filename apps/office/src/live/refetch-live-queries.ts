import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches every live query of the staff area on screen. A fetch under way is awaited first, so that its data appears
 * without delay; the refetch follows because that data may have been read too early.
 */
export function refetchLiveQueries(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ queryKey: ['admin'] })) void refetchOne(client, query);
}

async function refetchOne(client: QueryClient, query: Query): Promise<void> {
  if (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
