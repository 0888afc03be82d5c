import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks again for everything of the shop that is shown. What is being asked for already comes first, so that nobody waits
 * longer for it; it may have been read too early all the same.
 */
export function askAgain(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ queryKey: ['admin'] })) void askOneAgain(client, query);
}

async function askOneAgain(client: QueryClient, query: Query): Promise<void> {
  if (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
