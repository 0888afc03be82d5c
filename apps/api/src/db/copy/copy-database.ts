import { eq, sql } from 'drizzle-orm';
import { type Database, engineOf, type Transaction } from '../client';
import { removeSums, sumsOf } from '../day-sums/keep-in-step';
import { leases } from '../schema';
import { commit } from '../unit-of-work';
import { type CopiedTable, copiedTables, numberedTables } from './copied-tables';
import { batchesOf, countRows, digestOf, lastRow, names, type StoredRow } from './read-table';

/** Progress of a copy in one table. */
export interface CopyProgress {
  table: string;
  copied: number;
  total: number;
}

/** The number of rows copied and verified on both sides, or a sentence on why the copy failed. */
export type CopyOutcome = { ok: true; rows: number } | { ok: false; problem: string };

export interface CopyRequest {
  /** No one writes to it during the copy. */
  from: Database;
  /** Empty, or what an earlier try of the same copy has left. */
  to: Database;
  tell?: (progress: CopyProgress) => unknown;
}

/** The claim under which a copy is known to be under way; leases are not copied. */
const claim = 'copy';

/**
 * Moves a shop to another database, of either engine, batch by batch; an interrupted copy resumes. It is complete when
 * both sides have the same rows, value by value. The sums of reports are filled when all rows are there.
 */
export async function copyDatabase({ from, to, tell = () => {} }: CopyRequest): Promise<CopyOutcome> {
  await from.migrate();
  await to.migrate();
  const tables = copiedTables();
  if (!(await begin(to, tables)))
    return { ok: false, problem: 'The target already contains a shop. Choose an empty database.' };
  await stopCounting(to);
  let rows = 0;
  for (const table of tables) rows += await copyTable({ from, to, table, tell });
  await continueNumbers(to);
  const different = await differences({ from, to, tables });
  if (different.length > 0) {
    const problem = `These tables differ: ${different.join(', ')}. Was the source written to?`;
    return { ok: false, problem };
  }
  await to.migrate();
  await commit(to, async (transaction) => {
    await transaction.delete(leases).where(eq(leases.name, claim)).run();
  });
  return { ok: true, rows };
}

/** False when there is something in the target that no copy has brought. */
async function begin(to: Database, tables: readonly CopiedTable[]): Promise<boolean> {
  const known = await to.connection.select().from(leases).where(eq(leases.name, claim)).get();
  if (known !== undefined) return true;
  for (const table of tables) if ((await countRows(to.connection, table)) > 0) return false;
  await commit(to, async (transaction) => {
    await transaction.insert(leases).values({ name: claim, owner: claim, expiresAt: 0 }).run();
  });
  return true;
}

/** Rows are counted together at the end, not each on its own. */
async function stopCounting(to: Database): Promise<void> {
  await commit(to, async (transaction) => {
    for (const statement of removeSums(sumsOf(to.connection))) await transaction.run(sql.raw(statement));
  });
}

async function copyTable({ from, to, table, tell }: Required<CopyRequest> & { table: CopiedTable }): Promise<number> {
  const total = await countRows(from.connection, table);
  let copied = await countRows(to.connection, table);
  // Batches come in the order of their keys, and each whole or not at all.
  const after = await lastRow(to.connection, table);
  for await (const rows of batchesOf(from.connection, table, after)) {
    await commit(to, (transaction) => insertRows(transaction, { table, rows }));
    copied += rows.length;
    await tell({ table: table.name, copied, total });
  }
  return copied;
}

async function insertRows(
  transaction: Transaction,
  { table: { name, columns }, rows }: { table: CopiedTable; rows: readonly StoredRow[] },
): Promise<void> {
  const values = rows.map((row) => {
    const cells = columns.map((column) => sql`${row[column] ?? null}`);
    return sql`(${sql.join(cells, sql`, `)})`;
  });
  const into = sql`${sql.identifier(name)} (${names(columns)})`;
  await transaction.run(sql`insert into ${into} values ${sql.join(values, sql`, `)}`);
}

/** New rows are numbered after the copied ones. SQLite does this automatically. */
async function continueNumbers(database: Database): Promise<void> {
  if (engineOf(database.connection) === 'sqlite') return;
  await commit(database, async (transaction) => {
    for (const table of numberedTables) {
      await transaction.run(
        sql.raw(`select setval('${table}_rowid_seq', (select coalesce(max(rowid), 0) + 1 from ${table}), false)`),
      );
    }
  });
}

async function differences({
  from,
  to,
  tables,
}: Pick<CopyRequest, 'from' | 'to'> & { tables: readonly CopiedTable[] }): Promise<string[]> {
  const different: string[] = [];
  for (const table of tables) {
    const [one, other] = await Promise.all([digestOf(from.connection, table), digestOf(to.connection, table)]);
    if (one !== other) different.push(table.name);
  }
  return different;
}
