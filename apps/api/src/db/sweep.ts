import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Connection, Database } from './client';
import { inPages } from './in-pages';
import { commit } from './unit-of-work';

/** A table that is swept: rows for which a condition holds are deleted. */
export interface Swept {
  table: SQLiteTable;
  /** Its primary key, a text. */
  key: SQLiteColumn;
  isOutdated: SQL;
}

interface SweptRow {
  key: string;
  isOutdated: number;
}

/** Rows of a swept table that follow one, in the order of the key. */
export function sweepQuery(
  connection: Connection,
  { table, key, isOutdated, after, limit }: Swept & { after: string; limit: number },
) {
  return connection
    .select({ key: sql<string>`${key}`, isOutdated: sql<number>`case when ${isOutdated} then 1 else 0 end` })
    .from(table)
    .where(gt(key, after))
    .orderBy(asc(key))
    .limit(limit);
}

/**
 * Deletes outdated rows of a table that has no index leading to them, and needs none: every row is read once, a page at a
 * time, and written only when it goes. Returns the number of deleted rows.
 */
export async function sweep(database: Database, swept: Swept, signal?: AbortSignal): Promise<number> {
  const { table, key, isOutdated } = swept;
  const read = (last: SweptRow | undefined, limit: number): Promise<SweptRow[]> =>
    sweepQuery(database.connection, { ...swept, after: last?.key ?? '', limit }).all();
  let gone = 0;
  for await (const page of inPages(read, signal)) {
    const keys = page.filter((row) => Number(row.isOutdated) === 1).map((row) => row.key);
    if (keys.length === 0) continue;
    gone += await commit(database, async (transaction) => {
      const { changes } = await transaction
        .delete(table)
        .where(and(inArray(key, keys), isOutdated))
        .run();
      return changes;
    });
  }
  return gone;
}
