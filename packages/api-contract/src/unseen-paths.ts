/** Paths of what a request changes without what was seen before. */
export function unseenPaths(wanted: object, seen: unknown): string[][] {
  const before = new Map(Object.entries(seen ?? {}));
  return Object.entries(wanted).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value === 'object' && value !== null)
      return unseenPaths(value, before.get(name)).map((path) => [name, ...path]);
    return before.get(name) === undefined ? [[name]] : [];
  });
}
