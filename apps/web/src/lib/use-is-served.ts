import { useIsHydrating } from './use-is-hydrating';

/** Whether this part of the page is written for the served HTML, or was in it when script came. */
export function useIsServed(): boolean {
  return useIsHydrating() || typeof document === 'undefined';
}
