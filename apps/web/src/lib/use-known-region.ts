import { useSyncExternalStore } from 'react';
import { knownRegion, watchKnownRegion } from './known-region';

/** The ID of the region named last in this tab; undefined before that. */
export function useKnownRegion(): string | undefined {
  return useSyncExternalStore(watchKnownRegion, knownRegion, () => undefined);
}
