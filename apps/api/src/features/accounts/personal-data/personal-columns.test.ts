import { getTableColumns, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import * as schema from '../../../db/schema';
import { personalColumns } from './personal-columns';
import { personalTables } from './personal-rows';

const tables = Object.entries(schema).flatMap(([name, value]) =>
  is(value, SQLiteTable) ? [{ name, table: value }] : [],
);

test('every column of every table is said to name a person, to be secret, or neither', () => {
  const columns = tables.map(({ name, table }) => [name, Object.keys(getTableColumns(table)).sort()]);
  const classified = Object.entries(personalColumns).map(([name, kinds]) => [name, Object.keys(kinds).sort()]);
  expect(classified.sort()).toEqual(columns.sort());
});

test('every table that can name a person is looked through for them', () => {
  const naming = Object.entries(personalColumns).filter(([, kinds]) =>
    Object.values(kinds).some((kind) => kind === 'person' || kind === 'note'),
  );
  for (const [name] of naming) expect(Object.keys(personalTables)).toContain(name);
});
