import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than `distance` px; false on the server. */
export function useScrolled(distance: number): boolean {
  const isBeyond = useCallback(() => window.scrollY > distance, [distance]);
  return useSyncExternalStore(subscribe, isBeyond, () => false);
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
