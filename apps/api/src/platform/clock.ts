/** The only source of time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}
