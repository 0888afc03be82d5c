import { createStorage, type KeptText } from '../storage';

/** A separate storage for one test. */
export function memoryStorage(): KeptText {
  const kept = new Map<string, string>();
  return createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));
}
