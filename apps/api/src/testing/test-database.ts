import type { Catalogue } from '@tintforge/booking-core';
import type { Database } from '../db/client';
import { seed } from '../db/seed';
import { postgresEngine } from './postgres-engine';
import { seededRandomness } from './seeded-randomness';
import { sqliteEngine } from './sqlite-engine';

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

const engine: TestEngine = process.env.TEST_ENGINE === 'postgres' ? postgresEngine : sqliteEngine;

/** Tables and nothing in them but what the tables themselves bring. */
export function makeEmptyDatabase(): Promise<TestDatabase> {
  return engine.make({ name: 'empty', fill: (database) => database.migrate() });
}

const seededNames = new Map<Catalogue, string>();

/** A shop with its crews, and nobody has booked. */
export function makeShopDatabase(catalogue: Catalogue): Promise<TestDatabase> {
  const name = seededNames.get(catalogue) ?? `shop${seededNames.size}`;
  seededNames.set(catalogue, name);
  return engine.make({
    name,
    async fill(database) {
      const clock = { now: () => 0 };
      await database.migrate();
      await seed(database, { catalogue, clock, random: seededRandomness('template', clock), isDemo: false });
    },
  });
}

/** A database that is open, and goes with `close`. */
export interface OpenTestDatabase {
  database: Database;
  close(): Promise<void>;
}

/** Opens a database with tables and nothing in them. */
export async function openEmptyDatabase(): Promise<OpenTestDatabase> {
  const made = await makeEmptyDatabase();
  const database = await made.open();
  return {
    database,
    async close() {
      await database.close();
      await made.remove();
    },
  };
}
