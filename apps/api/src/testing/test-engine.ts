import type { Database } from '../db/client';

/** The write lock of another process in the middle of a commit. */
export interface DatabaseLock {
  release(): Promise<void>;
}

/** Makes writers wait, first come, first served. */
export interface Gate {
  /** Each of them waits here, or has ended without coming. */
  reachedBy(acts: readonly Promise<unknown>[]): Promise<void>;
  /** Lets them write, sequentially. */
  open(): Promise<void>;
}

/** A database of a test's own. */
export interface TestDatabase {
  /** Opens it; each time like another process. */
  open(): Promise<Database>;
  /** Throws when another process holds the lock. */
  lock(): Promise<DatabaseLock>;
  /** Closes a gate before all who have opened it here. */
  closeGate(): Promise<Gate>;
  /** Resolves when no caller here waits for a response of it. */
  quiet(): Promise<void>;
  /** Removes it. All its connections have to be closed before. */
  remove(): Promise<void>;
}

/** Creates databases of one engine for tests. */
export interface TestEngine {
  /** A database as `fill` leaves it. What the same name was filled with is copied. */
  make(template: { name: string; fill: (database: Database) => Promise<void> }): Promise<TestDatabase>;
}
