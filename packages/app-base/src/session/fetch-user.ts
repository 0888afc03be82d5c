import type { User } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '../api';
import { dropLoginToken, readLoginToken } from './login-token';

/**
 * Asks who is logged in. Rejects with "Failed to fetch user" when that cannot be said; a 401 that the renewal could
 * not mend drops the token.
 */
export async function fetchUser(): Promise<User> {
  try {
    return (await api('getUser', {})).user;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) dropLoginToken();
    throw new Error('Failed to fetch user', { cause });
  }
}

/**
 * Brings the login up to date before a call that anybody may make: such a call is not refused for an old token, it would
 * only go out as nobody's. Without a login, or without an answer, nothing happens.
 */
export async function settleLogin(): Promise<void> {
  if (readLoginToken() !== undefined) await fetchUser().catch(() => undefined);
}
