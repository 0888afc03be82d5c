import type { Login, User } from '@tintforge/api-contract';
import { api } from '../api';
import { queryClient } from '../query-client';
import { dropLoginToken, keepLoginToken } from './login-token';

/** Of the user fetch in the cache of answers: the path that it asks. */
export const userKey = ['/api/auth/user'] as const;

/** Begins a login, or goes on with it under a new token. What the page knew of another account is forgotten. */
export function beginLogin({ token, user }: Login): void {
  if (queryClient.getQueryData<User>(userKey)?.id !== user.id) queryClient.clear();
  learnUser(user);
  keepLoginToken(token);
}

/** The account as its owner has just changed it. */
export function learnUser(user: User): void {
  queryClient.setQueryData(userKey, user);
}

/** Forgets the login in this browser, with everything that the page knew because of it. */
export function forgetLogin(): void {
  dropLoginToken();
  queryClient.clear();
}

/**
 * Ends this session, or all of the account's. This browser is logged out in any case; false when the server couldn't be
 * reached. Ending all sessions is not done then.
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
