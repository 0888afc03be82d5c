import type { Login, User } from '@tintforge/api-contract';
import { api } from '../api';
import { queryClient } from '../query-client';
import { claimDrafts } from './drafts';
import { dropLoginToken, keepLoginToken } from './login-token';

/** Query key of the user: the path that it requests. */
export const userKey = ['/api/auth/user'] as const;

/** Starts a session, or continues it under a new token. Data cached for another account is cleared. */
export function beginLogin({ token, user }: Login): void {
  if (queryClient.getQueryData<User>(userKey)?.id !== user.id) queryClient.clear();
  learnUser(user);
  claimDrafts(user.id);
  keepLoginToken(token);
}

/** Updates the cached account after its owner has changed it. */
export function learnUser(user: User): void {
  queryClient.setQueryData(userKey, user);
}

/** Logs out in this browser: drops the token and everything cached. */
export function forgetLogin(): void {
  dropLoginToken();
  queryClient.clear();
}

/**
 * Ends this session, or all of the account's; returns false when the server couldn't be reached. A single session is
 * then forgotten in this browser anyway; when ending all of them, nothing changes.
 */
export async function endLogin({ everywhere }: { everywhere: boolean }): Promise<boolean> {
  try {
    await api('logout', { body: { everywhere } });
  } catch {
    if (!everywhere) forgetLogin();
    return false;
  }
  forgetLogin();
  return true;
}
