import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { daySumTables } from '../day-sums/definition';
import * as schema from '../schema';

/** A table as it is copied. */
export interface CopiedTable {
  name: string;
  /** All columns, and `rowid` where the order in which rows came means something. */
  columns: string[];
  key: string[];
}

/** Tables that are read in insertion order. SQLite numbers all rows automatically; see `postgres/tables.ts`. */
export const numberedTables = [
  'booking_events',
  'audit',
  'contact_messages',
  'outbox',
  'customers',
  'quote_events',
  'crew_calendars',
];

/** Leases of processes, a counter that the copy itself changes, and what is filled from the rows: not a part of the shop. */
const leftOut = ['leases', 'set_up', ...daySumTables];

/** The tables of a shop, each after those that it references. */
export function copiedTables(): CopiedTable[] {
  const ordered: SQLiteTable[] = [];
  for (const value of Object.values(schema)) if (is(value, SQLiteTable)) place(value, ordered);
  return ordered.map(describe).filter(({ name }) => !leftOut.includes(name));
}

function place(table: SQLiteTable, ordered: SQLiteTable[]): void {
  if (ordered.includes(table)) return;
  for (const key of getTableConfig(table).foreignKeys) {
    const { foreignTable } = key.reference();
    if (foreignTable !== table) place(foreignTable, ordered);
  }
  ordered.push(table);
}

function describe(table: SQLiteTable): CopiedTable {
  const { columns, primaryKeys } = getTableConfig(table);
  const name = getTableName(table);
  const own = columns.filter(({ primary }) => primary);
  return {
    name,
    columns: [...columns.map((column) => column.name), ...(numberedTables.includes(name) ? ['rowid'] : [])],
    key: (primaryKeys[0]?.columns ?? own).map((column) => column.name),
  };
}
