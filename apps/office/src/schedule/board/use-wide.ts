import { useSyncExternalStore } from 'react';

/** Above this width the hours run across; below it a crew's day is a list. The stylesheets use the same width. */
const wide = '(min-width: 53.8125em)';

/** True where the board is wide enough to drag on. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(wide).matches,
    () => true,
  );
}
