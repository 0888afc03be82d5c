import { queryClient } from '@tintforge/app-base/query-client';

/** After something was written: asks again for everything of the shop that is in sight; waits until it is there. */
export function lookAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['admin'] });
}
