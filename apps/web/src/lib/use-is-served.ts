import { useIsHydrating } from './use-is-hydrating';

/** True when this part of the page is rendered for the served HTML, or was in it before script ran. */
export function useIsServed(): boolean {
  return useIsHydrating() || typeof document === 'undefined';
}
