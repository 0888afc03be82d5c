import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { digestOfSums, fillSums, removeSums } from '../day-sums/keep-in-step';
import { postgresSums } from '../day-sums/postgres-sums';
import { watchedTables } from '../day-sums/watched';
import { type AppliedMigration, refuseOtherTables } from '../other-tables';
import { isUniqueViolation, stateOf } from './failures';

/** Next to this file in the sources, and copied next to the bundle by the build. */
export const ownMigrations = fileURLToPath(new URL('./postgres-migrations', import.meta.url));

/**
 * Migrates the tables, in one transaction. Processes that start together migrate sequentially: the first one locks the
 * list of migrations. Throws OtherTables where the tables are none that these migrations know.
 */
export async function migratePostgres(pool: Pool, migrationsFolder = ownMigrations): Promise<void> {
  const client = await pool.connect();
  try {
    await makeList(client);
    await client.query('begin read write');
    await client.query('set local statement_timeout = 0');
    await client.query('lock table migrations in access exclusive mode');
    const applied = (await client.query<AppliedMigration>('select made_at as "madeAt", hash from migrations')).rows;
    const known = readMigrationFiles({ migrationsFolder });
    refuseOtherTables(applied, known);
    const added = known.filter(({ hash }) => !applied.some((migration) => migration.hash === hash));
    if (applied.length > 0 && added.length > 0)
      for (const statement of removeSums(postgresSums)) await runLong(client, statement);
    for (const { sql, folderMillis, hash } of added) {
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
