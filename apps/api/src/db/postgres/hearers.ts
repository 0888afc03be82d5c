/** A database that notifies listeners of writes. */
export interface Announcing {
  /**
   * Calls the listener soon after a commit: at once for this process, and after a notification for others. Only an
   * optimization, since a notification may be lost. Returns an unsubscribe function.
   */
  onWritten(hear: () => void): () => void;
}

/** Listeners for committed writes. */
export interface Hearers {
  /** Returns an unsubscribe function. */
  add(hear: () => void): () => void;
  tell(): void;
  count(): number;
}

/** No listeners yet. */
export function createHearers(): Hearers {
  const hearers = new Set<() => void>();
  return {
    add(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    tell() {
      for (const hear of hearers) hear();
    },
    count: () => hearers.size,
  };
}
