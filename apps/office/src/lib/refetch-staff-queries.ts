import { queryClient } from '@tintforge/app-base/query-client';

/** Refetches every live query on screen after a write; resolves once the data is loaded. */
export function refetchStaffQueries(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['admin'] });
}
