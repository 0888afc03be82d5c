import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder, openSqlite } from '../../db/sqlite/open-sqlite';
import { expectSameBills, oldBillRows } from '../../testing/old-bills';
import { oldShop } from '../../testing/old-shop';
import { makeTestFolder } from '../../testing/test-folder';

test('a booking from before there were bills owes what it owed', async () => {
  const folder = makeTestFolder('bills');
  const migrations = join(folder, 'migrations');
  cpSync(migrationsFolder, migrations, { recursive: true });
  const journal = join(migrations, 'meta', '_journal.json');
  const all: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
  const entries = all.entries.slice(
    0,
    all.entries.findIndex(({ tag }) => tag.endsWith('bill-entries')),
  );
  writeFileSync(journal, JSON.stringify({ ...all, entries }));
  const path = join(folder, 'tintforge.sqlite');
  const old = new Sqlite(path);
  migrate(drizzle(old), { migrationsFolder: migrations });
  const base = oldShop.filter(({ table }) => ['users', 'customers', 'crews'].includes(table));
  for (const { table, row } of [...base, ...oldBillRows()]) {
    const columns = old.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table);
    const names = Object.keys(row).filter((name) => columns.includes(name));
    const marks = names.map(() => '?');
    old.prepare(`insert into ${table} (${names}) values (${marks})`).run(names.map((name) => row[name]));
  }
  old.close();

  const database = openSqlite(path);
  await database.migrate();
  await expectSameBills(database.connection);
  const { sqlite } = database;
  const entry = "update bill_entries set amount_cents = 1 where booking_id = 'bill-0'";
  expect(() => sqlite.exec(entry)).toThrow('kept as it was written');
  expect(() => sqlite.exec('delete from bill_entries')).toThrow('kept as it was written');
  const raised = "update bookings set upfront_cents = 1 where id = 'bill-0'";
  expect(() => sqlite.exec(raised)).toThrow('fixed when it is held');
  const again = "update bookings set upfront_payment_id = 'bill-1-1' where id = 'bill-0'";
  expect(() => sqlite.exec(again)).toThrow('confirmed once');
  const ofAnother = "update bookings set upfront_payment_id = 'bill-0-1' where id = 'bill-11'";
  expect(() => sqlite.exec(ofAnother)).toThrow('confirmed once');
  await database.close();
  rmSync(folder, { recursive: true });
});
