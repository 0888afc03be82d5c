import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { makePrivateFile } from '../../platform/data-folder';
import { type Connection, type Database, settle } from '../client';
import * as schema from '../schema';
import { groupCommits } from './group-commits';
import { keepStatements } from './kept-statements';
import { mergeStep } from './merge-search';
import { migrateSqlite } from './migrate-sqlite';
import { scrub } from './scrub';

/** A database in a file of this machine, and its two connections to it. */
export interface SqliteDatabase extends Database {
  /** Reads what is committed; also for what only SQLite can be asked. */
  sqlite: Sqlite.Database;
  /** Carries out every commit, one group after the other. */
  writer: Sqlite.Database;
}

/**
 * Opens a SQLite file. Every commit is flushed before it resolves (synchronous FULL); the lock timeout is 250 ms,
 * because waiting here blocks the whole process: commits retry.
 *
 * Reads have a dedicated connection: a decision yields between its statements, and no reader may see half of it.
 */
export function openSqlite(path: string): SqliteDatabase {
  const [sqlite, writer] = [connect(path), connect(path)];
  const [connection, transactions] = [statementsOf(sqlite), statementsOf(writer)];
  for (const each of [connection, transactions]) settle(each, { engine: 'sqlite', home: connection });
  const commitInGroups = groupCommits({ writer, connection: transactions });
  // Counts what others commit: the writer and other processes. This connection writes nothing but its temporary tables.
  const version = sqlite.prepare<[], number>('pragma data_version').pluck();
  const mark = () => String(version.get());
  return {
    sqlite,
    writer,
    connection,
    commit: commitInGroups,
    migrate: async () => migrateSqlite(writer),
    scrub: () => scrub(path),
    mergeSearch: () => commitInGroups(() => mergeStep(writer)),
    changeMark: mark,
    commitMark: mark,
    isOpen: () => sqlite.open,
    isReachable: async () => sqlite.open && sqlite.prepare('select 1').pluck().get() === 1,
    async close() {
      writer.close();
      sqlite.close();
    },
  };
}

function connect(path: string): Sqlite.Database {
  makePrivateFile(path);
  const sqlite = new Sqlite(path);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 250');
  // Deleted rows are overwritten; what else they leave, `scrub` takes away.
  sqlite.pragma('secure_delete = ON');
  // Savepoint data would otherwise be written to a temporary file.
  sqlite.pragma('temp_store = MEMORY');
  return sqlite;
}

/** This engine is synchronous, which callers that await don't notice. */
function statementsOf(sqlite: Sqlite.Database): Connection {
  return drizzle(keepStatements(sqlite), { schema }) as unknown as Connection;
}
