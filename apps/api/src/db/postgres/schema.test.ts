import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namedColumns } from '../../testing/named-columns';
import { execute, rowsOf } from '../../testing/raw-sql';
import { type OpenTestDatabase, openEmptyDatabase } from '../../testing/test-database';

let opened: OpenTestDatabase;

beforeAll(async () => {
  opened = await openEmptyDatabase();
});

afterAll(() => opened.close());

/** Features of this engine only: row numbers in insertion order, and the search column. */
const own = /\.(rowid|search)$|^migrations\./;

async function columns(): Promise<{ name: string; type: string; collation: string | null }[]> {
  return rowsOf(
    opened,
    `select table_name || '.' || column_name as name, data_type as type, collation_name as collation
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
}

test('there is no table and no column that the schema does not name, but the search columns', async () => {
  const stored = (await columns()).map(({ name }) => name).filter((name) => !own.test(name));
  expect(stored.sort()).toEqual(namedColumns().sort());
});

test('texts stand in the order of their code points, and numbers are whole', async () => {
  const kinds = (await columns())
    .filter(({ name }) => !own.test(name))
    .map(({ type, collation }) => `${type} ${collation}`);
  expect([...new Set(kinds)].sort()).toEqual(['bigint null', 'text C']);
});

test('the key of a crew’s half hour is what makes a double booking impossible', async () => {
  const key = await rowsOf<{ name: string }>(
    opened,
    `select column_name as name from information_schema.key_column_usage
     where table_name = 'crew_cells' and constraint_name like '%_pk' order by ordinal_position`,
  );
  expect(key.map(({ name }) => name)).toEqual(['crew_id', 'date', 'cell']);
});

test('what is written is found by the next search, which looks through no list of what waits to be indexed', async () => {
  const indexes = await rowsOf<{ name: string; options: string }>(
    opened,
    `select relname as name, reloptions::text as options from pg_class where relname like '%_search'`,
  );
  expect(indexes.map(({ name, options }) => `${name} ${options}`).sort()).toEqual([
    'bookings_search {fastupdate=off}',
    'customers_search {fastupdate=off}',
  ]);
});

test.each([
  ['one_hold_by_email', `customer_email = 'a' and email_place is not null`],
  ['one_hold_by_phone', `customer_phone = 'a' and phone_place is not null`],
  ['one_hold_by_address', `holder_address = 'a' and address_place is not null`],
  ['one_hold_by_site', `holder_network = 'a' and site_place is not null`],
  ['one_hold_by_region', `region_id = 'a' and region_place between 1 and 9 and region_place is not null`],
  ['one_hold_in_crowd', `region_id = 'a' and holder_network = 'a' and crowd_place is not null`],
])('a place of a hold is found by %s, however few holds the server has seen', async (index, condition) => {
  const plan = await opened.database.commit(async (transaction) => {
    // An empty table would be read whole.
    await transaction.run(sql`set local enable_seqscan = off`);
    return transaction.all<Record<string, string>>(
      sql.raw(`explain select id from bookings where ${condition} and status = 'pending'`),
    );
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(`${index} on bookings`);
});

test('a cell of a booking that does not exist is refused', async () => {
  await execute(opened, `insert into crews (id, region_id, name, is_active) values ('c', 'tampa', 'Crew', 1)`);
  const cell = execute(
    opened,
    `insert into crew_cells (crew_id, date, cell, booking_id, visit_number) values ('c', '2026-12-01', 18, 'none', 1)`,
  );
  await expect(cell).rejects.toThrow(/foreign key/);
});

test('migrating again changes nothing, also when two processes do it at once', async () => {
  const before = await columns();
  await Promise.all([opened.database.migrate(), opened.database.migrate()]);
  expect(await columns()).toEqual(before);
});
