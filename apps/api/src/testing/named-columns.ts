import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../db/schema';

/** Every column that the schema names, as `table.column`. */
export function namedColumns(): string[] {
  return Object.values(schema).flatMap((value) => {
    if (!is(value, SQLiteTable)) return [];
    return Object.values(getTableColumns(value)).map(({ name }) => `${getTableName(value)}.${name}`);
  });
}
