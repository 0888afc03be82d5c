import type Sqlite from 'better-sqlite3';
import type { Database } from '../db/client';
import type { SqliteDatabase } from '../db/sqlite/open-sqlite';

/** The SQLite handle of a database, for what only that engine offers. */
export function sqliteOf(database: Database): Sqlite.Database {
  const { sqlite } = database as Partial<SqliteDatabase>;
  if (sqlite === undefined) throw new Error('This test asks SQLite, and the database is not one of SQLite');
  return sqlite;
}
