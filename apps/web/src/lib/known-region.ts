import { sessionStore } from '@tintforge/app-base/storage';

const key = 'booking_region';
const listeners = new Set<() => void>();

/** Stores, for this tab, the region that a ZIP code or a booking named; undefined clears it. */
export function rememberRegion(regionId: string | undefined): void {
  if (regionId === undefined) sessionStore.remove(key);
  else sessionStore.write(key, regionId);
  for (const listener of listeners) listener();
}

/** The ID of the region named last in this tab; undefined before that. */
export function knownRegion(): string | undefined {
  return sessionStore.read(key) ?? undefined;
}

/** Calls the listener whenever another region is named; returns an unsubscribe function. */
export function watchKnownRegion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
