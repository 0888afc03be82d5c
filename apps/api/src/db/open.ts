import type { Database } from './client';
import { openSqlite } from './sqlite/open-sqlite';

/** Location of an installation's data: a SQLite file, or a server that others may share. */
export type DatabasePlace = { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string; poolSize: number };

/** Opens the database of an installation; runs no statement yet. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place.engine === 'sqlite') return openSqlite(place.path);
  const { openPostgres } = await import('./postgres/open-postgres');
  return openPostgres({
    url: place.url,
    poolSize: place.poolSize,
    connectTimeoutMs: 5_000,
    idleTimeoutMs: 30_000,
    stalledAfterMs: 15_000,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 250,
    patienceMs: 5_000,
  });
}
