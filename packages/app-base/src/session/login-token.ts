import { localStore } from '../storage';
import { dropDrafts } from './drafts';

/** Storage of the logged-in user's access token (docs/product.md, Accounts and roles). */
const key = 'auth_token';

const listeners = new Set<() => void>();

/** The access token; undefined while no user is logged in. */
export function readLoginToken(): string | undefined {
  return localStore.read(key) ?? undefined;
}

/** Stores a new access token, for all tabs of this browser. */
export function keepLoginToken(token: string): void {
  localStore.write(key, token);
  tell();
}

/** Clears the access token and the drafts under it: no user is logged in anymore. */
export function dropLoginToken(): void {
  localStore.remove(key);
  dropDrafts();
  tell();
}

/** Calls the listener whenever the token may have changed, in this tab or another; returns an unsubscribe function. */
export function subscribeToLogin(listener: () => void): () => void {
  listeners.add(listener);
  const stopOthers = subscribeToOtherTabs(listener);
  return () => {
    listeners.delete(listener);
    stopOthers();
  };
}

/** Calls the listener whenever another tab logs in or out or renews the token; returns an unsubscribe function. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  function hear(event: StorageEvent) {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener();
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function tell() {
  for (const listener of listeners) listener();
}
