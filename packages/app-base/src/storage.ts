/** Text by key, stored by the browser where allowed, and in memory for the lifetime of the page elsewhere. */
export interface KeptText {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** The browser's storage, which may throw on every access: blocked cookies, a full disk, a sandboxed frame. */
type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A wrapper around the browser's storage. Anything that can't be stored there is kept in memory. Never throws. */
export function createStorage(open: () => StorageArea): KeptText {
  const memory = new Map<string, string>();

  function attempt<Value>(use: (area: StorageArea) => Value): Value | undefined {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  }

  return {
    read(key) {
      return memory.get(key) ?? attempt((area) => area.getItem(key)) ?? null;
    },
    write(key, text) {
      const isKept = attempt((area) => {
        area.setItem(key, text);
        return true;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      attempt((area) => area.removeItem(key));
    },
  };
}

/** Kept for the lifetime of the tab. */
export const sessionStore = createStorage(() => window.sessionStorage);

/** Kept until it is removed, for all tabs of this browser. */
export const localStore = createStorage(() => window.localStorage);

/** The JSON value under a key; undefined when it is missing or invalid. */
export function readJson(storage: KeptText, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a JSON value under a key. */
export function writeJson(storage: KeptText, key: string, value: unknown): void {
  storage.write(key, JSON.stringify(value));
}

/** True for a JSON object, so that its fields can be checked one by one. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
