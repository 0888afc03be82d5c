import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { refuseNewerTables } from '../newer-tables';
import { isUniqueViolation, stateOf } from './failures';

/** Next to this file in the sources, and copied next to the bundle by the build. */
const migrationsFolder = fileURLToPath(new URL('./postgres-migrations', import.meta.url));

/**
 * Migrates the tables, in one transaction. Processes that start together migrate sequentially: the first one locks the
 * list of migrations.
 */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await makeList(client);
    await client.query('begin read write');
    await client.query('set local statement_timeout = 0');
    await client.query('lock table migrations in access exclusive mode');
    const { rows } = await client.query<{ last: number | null }>('select max(made_at) as last from migrations');
    const last = rows[0]?.last ?? 0;
    const known = readMigrationFiles({ migrationsFolder });
    refuseNewerTables(last, known);
    for (const { sql, folderMillis, hash } of known) {
      if (folderMillis <= last) continue;
      for (const statement of sql) await client.query(statement);
      await client.query('insert into migrations values ($1, $2)', [folderMillis, hash]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Two processes that create it at once conflict in the server's system catalog; then it exists. */
async function makeList(client: PoolClient): Promise<void> {
  try {
    await client.query(
      'begin read write; create table if not exists migrations (made_at bigint primary key, hash text not null); commit',
    );
  } catch (error) {
    await client.query('rollback');
    if (!isUniqueViolation(error) && stateOf(error) !== '42P07') throw error;
  }
}
