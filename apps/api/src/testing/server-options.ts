import type { PostgresOptions } from '../db/postgres/open-postgres';

/** How a process opens a database on a server, but for its address: as the product does, and with less patience. */
export const serverOptions: Omit<PostgresOptions, 'url'> = {
  poolSize: 10,
  connectTimeoutMs: 2_000,
  idleTimeoutMs: 30_000,
  stalledAfterMs: 5_000,
  statementTimeoutMs: 5_000,
  lockTimeoutMs: 200,
  patienceMs: 5_000,
};
