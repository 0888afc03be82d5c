import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import * as schema from './schema';

/** Where statements run: the same connection inside and outside a transaction. */
export type Connection = BaseSQLiteDatabase<'sync', Sqlite.RunResult, typeof schema>;

/** An open database file. */
export interface Database {
  /** For reads, and for the writes that a commit makes. */
  connection: Connection;
  sqlite: Sqlite.Database;
  /** A text that is another one after every write, whoever made it: what was read under it is still true while it stands. */
  changeMark(): string;
  close(): void;
}

/**
 * Opens a SQLite file (`:memory:` for a scratch one). Every commit is on disk before it answers (synchronous FULL);
 * a locked database is given up after 250 ms, because waiting here stops the whole process: the unit of work retries.
 */
export function openDatabase(path: string): Database {
  const sqlite = new Sqlite(path);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 250');
  // What a savepoint could undo would otherwise be written to a temporary file.
  sqlite.pragma('temp_store = MEMORY');
  const connection = drizzle(sqlite, { schema });
  // The first counts this connection's writes, the second tells of those of others.
  const ownWrites = sqlite.prepare<[], number>('select total_changes()').pluck();
  const othersWrites = sqlite.prepare<[], number>('pragma data_version').pluck();
  const changeMark = () => `${ownWrites.get()}:${othersWrites.get()}`;
  const database: Database = { connection, sqlite, changeMark, close: () => sqlite.close() };
  databases.set(connection, database);
  return database;
}

const databases = new WeakMap<Connection, Database>();

/** The open database of a connection; throws for one that was not opened here. */
export function databaseOf(connection: Connection): Database {
  const database = databases.get(connection);
  if (database === undefined) throw new Error('This connection was opened elsewhere');
  return database;
}

/** A statement prepared once for each connection: `const find = prepared((connection) => …prepare())`, then `find(connection)`. */
export function prepared<Statement>(
  prepare: (connection: Connection) => Statement,
): (connection: Connection) => Statement {
  const statements = new WeakMap<Connection, Statement>();
  return (connection) => {
    const known = statements.get(connection);
    if (known !== undefined) return known;
    const statement = prepare(connection);
    statements.set(connection, statement);
    return statement;
  };
}
