/** The only source of chance. */
export interface Randomness {
  /** Unpredictable bytes. */
  bytes(count: number): Uint8Array;
  /** A UUIDv7: sorted by time, which keeps inserts at the end of an index. */
  uuid(): string;
}
