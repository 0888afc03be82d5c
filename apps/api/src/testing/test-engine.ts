import type { Database } from '../db/client';

/** What another process in the middle of a commit holds: nobody else writes meanwhile. */
export interface DatabaseLock {
  release(): Promise<void>;
}

/** Whoever wants to write waits before it, in the order in which they came. */
export interface Gate {
  /** Each of them waits here, or has ended without coming. */
  reachedBy(acts: readonly Promise<unknown>[]): Promise<void>;
  /** Lets them write, one after the other. */
  open(): Promise<void>;
}

/** A database of a test's own. */
export interface TestDatabase {
  /** Connections to it; each time those of another process. */
  open(): Promise<Database>;
  /** Throws when somebody else has it. */
  lock(): Promise<DatabaseLock>;
  /** Closes a gate before all who have opened it here. */
  closeGate(): Promise<Gate>;
  /** Until nobody here waits for an answer of it any more. */
  quiet(): Promise<void>;
  /** Takes it away. Whatever is open is to be closed before. */
  remove(): Promise<void>;
}

/** How tests get databases of one engine. */
export interface TestEngine {
  /** A database as `fill` leaves it. What the same name was filled with is copied. */
  make(template: { name: string; fill: (database: Database) => Promise<void> }): Promise<TestDatabase>;
}
