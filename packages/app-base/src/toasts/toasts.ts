import type { ToastContent } from '@tintforge/ui';
import { useSyncExternalStore } from 'react';

type ToasterCode = Awaited<ReturnType<typeof fetchToaster>>;

/** Content of the region: nothing yet, the toaster, or a plain notice when the toaster's code couldn't be loaded. */
export type ToastState =
  | { kind: 'none' }
  | { kind: 'toaster'; code: ToasterCode }
  | { kind: 'plain'; content: ToastContent };

/** Most visits see no toast, so the code that renders them is fetched with the first. */
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

/** Shows a toast; returns a function that dismisses it. */
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
      // Probably offline: the toast's message matters all the more. The next one tries again.
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

/** The current way to show toasts. */
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
