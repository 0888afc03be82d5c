import { dismissToast, type ToastContent, toast } from '@tintforge/ui';
import { useSyncExternalStore } from 'react';

/** Most visits see no toast, so what draws them is fetched with the first. */
let isWanted = false;
const listeners = new Set<() => void>();

/** Shows a toast; answers its id. */
export function showToast(content: ToastContent): number {
  if (!isWanted) {
    isWanted = true;
    for (const listener of listeners) listener();
  }
  return toast(content);
}

/** Takes a toast back. */
export function withdrawToast(id: number): void {
  dismissToast(id);
}

/** True once there has been a toast to show. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
