/** Appearance of a toast: `destructive` is for failures. */
export type ToastVariant = 'default' | 'destructive';

/** Content of a toast. */
export interface ToastContent {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
}

/** A toast in the store. A dismissed one stays for a while, closed, so that it can animate out. */
export interface ToastRecord extends ToastContent {
  id: number;
  isOpen: boolean;
}

/** Maximum number of visible toasts; a new one replaces the oldest. */
export const toastLimit = 1;
/** Time until a toast closes, in milliseconds. */
export const toastDurationMs = 5_000;
/** Time until a dismissed toast is removed from the store, in milliseconds. */
export const toastRemovalDelayMs = 1_000_000;

type Listener = () => void;

/** A store of toasts. `schedule` runs a function later: `setTimeout` in a browser. */
export function createToastStore({ schedule }: { schedule: (run: () => void, delayMs: number) => void }) {
  let toasts: readonly ToastRecord[] = [];
  let lastId = 0;
  const listeners = new Set<Listener>();

  function change(next: readonly ToastRecord[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    /** The toasts, newest first. The same array until something changes. */
    read(): readonly ToastRecord[] {
      return toasts;
    },
    /** Calls the listener after every change; returns an unsubscribe function. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows a toast; returns its id. */
    show(content: ToastContent): number {
      lastId += 1;
      change([{ ...content, id: lastId, isOpen: true }, ...toasts].slice(0, toastLimit));
      return lastId;
    },
    /** Closes a toast and removes it later. Unknown IDs are ignored. */
    dismiss(id: number): void {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
      change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
      schedule(() => change(toasts.filter((toast) => toast.id !== id)), toastRemovalDelayMs);
    },
  };
}

/** The one store of a page, which `Toaster` shows. */
export const toastStore = createToastStore({ schedule: (run, delayMs) => setTimeout(run, delayMs) });

/** Shows a toast on the page; returns its id. */
export function toast(content: ToastContent): number {
  return toastStore.show(content);
}

/** Closes a toast. */
export function dismissToast(id: number): void {
  toastStore.dismiss(id);
}
