import { skipToken, useQuery } from '@tanstack/react-query';
import type { User } from '@tintforge/api-contract';
import { useEffect, useSyncExternalStore } from 'react';
import { queryClient } from '../query-client';
import { fetchUser } from './fetch-user';
import {
  dropDraftsAfterLogout,
  hasLostLogin,
  readLoginToken,
  subscribeToLogin,
  subscribeToOtherTabs,
} from './login-token';
import { userKey } from './session';

/** The logged-in user, as far as known. */
export type UserState =
  /** `hasEnded`: the session that this page had has ended. */
  | { kind: 'logged-out'; hasEnded: boolean }
  | { kind: 'loading' }
  /** There is a token, but the account couldn't be loaded. */
  | { kind: 'unknown'; retry: () => void }
  | { kind: 'logged-in'; user: User };

/** The logged-in user: requested only while there is a token, and again when another tab changes it. */
export function useUser(): UserState {
  const isLoggedIn = useSyncExternalStore(subscribeToLogin, hasToken, () => false);
  const query = useQuery({ queryKey: userKey, queryFn: isLoggedIn ? fetchUser : skipToken });

  useEffect(() => {
    // Another tab may have logged out while this one was elsewhere.
    dropDraftsAfterLogout();
    return subscribeToOtherTabs(followOtherTabs);
  }, []);

  if (!isLoggedIn) return { kind: 'logged-out', hasEnded: query.isError || hasLostLogin() };
  if (query.data !== undefined) return { kind: 'logged-in', user: query.data };
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
  // The same user may log in again.
  if (hasLostLogin()) return;
  queryClient.removeQueries({ queryKey: userKey });
  dropDraftsAfterLogout();
}
