import { sessionStore } from '@tintforge/app-base/storage';
import { useSyncExternalStore } from 'react';

const key = 'booking_region';
const listeners = new Set<() => void>();

/** Keeps for this tab the region that a ZIP code or a booking named; undefined forgets it. */
export function rememberRegion(regionId: string | undefined): void {
  if (regionId === undefined) sessionStore.remove(key);
  else sessionStore.write(key, regionId);
  for (const listener of listeners) listener();
}

/** The id of the region that was named last in this tab; undefined before that, and in a served page. */
export function useKnownRegion(): string | undefined {
  return useSyncExternalStore(subscribe, () => sessionStore.read(key), nothing) ?? undefined;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function nothing() {
  return null;
}
