/** The only source of time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** Epoch milliseconds as the wire writes instants. */
export function isoText(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
