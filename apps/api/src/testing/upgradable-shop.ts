import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@tintforge/content';
import type { Database } from '../db/client';
import { copiedTables } from '../db/copy/copied-tables';
import { migratePostgres, ownMigrations as ofPostgres } from '../db/postgres/migrate-postgres';
import { openPostgres } from '../db/postgres/open-postgres';
import { seed } from '../db/seed';
import { migrateSqlite, ownMigrations as ofSqlite } from '../db/sqlite/migrate-sqlite';
import { openSqlite } from '../db/sqlite/open-sqlite';
import { commit } from '../db/unit-of-work';
import { checkDaySums } from '../proofs/histories/check-day-sums';
import { addMigration } from './next-migration';
import { createEmptyServerDatabase, settings } from './postgres-engine';
import { rowsOf } from './raw-sql';
import { seededRandomness } from './seeded-randomness';
import { bookingRowOf, insertRow } from './stored-booking';
import { makeTestFolder } from './test-folder';

/** A shop with three bookings whose tables a test changes. */
export interface UpgradableShop {
  database: Database;
  /** The migrations of a later version, which has one more. */
  later(statements: string): string;
  /** Brings the tables up to date by the migrations of a folder. */
  migrate(migrations: string): Promise<void>;
  /** Every row of the shop, by table. */
  contents(): Promise<Record<string, unknown[]>>;
  /** Sums of reports that are not those of the rows, a sentence each. */
  wrongSums(): Promise<string[]>;
  close(): Promise<void>;
}

const clock = { now: () => Date.parse('2026-12-01T15:00:00Z') };

export async function openUpgradableShop(): Promise<UpgradableShop> {
  const folder = makeTestFolder('upgrade');
  const engine = await (process.env.TEST_ENGINE === 'postgres' ? onPostgres() : onSqlite(folder));
  const { database, migrate, migrations, remove } = engine;
  await database.migrate();
  await seed(database, { catalogue, clock, random: seededRandomness('upgrade', clock), isDemo: false });
  for (const id of ['1', '2', '3']) await commit(database, (transaction) => insertRow(transaction, bookingRowOf(id)));
  return {
    database,
    migrate,
    later(statements) {
      const later = join(folder, 'migrations');
      cpSync(migrations, later, { recursive: true });
      addMigration(later, statements);
      return later;
    },
    async contents() {
      const all: Record<string, unknown[]> = {};
      for (const { name, columns, key } of copiedTables())
        all[name] = await rowsOf({ database }, `select ${quoted(columns)} from ${name} order by ${quoted(key)}`);
      return all;
    },
    async wrongSums() {
      const found: string[] = [];
      await checkDaySums(database.connection, (claim, problem) => {
        if (!claim) found.push(problem);
      });
      return found;
    },
    async close() {
      await database.close();
      await remove();
      rmSync(folder, { recursive: true });
    },
  };
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join();

async function onSqlite(folder: string) {
  const database = openSqlite(join(folder, 'shop.sqlite'));
  const migrate = async (migrations: string) => migrateSqlite(database.writer, migrations);
  return { database, migrate, migrations: ofSqlite, remove: async () => {} };
}

async function onPostgres() {
  const { url, remove } = await createEmptyServerDatabase();
  const database = openPostgres({ url, ...settings });
  const migrate = (migrations: string) => migratePostgres(database.pool, migrations);
  return { database, migrate, migrations: ofPostgres, remove };
}
