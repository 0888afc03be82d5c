import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { searchIndexes } from './merge-search';

/** Larger files take too long to rewrite while the shop is open. */
const maxRewrittenBytes = 64 * 1024 * 1024;

const maxAttempts = 20;
const pauseMs = 100;

/**
 * Rewrites a database file and empties its log, so that no bytes of what was deleted are left in either: `secure_delete`
 * overwrites rows, but not what moved from page to page before. Of a large file only the log is emptied. Returns false
 * when others kept the file busy.
 */
export async function scrub(path: string): Promise<boolean> {
  const sqlite = new Sqlite(path, { timeout: 0 });
  try {
    sqlite.pragma('secure_delete = ON');
    sqlite.pragma('temp_store = MEMORY');
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      if (rewrite(sqlite, path)) return true;
      await wait(pauseMs);
    }
    return false;
  } finally {
    sqlite.close();
  }
}

function rewrite(sqlite: Sqlite.Database, path: string): boolean {
  try {
    if (statSync(path).size <= maxRewrittenBytes) {
      for (const index of searchIndexes(sqlite)) sqlite.exec(`insert into "${index}" ("${index}") values ('optimize')`);
      sqlite.exec('vacuum');
    }
    return sqlite.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}
