import type { PostgresOptions } from '../db/postgres/open-postgres';

/** Options with which tests open a database on a server, without its URL: the product's, with shorter timeouts. */
export const serverOptions: Omit<PostgresOptions, 'url'> = {
  poolSize: 10,
  connectTimeoutMs: 2_000,
  idleTimeoutMs: 30_000,
  stalledAfterMs: 5_000,
  statementTimeoutMs: 5_000,
  lockTimeoutMs: 200,
  patienceMs: 5_000,
};
