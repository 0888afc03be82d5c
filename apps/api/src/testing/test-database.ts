import type { Catalogue } from '@tintforge/booking-core';
import type { Database } from '../db/client';
import { seed } from '../db/seed';
import { postgresEngine } from './postgres-engine';
import { seededRandomness } from './seeded-randomness';
import { sqliteEngine } from './sqlite-engine';
import type { TestDatabase, TestEngine } from './test-engine';

const engine: TestEngine = process.env.TEST_ENGINE === 'postgres' ? postgresEngine : sqliteEngine;

/** Tables and nothing in them but what the tables themselves bring. */
export function makeEmptyDatabase(): Promise<TestDatabase> {
  return engine.make({ name: 'empty', fill: (database) => database.migrate() });
}

const seededNames = new Map<Catalogue, string>();

/** A shop with its crews, without bookings. */
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

/** An open database; `close` removes it. */
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
