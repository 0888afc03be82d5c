import { useEffect, useId, useSyncExternalStore } from 'react';
import { PlainToast } from './plain-toast';
import { useToastState } from './toasts';

/** The regions in the page, the one that shows the toasts last. */
let regions: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]) {
  regions = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Region for toasts. A modal dialog has its own, because everything else is inert while it is open; the newest region
 * shows the toasts.
 */
export function ToastRegion() {
  const id = useId();
  const state = useToastState();

  useEffect(() => {
    change([...regions, id]);
    return () => change(regions.filter((region) => region !== id));
  }, [id]);

  const shown = useSyncExternalStore(
    subscribe,
    () => regions.at(-1),
    () => undefined,
  );
  if (shown !== id || state.kind === 'none') return null;
  if (state.kind === 'plain') return <PlainToast content={state.content} />;
  const { Toaster } = state.code;
  return <Toaster />;
}
