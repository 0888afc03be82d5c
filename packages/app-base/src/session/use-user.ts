import { skipToken, useQuery } from '@tanstack/react-query';
import type { User } from '@tintforge/api-contract';
import { useEffect, useSyncExternalStore } from 'react';
import { queryClient } from '../query-client';
import { dropDrafts } from './drafts';
import { fetchUser } from './fetch-user';
import { readLoginToken, subscribeToLogin, subscribeToOtherTabs } from './login-token';
import { userKey } from './session';

/** The logged-in user, as far as known. */
export type UserState =
  /** `hasEnded`: a login that this page had is over. */
  | { kind: 'nobody'; hasEnded: boolean }
  | { kind: 'loading' }
  /** There is a token, and the shop cannot be asked whose it is. */
  | { kind: 'unknown'; retry: () => void }
  | { kind: 'somebody'; user: User };

/** The logged-in user: requested only while there is a token, and again when another tab changes it. */
export function useUser(): UserState {
  const isLoggedIn = useSyncExternalStore(subscribeToLogin, hasToken, () => false);
  const query = useQuery({ queryKey: userKey, queryFn: isLoggedIn ? fetchUser : skipToken });

  useEffect(() => {
    // Another tab may have logged out while this one was elsewhere.
    if (!hasToken()) dropDrafts();
    return subscribeToOtherTabs(followOtherTabs);
  }, []);

  if (!isLoggedIn) return { kind: 'nobody', hasEnded: query.isError };
  if (query.data !== undefined) return { kind: 'somebody', user: query.data };
  if (query.isError) return { kind: 'unknown', retry: () => void query.refetch() };
  return { kind: 'loading' };
}

function hasToken(): boolean {
  return readLoginToken() !== undefined;
}

/** Another tab has logged out, renewed the token, or logged in as someone else. */
function followOtherTabs() {
  if (hasToken()) {
    void queryClient.invalidateQueries({ queryKey: userKey });
    return;
  }
  queryClient.removeQueries({ queryKey: userKey });
  dropDrafts();
}
