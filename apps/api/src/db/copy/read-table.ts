import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../client';
import type { CopiedTable } from './copied-tables';

export type StoredValue = string | number | null;
export type StoredRow = Record<string, StoredValue>;

/** Few enough that a batch fits into one statement, whatever the table. */
const mostValues = 20_000;

/** The rows of a table after a key, in the order of their keys, batch by batch. */
export async function* batchesOf(
  connection: Connection,
  table: CopiedTable,
  after?: StoredRow,
): AsyncGenerator<StoredRow[]> {
  const size = Math.floor(mostValues / table.columns.length);
  let last = after;
  for (;;) {
    const rows: StoredRow[] = await connection.all(sql`
      select ${names(table.columns)} from ${name(table.name)} ${behind(table, last)}
      order by ${names(table.key)} limit ${size}`);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

/** The last row of a table by its key; undefined when there is none. */
export async function lastRow(connection: Connection, table: CopiedTable): Promise<StoredRow | undefined> {
  const order = sql.join(
    table.key.map((column) => sql`${name(column)} desc`),
    sql`, `,
  );
  const [row] = await connection.all<StoredRow>(
    sql`select ${names(table.key)} from ${name(table.name)} order by ${order} limit 1`,
  );
  return row;
}

export async function countRows(connection: Connection, table: Pick<CopiedTable, 'name'>): Promise<number> {
  const [row] = await connection.all<{ count: number }>(sql`select count(*) as count from ${name(table.name)}`);
  return row?.count ?? 0;
}

/** A fingerprint of a table's contents: the same on both engines for the same rows. */
export async function digestOf(connection: Connection, table: CopiedTable): Promise<string> {
  const hash = createHash('sha256');
  for await (const rows of batchesOf(connection, table)) {
    for (const row of rows) hash.update(JSON.stringify(table.columns.map((column) => row[column])));
  }
  return hash.digest('hex');
}

function behind({ key }: CopiedTable, row: StoredRow | undefined): SQL {
  if (row === undefined) return sql.raw('');
  const values = sql.join(
    key.map((column) => sql`${row[column] ?? null}`),
    sql`, `,
  );
  return sql`where (${names(key)}) > (${values})`;
}

function name(text: string): SQL {
  return sql`${sql.identifier(text)}`;
}

export function names(columns: readonly string[]): SQL {
  return sql.join(columns.map(name), sql`, `);
}
