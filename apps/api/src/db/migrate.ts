import { fileURLToPath } from 'node:url';
import { migrate as runMigrations } from 'drizzle-orm/better-sqlite3/migrator';
import type { Database } from './client';

/** Beside this file in the sources, and copied beside the bundle by the build. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the tables up to date. Running it again changes nothing. */
export function migrate(database: Database): void {
  runMigrations(database.connection as Parameters<typeof runMigrations>[0], { migrationsFolder });
}
