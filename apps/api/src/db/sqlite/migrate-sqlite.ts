import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { digestOfSums, fillSums, removeSums } from '../day-sums/keep-in-step';
import { sqliteSums } from '../day-sums/sqlite-sums';
import { type AppliedMigration, refuseOtherTables } from '../other-tables';
import { mergeOnlyInSteps } from './merge-search';

/** Next to this file in the sources, and copied next to the bundle by the build. */
export const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** Migrates the tables of a file, in one transaction. Throws OtherTables where they are none that these migrations know. */
export function migrateSqlite(writer: Sqlite.Database, migrationsFolder = ownMigrations): void {
  const known = readMigrationFiles({ migrationsFolder });
  const applied = appliedTo(writer);
  refuseOtherTables(applied, known);
  if (applied.length > 0 && applied.length < known.length) runTogether(writer, removeSums(sqliteSums));
  migrate(drizzle(writer), { migrationsFolder });
  mergeOnlyInSteps(writer);
  keepSumsInStep(writer);
}

/** None for a new file. */
function appliedTo(sqlite: Sqlite.Database): AppliedMigration[] {
  const list = sqlite.prepare(`select 1 from sqlite_master where name = '__drizzle_migrations'`).get();
  if (list === undefined) return [];
  return sqlite.prepare<[], AppliedMigration>('select created_at as madeAt, hash from __drizzle_migrations').all();
}

/** Fills the sums of reports unless they are filled already. */
function keepSumsInStep(sqlite: Sqlite.Database): void {
  const known = sqlite.prepare('select digest from day_sums_state').pluck().get();
  if (known !== digestOfSums(sqliteSums)) runTogether(sqlite, fillSums(sqliteSums));
}

function runTogether(sqlite: Sqlite.Database, statements: readonly string[]): void {
  sqlite.transaction(() => sqlite.exec(statements.join(';\n'))).immediate();
}
