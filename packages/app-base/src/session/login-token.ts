import { localStore } from '../storage';
import { dropDrafts } from './drafts';

/** Storage of the logged-in user's access token (docs/product.md, Accounts and roles). */
const key = 'auth_token';

/** Set while no user is logged in because the server ended the session, which is no logging out. */
const lostKey = 'login_lost';

/** The part of the staff area that the logged-in user was last let into. */
const areaKey = 'staff_area';

/** True when the server has ended the session of this page, which another tab may have noticed. */
let isLost = false;

/** The office's part of the staff area, or the crews'. */
type StaffArea = 'admin' | 'crew';

const listeners = new Set<() => void>();

/** The access token; undefined while no user is logged in. */
export function readLoginToken(): string | undefined {
  return localStore.read(key) ?? undefined;
}

/** Stores a new access token, for all tabs of this browser. */
export function keepLoginToken(token: string): void {
  localStore.write(key, token);
  localStore.remove(lostKey);
  isLost = false;
  tell();
}

/** Clears the access token and the drafts under it: the user has logged out. */
export function dropLoginToken(): void {
  localStore.remove(lostKey);
  localStore.remove(key);
  localStore.remove(areaKey);
  isLost = false;
  dropDrafts();
  tell();
}

/** Clears an access token whose session the server has ended; the drafts wait for their user. */
export function loseLoginToken(): void {
  // Before the token, whose removal other tabs notice.
  localStore.write(lostKey, '1');
  localStore.remove(key);
  localStore.remove(areaKey);
  isLost = true;
  tell();
}

/** Remembers where the logged-in user was let in, for the first calls of the next page. It gives no right. */
export function rememberArea(area: StaffArea): void {
  localStore.write(areaKey, area);
}

/** Where the logged-in user was last let in; undefined while no one is logged in, and for customers. */
export function rememberedArea(): StaffArea | undefined {
  const area = localStore.read(areaKey);
  return area === 'admin' || area === 'crew' ? area : undefined;
}

/** True when the server has ended the session of this page, and no user has logged in or out since. */
export function hasLostLogin(): boolean {
  return isLost;
}

/** Clears the drafts of this tab where a user has logged out, in this tab or in another. */
export function dropDraftsAfterLogout(): void {
  if (readLoginToken() === undefined && localStore.read(lostKey) === null) dropDrafts();
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
    if (event.key !== key && event.key !== null) return;
    // All tabs of a browser have one session.
    isLost = readLoginToken() === undefined && localStore.read(lostKey) !== null;
    listener();
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function tell() {
  for (const listener of listeners) listener();
}
