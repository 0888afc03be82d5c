import Sqlite from 'better-sqlite3';

/** True when another connection holds the requested lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

/** SQLITE_FULL, SQLITE_READONLY, SQLITE_IOERR and SQLITE_CANTOPEN, with all their kinds (sqlite.org/rescode.html). */
const refusals = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/;

/**
 * True when the disk can't be written: it is full, write-protected or failing. Nothing was written; an immediate retry
 * is pointless.
 */
export function isRefused(error: unknown): boolean {
  return refusals.test(codeOf(error));
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, with all their kinds. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Sqlite.SqliteError ? error.code : '';
}
