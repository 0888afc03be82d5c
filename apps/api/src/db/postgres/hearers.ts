/** A database that tells when something was written to it. */
export interface Announcing {
  /**
   * Calls `hear` soon after a commit, of this process at once and of others when they announce it. Made for speed alone:
   * an announcement may be lost. Answers what ends it.
   */
  onWritten(hear: () => void): () => void;
}

/** Those who want to hear that something was written. */
export interface Hearers {
  /** Answers what ends it. */
  add(hear: () => void): () => void;
  tell(): void;
  count(): number;
}

/** Nobody, to begin with. */
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
