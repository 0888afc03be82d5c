import { useQuery } from '@tanstack/react-query';
import type { User } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { userKey } from '@tintforge/app-base/session/session';

/** The account's passkeys, app and recovery codes; `refresh` after one of them has changed. */
export function useFactors({ id }: Pick<User, 'id'>) {
  const queryKey = ['my-factors', id];
  const query = useQuery({ queryKey, queryFn: () => api('getMyFactors', {}), ...alwaysFresh });

  /** A change ends the other sessions too. */
  function refresh() {
    for (const key of [queryKey, ['my-sessions', id], userKey]) void queryClient.invalidateQueries({ queryKey: key });
  }

  return { query, refresh };
}
