import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A placeholder for each column, so that an insert is prepared once. */
export function allColumns<Table extends SQLiteTable>(table: Table): Table['$inferInsert'] {
  const names = Object.keys(getTableColumns(table));
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Table['$inferInsert'];
}
