import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client';

type Value = string | number | null;

/** Rows as stored, by the names of their columns. Question marks are placeholders; the SQL is valid on every engine. */
export function rowsOf<Row>(
  { database }: { database: Pick<Database, 'connection'> },
  text: string,
  ...values: readonly Value[]
): Promise<Row[]> {
  return database.connection.all<Row>(statement(text, values));
}

/** Writes past all rules, as nothing in the product does. */
export async function execute(
  { database }: { database: Pick<Database, 'commit'> },
  text: string,
  ...values: readonly Value[]
): Promise<void> {
  await database.commit((transaction) => transaction.run(statement(text, values)));
}

function statement(text: string, values: readonly Value[]): SQL {
  const parts = text.split('?');
  return sql.join(
    parts.flatMap((part, index) => [
      sql.raw(part),
      ...(index < parts.length - 1 ? [sql`${values[index] ?? null}`] : []),
    ]),
  );
}
