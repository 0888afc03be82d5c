/** Epoch milliseconds as the wire writes instants. */
export function isoText(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
