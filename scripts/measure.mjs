/**
 * Prints the size of the project and the targets of decision 082 (`npm run measure`). Fails when a target that was reached is
 * missed again, and when one is reached that isn't marked below.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const Database = createRequire(join(root, 'apps/api/package.json'))('better-sqlite3');
const textOf = (path) => readFileSync(join(root, path), 'utf8');
const linesOf = (paths) => paths.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0);
const wordsOf = (paths) => paths.reduce((sum, path) => sum + textOf(path).split(/\s+/).filter(Boolean).length, 0);
const usesOf = (pattern, paths) => paths.reduce((sum, path) => sum + (textOf(path).match(pattern) ?? []).length, 0);
const naming = (pattern, paths) => paths.filter((path) => pattern.test(textOf(path)));

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const sources = files.filter((path) => /^(?:apps|packages)\/.*\.tsx?$/.test(path));
const isProof = (path) =>
  /\.(?:test|long|stories)\.tsx?$|\/(?:testing|proofs|bench)\/|^apps\/(?:e2e|packed)\//.test(path) ||
  /\.config\.ts$/.test(path);
const product = sources.filter((path) => /\/src\//.test(path) && !isProof(path));
const proofs = sources.filter(isProof);
const within = (...folders) => product.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
const bookings = within(...['bookings', 'admin', 'orders', 'quotes'].map((room) => `apps/api/src/features/${room}`));
const decisions = files.filter((path) => /^docs\/decisions\/\d.*\.md$/.test(path));
const documents = files.filter((path) => /^docs\/.*\.md$/.test(path) && !path.startsWith('docs/decisions/'));
const migrations = 'apps/api/src/db/sqlite/migrations';
const allMigrations = files.filter((path) => /^apps\/api\/src\/db\/.*migrations\/.*\.sql$/.test(path));
const snapshots = files.filter((path) => /^apps\/api\/src\/db\/.*migrations\/meta\/.*\.json$/.test(path));
const steps = /\buse(?:PageStep|KeptForm|KeptText|DialogStep|OutcomeStep|StepQuestion|StepEntry)\b/g;

/** The whole schema, made by the migrations. */
function readSchema() {
  const database = new Database(':memory:');
  for (const name of readdirSync(join(root, migrations))
    .filter((each) => each.endsWith('.sql'))
    .sort())
    database.exec(textOf(`${migrations}/${name}`));
  const names = (type) =>
    database.prepare(`select name from sqlite_master where type = ? and name not like 'sqlite_%'`).pluck().all(type);
  const columnsOf = (table) => database.prepare('select count(*) from pragma_table_info(?)').pluck().get(table);
  const tables = names('table').filter((name) => columnsOf(name) > 0 && !name.includes('_search'));
  return {
    tables: tables.length,
    columns: tables.reduce((sum, table) => sum + columnsOf(table), 0),
    bookings: columnsOf('bookings'),
    triggers: names('trigger').length,
  };
}

/** Files of the server that a file needs, itself included, by the imports of code and types alike. */
function reachOf(start) {
  const found = new Set([start]);
  for (const path of found) {
    for (const [, name] of textOf(path).matchAll(/from '(\.[^']+)'/g)) {
      const target = relative(root, join(root, dirname(path), name));
      const file = [`${target}.ts`, `${target}/index.ts`].find((each) => files.includes(each));
      if (file !== undefined) found.add(file);
    }
  }
  return found.size;
}

const schema = readSchema();

/** Figure, target, and whether it has been reached. */
const rows = [
  ['product TypeScript: lines', linesOf(product), 138_000, false],
  ['product TypeScript: files', product.length, 1_950, false],
  ['apps/api: lines', linesOf(within('apps/api')), 38_000, false],
  ['apps/office: lines', linesOf(within('apps/office')), 24_000, false],
  ['apps/web: lines', linesOf(within('apps/web')), 22_500, false],
  ['bookings, admin, orders, quotes: lines', linesOf(bookings), 15_500, false],
  ['bookings, admin, orders, quotes: files', bookings.length, 180, false],
  ['tests, proofs, testing: lines', linesOf(proofs), 100_000, false],
  ['tables', schema.tables, 43, false],
  ['columns', schema.columns, 415, false],
  ['columns of bookings', schema.bookings, 38, false],
  ['triggers', schema.triggers, 37, false],
  ['migrations: files', allMigrations.length, 2, true],
  ['migrations: lines of snapshots', linesOf(snapshots), 9_000, false],
  ['product files that name BookingRow', naming(/\bBookingRow\b/, within('apps/api')).length, 12, false],
  [
    'files that "change booking" reaches',
    reachOf('apps/api/src/features/bookings/staff/change-by-staff.ts'),
    60,
    false,
  ],
  ['uses of history-step hooks', usesOf(steps, product), 0, false],
  [
    'names of the old row',
    usesOf(/9999-12-31|isUnplanned|\basCar\b|\basVisit\b|followBooking|columnsOfCars/g, product),
    0,
    false,
  ],
  ['files with zod/mini or first calls', naming(/zod\/mini|makeFirstCalls/, sources).length, 0, false],
  ['decisions: files', decisions.length, 35, false],
  ['decisions: words', wordsOf(decisions), 11_000, false],
  ['documents: words', wordsOf(documents), 24_000, false],
];

let isFailed = false;
for (const [name, figure, target, wasReached] of rows) {
  const isReached = figure <= target;
  if (isReached !== wasReached) isFailed = true;
  const remark = isReached === wasReached ? '' : isReached ? '  reached: mark it' : '  missed again';
  process.stdout.write(`${name.padEnd(42)}${String(figure).padStart(9)}${String(target).padStart(9)}${remark}\n`);
}
process.exitCode = isFailed ? 1 : 0;
