import { hash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oldShop, replacedColumns } from '../../testing/old-shop';
import { makeTestFolder } from '../../testing/test-folder';
import { copiedTables } from '../copy/copied-tables';
import { migrationsFolder, openSqlite, type SqliteDatabase } from './open-sqlite';
import releasedStates from './released-states.json';

interface Journal {
  entries: { idx: number; tag: string }[];
}

const journal: Journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
const steps = journal.entries.slice(0, -1).map(({ tag, idx }) => ({ tag, count: idx + 1 }));

let folder: string;
beforeEach(() => {
  folder = makeTestFolder('upgrade');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database after a given number of migrations, with a shop of that time in it. */
function oldDatabase(count: number): string {
  const migrations = join(folder, 'migrations');
  cpSync(migrationsFolder, migrations, { recursive: true });
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(migrations, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  const path = join(folder, 'tintforge.sqlite');
  const sqlite = new Sqlite(path);
  sqlite.pragma('foreign_keys = ON');
  migrate(drizzle(sqlite), { migrationsFolder: migrations });
  for (const { table, row, needs } of oldShop) {
    const columns = columnsOf(sqlite, table);
    if (columns.length === 0 || (needs !== undefined && !columns.includes(needs))) continue;
    const names = Object.keys(row).filter((name) => columns.includes(name));
    const marks = names.map(() => '?');
    sqlite.prepare(`insert into ${table} (${quoted(names)}) values (${marks})`).run(names.map((name) => row[name]));
  }
  sqlite.close();
  return path;
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join();

function columnsOf(sqlite: Sqlite.Database, table: string): string[] {
  return sqlite.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table);
}

const tableNames = [...copiedTables().map(({ name }) => name), 'leases'];

/** Contents of the tables, by the existing columns. */
function contents(sqlite: Sqlite.Database): Map<string, { columns: string[]; rows: unknown[] }> {
  const known = tableNames.map((table) => [table, columnsOf(sqlite, table)] as const);
  return new Map(
    known
      .filter(([, columns]) => columns.length > 0)
      .map(([table, columns]) => [table, { columns, rows: rowsOf(sqlite, { table, columns }) }]),
  );
}

function rowsOf(sqlite: Sqlite.Database, { table, columns }: { table: string; columns: string[] }): unknown[] {
  const present = columnsOf(sqlite, table);
  const read = columns.map((name) => (present.includes(name) ? `"${name}"` : replacedColumns[name])).join();
  return sqlite.prepare(`select ${read} from ${table} order by ${read}`).raw().all();
}

/** Columns, indexes, triggers and views. What a column is written like differs when it was added later. */
function shapeOf({ sqlite }: SqliteDatabase) {
  const columns = tableNames.map((table) => [table, columnsOf(sqlite, table).sort()]);
  const rest = sqlite.prepare(`select type, name, sql from sqlite_master where type <> 'table' order by 1, 2`).all();
  return { columns, rest };
}

/** The first visits of the old shop's bookings: the second of the held ones has no half hour. */
const expectedVisits = [
  { id: '1', number: 1, isThere: 1, status: 'planned', cells: 1 },
  { id: '2', number: 1, isThere: 1, status: 'planned', cells: 1 },
  { id: '3', number: 1, isThere: 1, status: 'planned', cells: 0 },
];

test('a booking’s first visit has its status, and when it began and ended', async () => {
  const { idx = 0 } = journal.entries.find(({ tag }) => tag.endsWith('_visits')) ?? {};
  const path = oldDatabase(idx);
  const old = new Sqlite(path);
  const set = old.prepare('update bookings set status = ? where id = ?');
  set.run('completed', '1');
  set.run('no-show', '2');
  set.run('expired', '3');
  const event = old.prepare(
    `insert into booking_events (id, booking_id, at, actor, kind, data) values (?, '1', ?, 'staff', ?, '{}')`,
  );
  event.run('v1', 1000, 'checked-in');
  event.run('v2', 2000, 'completed');
  old.close();
  const database = openSqlite(path);
  await database.migrate();
  const visits = database.sqlite.prepare(
    'select status, started_at as startedAt, completed_at as completedAt from visits order by booking_id',
  );
  expect(visits.all()).toEqual([
    { status: 'completed', startedAt: 1000, completedAt: 2000 },
    { status: 'missed', startedAt: null, completedAt: null },
    { status: 'cancelled', startedAt: null, completedAt: null },
  ]);
  await database.close();
});

test('there are steps to try', () => {
  expect(steps.length).toBeGreaterThan(10);
});

/** A database to the last value: its tables as they were made, and their rows. */
function digestOf(path: string): string {
  const sqlite = new Sqlite(path, { readonly: true });
  const shape = sqlite.prepare(`select sql from sqlite_master where sql is not null order by name, sql`).pluck().all();
  const digest = hash('sha256', JSON.stringify([shape, [...contents(sqlite)].sort()]));
  sqlite.close();
  return digest;
}

test('cars keep the state where they are registered, in the names of today', async () => {
  const { idx = 0 } = journal.entries.find(({ tag }) => tag.endsWith('states-of-registration')) ?? {};
  const path = oldDatabase(idx);
  const old = new Sqlite(path);
  const keep = old.prepare('update bookings set tint = ?, installation = ? where id = ?');
  keep.run(
    '{"registeredIn":"florida","zones":[]}',
    '{"registeredIn":"elsewhere","windows":[{"lot":"\\"registeredIn\\":\\"florida\\""}]}',
    '1',
  );
  old.close();
  const database = openSqlite(path);
  await database.migrate();
  expect(database.sqlite.prepare('select tint, installation from bookings where id = ?').get('1')).toEqual({
    tint: '{"registeredIn":"US-FL","zones":[]}',
    installation: '{"registeredIn":"unknown","windows":[{"lot":"\\"registeredIn\\":\\"florida\\""}]}',
  });
  await database.close();
});

// A migration that was edited afterward, or a row of the old shop, would make these shops other ones.
test.each(Object.entries(releasedStates))('a shop of %s is today what it was then', (tag, digest) => {
  const { idx } = journal.entries.find((entry) => entry.tag === tag) ?? {};
  expect([tag, digestOf(oldDatabase(Number(idx) + 1))]).toEqual([tag, digest]);
});

test.each(steps)('a shop of $tag comes to the newest tables with everything that it had', async ({ count }) => {
  const path = oldDatabase(count);
  const old = new Sqlite(path);
  const before = contents(old);
  old.close();
  expect(before.get('bookings')?.rows).toHaveLength(3);

  const database = openSqlite(path);
  await database.migrate();
  const { sqlite } = database;
  for (const [table, { columns, rows }] of before)
    expect([table, rowsOf(sqlite, { table, columns })]).toEqual([table, rows]);
  expect(sqlite.pragma('foreign_key_check')).toEqual([]);
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  // Payments that were made before a balance could be paid by card.
  if (before.get('payments')?.columns.includes('purpose') === false)
    expect(sqlite.prepare('select distinct purpose from payments').pluck().all()).toEqual(['upfront']);
  // Each booking has its first visit, with its half hours.
  const visits = sqlite.prepare(
    `select v.booking_id as id, v.number, v.date = b.appointment_date and v.starts_at = b.starts_at as isThere, v.status,
       (select count(*) from crew_cells c where c.booking_id = v.booking_id and c.visit_number = v.number) as cells
     from visits v join bookings b on b.id = v.booking_id order by 1`,
  );
  expect(visits.all()).toEqual(expectedVisits);
  // Its data is found by its words, whenever it was added.
  const found = sqlite.prepare(
    `select booking_id from booking_search_rows where number in (select rowid from booking_search where booking_search match 'zoe')`,
  );
  expect(found.pluck().all()).toEqual(['1']);

  const fresh = openSqlite(join(folder, 'fresh.sqlite'));
  await fresh.migrate();
  expect(shapeOf(database)).toEqual(shapeOf(fresh));
  await fresh.close();
  await database.close();
});
