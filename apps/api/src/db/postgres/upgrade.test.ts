import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oldShop, replacedColumns } from '../../testing/old-shop';
import { createEmptyServerDatabase, type ServerDatabase, settings } from '../../testing/postgres-engine';
import { copiedTables } from '../copy/copied-tables';
import { openPostgres } from './open-postgres';

const migrationsFolder = fileURLToPath(new URL('./postgres-migrations', import.meta.url));
const migrations = readMigrationFiles({ migrationsFolder });
const steps = migrations.slice(0, -1).map((_, index) => ({ count: index + 1 }));

let places: ServerDatabase[];
let clients: Client[];
beforeEach(() => {
  [places, clients] = [[], []];
});
afterEach(async () => {
  for (const client of clients) await client.end();
  for (const place of places) await place.remove();
});

/** An empty database, and a connection past all rules. */
async function emptyDatabase(): Promise<{ url: string; client: Client }> {
  const place = await createEmptyServerDatabase();
  places.push(place);
  const client = new Client({ connectionString: place.url });
  clients.push(client);
  await client.connect();
  return { url: place.url, client };
}

/** A database after a given number of migrations, with a shop of that time in it. */
async function oldDatabase(count: number): Promise<{ url: string; client: Client }> {
  const { url, client } = await emptyDatabase();
  await client.query('create table migrations (made_at bigint primary key, hash text not null)');
  for (const { sql, folderMillis, hash } of migrations.slice(0, count)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into migrations values ($1, $2)', [folderMillis, hash]);
  }
  for (const { table, row } of oldShop) {
    const columns = await columnsOf(client, table);
    if (columns.length === 0) continue;
    const names = Object.keys(row).filter((name) => columns.includes(name));
    const marks = names.map((_, index) => `$${index + 1}`);
    const values = names.map((name) => row[name]);
    await client.query(`insert into ${table} (${quoted(names)}) values (${marks})`, values);
  }
  return { url, client };
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join();

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map(({ name }) => name).sort();
}

const tableNames = [...copiedTables().map(({ name }) => name), 'leases'];

async function contents(client: Client, columns: Map<string, string[]>) {
  const all: [string, unknown[]][] = [];
  for (const [table, names] of columns) {
    const present = await columnsOf(client, table);
    const read = names
      .map((name) => (present.includes(name) ? `"${name}"` : `(${replacedColumns[name]})::bigint`))
      .join();
    const { rows } = await client.query({ text: `select ${read} from ${table} order by ${read}`, rowMode: 'array' });
    all.push([table, rows]);
  }
  return all;
}

/** Of each table that is there yet. */
async function allColumns(client: Client): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const table of tableNames) {
    const columns = await columnsOf(client, table);
    if (columns.length > 0) all.set(table, columns);
  }
  return all;
}

/** Columns, indexes, rules and triggers. */
async function shapeOf(client: Client) {
  const indexes = await client.query(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
  );
  const rules = await client.query(
    `select conname, pg_get_constraintdef(oid) as text from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const triggers = await client.query('select tgname from pg_trigger where not tgisinternal order by 1');
  return { columns: await allColumns(client), indexes: indexes.rows, rules: rules.rows, triggers: triggers.rows };
}

test('cars keep the state where they are registered, in the names of today', async () => {
  const count = migrations.findIndex(({ sql }) => sql.some((statement) => statement.includes('"US-FL"')));
  const { url, client } = await oldDatabase(count);
  await client.query('update bookings set tint = $1, installation = $2 where id = $3', [
    '{"registeredIn":"florida","zones":[]}',
    '{"registeredIn":"elsewhere","windows":[{"lot":"\\"registeredIn\\":\\"florida\\""}]}',
    '1',
  ]);
  const database = openPostgres({ url, ...settings });
  await database.migrate();
  await database.close();
  const { rows } = await client.query('select tint, installation from bookings where id = $1', ['1']);
  expect(rows).toEqual([
    {
      tint: '{"registeredIn":"US-FL","zones":[]}',
      installation: '{"registeredIn":"unknown","windows":[{"lot":"\\"registeredIn\\":\\"florida\\""}]}',
    },
  ]);
});

test('there are steps to try', () => {
  expect(steps.length).toBeGreaterThan(0);
});

test.each(steps)(
  'a shop after migration $count comes to the newest tables with everything that it had',
  async ({ count }) => {
    const { url, client } = await oldDatabase(count);
    const columns = await allColumns(client);
    const before = await contents(client, columns);
    expect(before.every(([, rows]) => rows.length > 0)).toBe(true);

    const database = openPostgres({ url, ...settings });
    await database.migrate();
    await database.close();
    expect(await contents(client, columns)).toEqual(before);
    const visits = await client.query(
      `select v.booking_id as id, v.number::int, v.date = b.appointment_date and v.starts_at = b.starts_at as "isThere", v.status,
         (select count(*)::int from crew_cells c where c.booking_id = v.booking_id and c.visit_number = v.number) as cells
       from visits v join bookings b on b.id = v.booking_id order by 1`,
    );
    expect(visits.rows).toEqual(
      ['1', '2', '3'].map((id, index) => ({
        id,
        number: 1,
        isThere: true,
        status: 'planned',
        cells: index < 2 ? 1 : 0,
      })),
    );
    if (columns.get('payments')?.includes('purpose') === false) {
      const purposes = await client.query('select distinct purpose from payments');
      expect(purposes.rows).toEqual([{ purpose: 'upfront' }]);
    }
    if ((await columnsOf(client, 'bookings')).includes('search')) {
      const found = await client.query(
        `select id from bookings where search @@ to_tsquery('simple', 'zoe') order by 1`,
      );
      expect(found.rows).toEqual([{ id: '1' }, { id: '2' }, { id: '3' }]);
    }

    const fresh = await emptyDatabase();
    const freshDatabase = openPostgres({ url: fresh.url, ...settings });
    await freshDatabase.migrate();
    await freshDatabase.close();
    expect(await shapeOf(client)).toEqual(await shapeOf(fresh.client));
  },
);
