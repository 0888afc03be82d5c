/** A listener of an event. */
export type Listener = (event: unknown) => void;

/** Listeners by event. */
export interface Listeners {
  on(type: string, listener: Listener): void;
  once(type: string, listener: Listener): void;
  /** Without a listener all of that type go. */
  off(type: string, listener?: Listener): void;
  emit(type: string, event?: unknown): void;
  clear(): void;
}

/** No listeners yet. */
export function createListeners(): Listeners {
  let entries: { type: string; listener: Listener; isOnce: boolean }[] = [];
  return {
    on(type, listener) {
      entries.push({ type, listener, isOnce: false });
    },
    once(type, listener) {
      entries.push({ type, listener, isOnce: true });
    },
    off(type, listener) {
      entries = entries.filter(
        (entry) => entry.type !== type || (listener !== undefined && entry.listener !== listener),
      );
    },
    emit(type, event) {
      const called = entries.filter((entry) => entry.type === type);
      entries = entries.filter((entry) => !(entry.isOnce && called.includes(entry)));
      for (const { listener } of called) listener(event);
    },
    clear() {
      entries = [];
    },
  };
}
