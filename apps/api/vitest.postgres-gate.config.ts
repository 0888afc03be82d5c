import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import postgres from './vitest.postgres.config';

/** Tests that reach the engine itself, in addition to `db/postgres`, `jobs` and files named `*.postgres.test.ts`. */
const named = [
  // Migrations, isolation and the dialect's search.
  'db/set-up',
  'db/unit-of-work',
  'features/admin/bookings/search-bookings',
  // Every statement of every route, and what comes of many at once.
  'proofs/every-welcome',
  'proofs/generated-requests',
  'proofs/histories',
  'proofs/rush',
  'proofs/shared-limits',
  'proofs/shop-histories',
].map((name) => `src/${name}.test.ts`);

const gone = named.filter((path) => !existsSync(join(import.meta.dirname, path)));
if (gone.length > 0) throw new Error(`Named for PostgreSQL in the gate, and not there: ${gone}`);

/** The PostgreSQL tests that `npm test` runs; all of them run in `npm run test:postgres`. */
export default defineConfig({
  ...postgres,
  test: {
    ...postgres.test,
    include: ['src/db/postgres/**/*.test.ts', 'src/jobs/**/*.test.ts', 'src/**/*.postgres.test.ts', ...named],
  },
});
