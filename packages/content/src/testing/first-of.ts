/** The first result that is not undefined. */
export function firstOf<Found>(texts: readonly string[], find: (text: string) => Found | undefined): Found | undefined {
  for (const text of texts) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}
