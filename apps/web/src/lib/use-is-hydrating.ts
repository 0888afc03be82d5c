import { useState, useSyncExternalStore } from 'react';

/** True, and stays true, when this part of the page was in the HTML before script ran. False on the server. */
export function useIsHydrating(): boolean {
  // The first value counts: true during hydration, false on a page rendered in the browser.
  const isHydrating = useSyncExternalStore(subscribe, no, yes);
  const [isInHtml] = useState(isHydrating && typeof document !== 'undefined');
  return isInHtml;
}

function subscribe() {
  return () => {};
}

function no() {
  return false;
}

function yes() {
  return true;
}
