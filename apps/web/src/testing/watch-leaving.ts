import { vi } from 'vitest';

/**
 * Replaces the loading of other documents, which the test page can't do; returns the URL that would have been loaded.
 */
export function watchLeaving(): string[] {
  const left: string[] = [];
  const own = window.location;
  const watched = new Proxy({} as Location, {
    get(_, key) {
      if (key === 'replace') return (to: string) => void left.push(to);
      const value: unknown = Reflect.get(own, key, own);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
  vi.stubGlobal('location', watched);
  return left;
}
