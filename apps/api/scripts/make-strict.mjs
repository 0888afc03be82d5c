/**
 * drizzle-kit cannot write STRICT tables, so this adds it to every table of the generated migrations: a column then
 * refuses values of another type. Tables whose key is the whole point of them are stored by it (WITHOUT ROWID).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src', 'db', 'sqlite', 'migrations');
const storedByKey = new Set(['crew_cells', 'day_sums', 'booking_day_sums', 'day_item_sums', 'crew_day_sums']);

for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
  const path = join(folder, name);
  const sql = readFileSync(path, 'utf8').replaceAll(/(CREATE TABLE `(\w+)` \([^;]*?\n\));/g, (_, table, tableName) =>
    storedByKey.has(tableName.replace('__new_', '')) ? `${table} STRICT, WITHOUT ROWID;` : `${table} STRICT;`,
  );
  writeFileSync(path, sql);
}
