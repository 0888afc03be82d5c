import type Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedColumns } from '../../testing/named-columns';
import { sqliteOf } from '../../testing/sqlite-of';
import { rowCounts } from '../../testing/stored-rows';
import { type OpenTestDatabase, openEmptyDatabase } from '../../testing/test-database';
import type { Database } from '../client';

let opened: OpenTestDatabase;
let database: Database;
let sqlite: Sqlite.Database;

beforeAll(async () => {
  opened = await openEmptyDatabase();
  ({ database } = opened);
  sqlite = sqliteOf(database);
});

afterAll(() => opened.close());

interface Table {
  name: string;
  sql: string;
}

/** Every table of ours, as the database itself describes it; what a full-text index consists of is the engine's own. */
function tables(): Table[] {
  return sqlite
    .prepare<[], Table>(
      `select name, sql from sqlite_master join pragma_table_list using (name) where pragma_table_list.type = 'table'
       and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\'`,
    )
    .all();
}

test('the tables of the design are there', () => {
  expect(tables().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'bookings',
      'booking_events',
      'crews',
      'visits',
      'crew_cells',
      'closures',
      'settings',
      'payments',
      'refunds',
      'stripe_events',
      'idempotency_keys',
      'outbox',
      'leases',
    ]),
  );
});

test('every table is STRICT', () => {
  expect(tables().length).toBeGreaterThan(0);
  for (const { name, sql } of tables()) expect(`${name}: ${sql}`).toMatch(/\) STRICT(, WITHOUT ROWID)?$/);
});

test('a value of another type is refused', () => {
  const insert = sqlite.prepare('insert into leases (name, owner, expires_at) values (?, ?, ?)');
  expect(() => insert.run('a', 'b', 'soon')).toThrow(/cannot store TEXT value in INTEGER column/);
});

describe('the database itself refuses', () => {
  const insertCrew = () =>
    sqlite.exec(`insert or ignore into crews (id, region_id, name, is_active) values ('c', 'tampa', 'Crew', 1)`);

  test('a second job in a crew’s half hour', () => {
    const indexes = sqlite.pragma(`index_list('crew_cells')`) as { name: string; origin: string }[];
    const key = indexes.find(({ origin }) => origin === 'pk');
    const columns = sqlite.pragma(`index_info('${key?.name}')`) as { name: string }[];
    expect(columns.map(({ name }) => name)).toEqual(['crew_id', 'date', 'cell']);
  });

  test('a cell of a booking without its visit', () => {
    insertCrew();
    const insert = sqlite.prepare(
      `insert into crew_cells (crew_id, date, cell, booking_id) values ('c', '2026-12-01', 18, 'none')`,
    );
    expect(() => insert.run()).toThrow(/one_occupant/);
  });

  test('a cell of a visit that does not exist', () => {
    insertCrew();
    const insert = sqlite.prepare(
      `insert into crew_cells (crew_id, date, cell, booking_id, visit_number) values ('c', '2026-12-01', 18, 'none', 1)`,
    );
    expect(() => insert.run()).toThrow(/FOREIGN KEY/);
  });

  test('a second open payment of a booking', () => {
    const [index] = sqlite
      .prepare<[], string>(`select sql from sqlite_master where name = 'one_open_payment'`)
      .pluck()
      .all();
    expect(index).toMatch(/UNIQUE INDEX.*booking_id.*WHERE status not in \('succeeded', 'canceled'\)/);
  });
});

test('migrating again changes nothing', async () => {
  const describeAll = () => sqlite.prepare('select * from sqlite_master').all();
  const before = { schema: describeAll(), rows: await rowCounts({ database }) };
  await database.migrate();
  expect({ schema: describeAll(), rows: await rowCounts({ database }) }).toEqual(before);
});

test('the account of an address is found by one look at an index', () => {
  const plan = sqlite
    .prepare<[], { detail: string }>(
      `explain query plan select id from users where email = 'a@b.example' and email_verified_at is not null`,
    )
    .all();
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH users USING .*INDEX/)]);
});

test('there is no table and no column that the schema does not name, but the search indexes', () => {
  const stored = sqlite
    .prepare<[], { table: string; column: string }>(
      `select t.name as "table", c.name as "column" from sqlite_master t join pragma_table_info(t.name) c
       where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '\\_\\_%' escape '\\'
       and t.name not like '%\\_search' escape '\\' and t.name not like '%\\_search\\_%' escape '\\'`,
    )
    .all()
    .map(({ table, column }) => `${table}.${column}`);
  expect(stored.sort()).toEqual(namedColumns().sort());
});
