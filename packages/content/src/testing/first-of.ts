/** What is found in the first of the texts in which something is found. */
export function firstOf<Found>(texts: readonly string[], find: (text: string) => Found | undefined): Found | undefined {
  for (const text of texts) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}
