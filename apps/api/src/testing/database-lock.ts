import Sqlite from 'better-sqlite3';

/** A write lock that another process holds on a database file. */
export interface DatabaseLock {
  release(): void;
}

/** Takes the write lock on a connection of its own, as a second process in the middle of a commit. Throws when it is taken. */
export function lockDatabase(path: string): DatabaseLock {
  const sqlite = new Sqlite(path, { timeout: 0 });
  sqlite.exec('begin immediate');
  return {
    release() {
      sqlite.exec('rollback');
      sqlite.close();
    },
  };
}
