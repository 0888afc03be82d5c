import type { ToastContent } from '@tintforge/ui';
import { useSyncExternalStore } from 'react';

type ToasterCode = Awaited<ReturnType<typeof fetchToaster>>;

/** What the region shows: nothing yet, the toaster, or a plain notice where the toaster's code could not be fetched. */
export type ToastState =
  | { kind: 'none' }
  | { kind: 'toaster'; code: ToasterCode }
  | { kind: 'plain'; content: ToastContent };

/** Most visits see no toast, so what draws them is fetched with the first. */
let state: ToastState = { kind: 'none' };
let loading: Promise<ToasterCode> | undefined;
const listeners = new Set<() => void>();

function change(next: ToastState) {
  state = next;
  for (const listener of listeners) listener();
}

async function fetchToaster() {
  const { dismissToast, Toaster, toast } = await import('./toaster-code');
  return { dismissToast, Toaster, toast };
}

async function load(): Promise<ToasterCode> {
  const code = await fetchToaster();
  change({ kind: 'toaster', code });
  return code;
}

/** Shows a toast; answers what takes it back. */
export function showToast(content: ToastContent): () => void {
  let withdraw = () => {};
  let isWithdrawn = false;
  loading ??= load();
  loading.then(
    ({ toast, dismissToast }) => {
      if (isWithdrawn) return;
      const id = toast(content);
      withdraw = () => dismissToast(id);
    },
    () => {
      // No network, most likely: what the toast says is needed all the more. The next one tries anew.
      loading = undefined;
      if (isWithdrawn) return;
      change({ kind: 'plain', content });
      withdraw = () => dismissPlainToast(content);
    },
  );
  return () => {
    isWithdrawn = true;
    withdraw();
  };
}

/** Closes a plain notice, unless another took its place. */
export function dismissPlainToast(content: ToastContent): void {
  if (state.kind === 'plain' && state.content === content) change({ kind: 'none' });
}

/** How toasts are to be shown now. */
export function useToastState(): ToastState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
