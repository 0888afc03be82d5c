import type { User } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '../api';
import { claimDrafts } from './drafts';
import { loseLoginToken, readLoginToken } from './login-token';

/**
 * Loads the logged-in user. Rejects with "Failed to fetch user" when the server gives no answer; a 401 that the renewal
 * couldn't fix drops the token.
 */
export async function fetchUser(): Promise<User> {
  try {
    const { user } = await api('getUser', {});
    claimDrafts(user.id);
    return user;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) loseLoginToken();
    throw new Error('Failed to fetch user', { cause });
  }
}

/**
 * Renews the session before a public call: such a call isn't refused for an expired token, it would only run without a
 * user. Without a session, or without a response, nothing happens.
 */
export async function settleLogin(): Promise<void> {
  if (readLoginToken() !== undefined) await fetchUser().catch(() => undefined);
}
