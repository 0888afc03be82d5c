import { defineConfig } from 'vitest/config';
import { expectThere, fileOf, groupInTurn } from './gate-turns';
import postgres from './vitest.postgres.config';

/** Tests that reach the engine itself, in addition to `jobs` and to `db/postgres` without its upgrades. */
const always = [
  // Migrations, isolation and the dialect's search.
  'db/set-up',
  'db/unit-of-work',
  'db/upgrade',
  'features/admin/bookings/search-bookings',
  // Every statement of every route.
  'proofs/every-welcome',
  'proofs/list-plan.postgres',
  'proofs/shared-limits',
];

/** From half a minute to a minute of one worker: they take turns, by the commit. */
const groups = [
  ['proofs/processes.postgres'],
  ['proofs/generated-requests', 'proofs/rush'],
  ['db/copy/copy-database.postgres'],
  ['proofs/histories', 'proofs/shop-histories', 'proofs/quote-histories', 'features/quotes/versions/versions'],
  ['start.postgres'],
  ['db/postgres/upgrade'],
];
expectThere([...always, ...groups.flat()]);
const inTurn = groupInTurn(groups) ?? [];
const others = groups.flat().filter((name) => !inTurn.includes(name));

/** The PostgreSQL tests that `npm test` runs; all of them run in `npm run test:postgres`. */
export default defineConfig({
  ...postgres,
  test: {
    ...postgres.test,
    include: ['src/db/postgres/**/*.test.ts', 'src/jobs/**/*.test.ts', ...[...always, ...inTurn].map(fileOf)],
    exclude: [...(postgres.test?.exclude ?? []), ...others.map(fileOf)],
  },
});
