/**
 * Writes the migrations of both engines from the tables of `schema.ts`. Until the first release there is one for each
 * engine, which is written again with every change of the tables; from then on a change adds one, named by the argument.
 * What drizzle-kit can't write (triggers, search) is written by hand, below the line that says so, and stays.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isReleased = false;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const byHand = '\n--> statement-breakpoint\n-- By hand from here on';
const storedByKey = new Set(['crew_cells', 'day_sums', 'booking_day_sums', 'day_item_sums', 'crew_day_sums']);

const engines = [
  { dialect: 'sqlite', schema: 'src/db/schema.ts', folder: 'src/db/sqlite/migrations', finish: makeStrict },
  {
    dialect: 'postgresql',
    schema: 'src/db/postgres/tables.ts',
    folder: 'src/db/postgres/postgres-migrations',
    finish: (sql) => sql,
  },
];

/**
 * drizzle-kit cannot write STRICT tables: a column then refuses values of another type. Tables whose key is the whole
 * point of them are stored by it (WITHOUT ROWID).
 */
function makeStrict(sql) {
  return sql.replaceAll(/(CREATE TABLE `(\w+)` \([^;]*?\n\));/g, (_, table, name) =>
    storedByKey.has(name.replace('__new_', '')) ? `${table} STRICT, WITHOUT ROWID;` : `${table} STRICT;`,
  );
}

/** Writes what differs from the newest snapshot in `out`. */
function generate({ dialect, schema }, { out, name }) {
  const parameters = ['generate', '--dialect', dialect, '--schema', schema, '--out', out, '--name', name];
  const { status } = spawnSync('drizzle-kit', parameters, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '--conditions=tintforge-source' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`drizzle-kit ended with ${status}`);
}

function writeAnew(engine) {
  const work = mkdtempSync(join(tmpdir(), 'tintforge-migrations-'));
  generate(engine, { out: work, name: 'baseline' });
  const path = join(root, engine.folder, '0000_baseline.sql');
  const before = readFileSync(path, 'utf8');
  const after =
    engine.finish(readFileSync(join(work, '0000_baseline.sql'), 'utf8')) + before.slice(before.indexOf(byHand));
  // The time in the journal and the names in the snapshot are new each time.
  if (after !== before) {
    writeFileSync(path, after);
    cpSync(join(work, 'meta'), join(root, engine.folder, 'meta'), { recursive: true });
  }
  rmSync(work, { recursive: true });
}

function add(engine, name) {
  const folder = join(root, engine.folder);
  const before = readdirSync(folder);
  generate(engine, { out: engine.folder, name });
  for (const file of readdirSync(folder).filter((each) => !before.includes(each)))
    writeFileSync(join(folder, file), engine.finish(readFileSync(join(folder, file), 'utf8')));
}

const [name] = process.argv.slice(2);
if (isReleased && name === undefined) throw new Error('Say what the migration is about: migrations crew-breaks');
for (const engine of engines) {
  if (isReleased) add(engine, name);
  else writeAnew(engine);
}
