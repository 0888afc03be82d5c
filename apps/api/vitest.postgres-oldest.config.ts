import { defineConfig } from 'vitest/config';
import postgres from './vitest.postgres.config';

// The one server of a run is started by this process, the servers of single tests by its workers.
process.env.TEST_POSTGRES = 'oldest';

/** The same tests on the oldest PostgreSQL that docs/scaling.md promises. */
export default defineConfig({
  ...postgres,
  test: { ...postgres.test, outputFile: { json: 'reports/vitest-postgres-oldest.json' } },
});
