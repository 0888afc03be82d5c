import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/client';
import * as schema from '../../db/schema';
import { sqliteOf } from '../../testing/sqlite-of';
import { type OpenTestDatabase, openEmptyDatabase } from '../../testing/test-database';
import { personalColumns } from './personal-columns';
import { personalTables } from './personal-rows';

let opened: OpenTestDatabase;
let database: Database;

beforeEach(async () => {
  opened = await openEmptyDatabase();
  ({ database } = opened);
});
afterEach(() => opened.close());

const tables = Object.entries(schema).flatMap(([name, value]) =>
  is(value, SQLiteTable) ? [{ name, table: value }] : [],
);

test('every column of every table is said to name a person, to be secret, or neither', () => {
  const columns = tables.map(({ name, table }) => [name, Object.keys(getTableColumns(table)).sort()]);
  const classified = Object.entries(personalColumns).map(([name, kinds]) => [name, Object.keys(kinds).sort()]);
  expect(classified.sort()).toEqual(columns.sort());
});

test('the database has no table and no column that the schema does not name, but the search indexes', () => {
  const stored = sqliteOf(database)
    .prepare<[], { table: string; column: string }>(
      `select t.name as "table", c.name as "column" from sqlite_master t join pragma_table_info(t.name) c
       where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '\\_\\_%' escape '\\'
       and t.name not like '%\\_search' escape '\\' and t.name not like '%\\_search\\_%' escape '\\'`,
    )
    .all()
    .map(({ table, column }) => `${table}.${column}`);
  const named = tables.flatMap(({ table }) =>
    Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(stored.sort()).toEqual(named.sort());
});

test('every table that can name a person is looked through for them', () => {
  const naming = Object.entries(personalColumns).filter(([, kinds]) =>
    Object.values(kinds).some((kind) => kind === 'person' || kind === 'note'),
  );
  for (const [name] of naming) expect(Object.keys(personalTables)).toContain(name);
});
