import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openPostgres } from '../../db/postgres/open-postgres';
import { expectSameBills, oldBillRows } from '../../testing/old-bills';
import { oldShop } from '../../testing/old-shop';
import { createEmptyServerDatabase, settings } from '../../testing/postgres-engine';

const migrationsFolder = fileURLToPath(new URL('../../db/postgres/postgres-migrations', import.meta.url));

test('a booking from before there were bills owes what it owed', async () => {
  const place = await createEmptyServerDatabase();
  const client = new Client({ connectionString: place.url });
  await client.connect();
  await client.query('create table migrations (made_at bigint primary key, hash text not null)');
  const all = readMigrationFiles({ migrationsFolder });
  const first = all.findIndex(({ sql }) => sql.some((statement) => statement.includes('CREATE TABLE "bill_entries"')));
  for (const { sql, folderMillis, hash } of all.slice(0, first)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into migrations values ($1, $2)', [folderMillis, hash]);
  }
  const base = oldShop.filter(({ table }) => ['users', 'customers', 'crews'].includes(table));
  for (const { table, row } of [...base, ...oldBillRows()]) {
    const columns = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const names = Object.keys(row).filter((each) => columns.rows.some(({ name }) => name === each));
    const marks = names.map((_, index) => `$${index + 1}`);
    await client.query(
      `insert into ${table} (${names}) values (${marks})`,
      names.map((name) => row[name]),
    );
  }

  const database = openPostgres({ url: place.url, ...settings });
  await database.migrate();
  await expectSameBills(database.connection);
  await database.close();
  const refused: [string, string][] = [
    ["update bill_entries set amount_cents = 1 where booking_id = 'bill-0'", 'kept as it was written'],
    ['delete from bill_entries', 'kept as it was written'],
    ["update bookings set upfront_cents = 1 where id = 'bill-0'", 'fixed when it is held'],
    ["update bookings set upfront_payment_id = 'bill-1-1' where id = 'bill-0'", 'confirmed once'],
    ["update bookings set upfront_payment_id = 'bill-0-1' where id = 'bill-11'", 'confirmed once'],
  ];
  for (const [statement, message] of refused) await expect(client.query(statement)).rejects.toThrow(message);
  await client.end();
  await place.remove();
});
