import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { digestOfSums, fillSums, removeSums } from '../day-sums/keep-in-step';
import { postgresSums } from '../day-sums/postgres-sums';
import { watchedTables } from '../day-sums/watched';
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
    const isOld = known.some(({ folderMillis }) => folderMillis > last);
    if (isOld && (await hasSums(client)))
      for (const statement of removeSums(postgresSums)) await runLong(client, statement);
    for (const { sql, folderMillis, hash } of known) {
      if (folderMillis <= last) continue;
      for (const statement of sql) await runLong(client, statement);
      await client.query('insert into migrations values ($1, $2)', [folderMillis, hash]);
    }
    await client.query('commit');
    await keepSumsInStep(client);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Longer than anything takes that is done to the tables of a shop. */
const longestMs = 3_600_000;

/** Runs a statement that may take as long as it needs: what takes a shop's calls longer is a server that is gone. */
async function runLong(client: PoolClient, text: string): Promise<void> {
  await client.query({ text, query_timeout: longestMs } as QueryConfig);
}

async function hasSums(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>(`select to_regclass('day_sums_state') as name`);
  return rows[0]?.name != null;
}

async function areSumsFilled(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ digest: string }>('select digest from day_sums_state');
  return rows[0]?.digest === digestOfSums(postgresSums);
}

/**
 * Fills the sums of reports unless they are filled already. Other processes may be writing, so each statement has to
 * see what was there when the tables were locked: the transaction is not a serializable one.
 */
async function keepSumsInStep(client: PoolClient): Promise<void> {
  if (await areSumsFilled(client)) return;
  await client.query('start transaction isolation level read committed read write');
  await client.query('set local statement_timeout = 0');
  await client.query('lock table migrations in access exclusive mode');
  const counted = [...watchedTables.map(({ name }) => name), 'crew_cells'];
  await client.query(`lock table ${counted.join(', ')} in access exclusive mode`);
  if (!(await areSumsFilled(client))) for (const statement of fillSums(postgresSums)) await runLong(client, statement);
  await client.query('commit');
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
