import type { ToastContent } from '@tintforge/ui';
import { useSyncExternalStore } from 'react';

type ToasterCode = typeof import('./toaster-code');

/** Most visits see no toast, so what draws them is fetched with the first. */
let code: ToasterCode | undefined;
let loading: Promise<ToasterCode> | undefined;
const listeners = new Set<() => void>();

async function load(): Promise<ToasterCode> {
  const loaded = await import('./toaster-code');
  code = loaded;
  for (const listener of listeners) listener();
  return loaded;
}

/** Shows a toast; answers what takes it back. */
export function showToast(content: ToastContent): () => void {
  let id: number | undefined;
  let isWithdrawn = false;
  loading ??= load();
  loading.then(
    ({ toast }) => {
      if (!isWithdrawn) id = toast(content);
    },
    // Without its code a toast is lost; the next one tries anew.
    () => {
      loading = undefined;
    },
  );
  return () => {
    isWithdrawn = true;
    if (id !== undefined) code?.dismissToast(id);
  };
}

/** What draws the toasts, once there has been one; undefined before. */
export function useToaster(): ToasterCode['Toaster'] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => code?.Toaster,
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
