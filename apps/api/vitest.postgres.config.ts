import { configDefaults, defineConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';
import base from './vitest.config';

/** The same tests on the other engine, but those of SQLite's own folder. */
export default defineConfig({
  ...base,
  test: {
    ...baseConfig.test,
    env: { TEST_ENGINE: 'postgres' },
    globalSetup: ['src/testing/postgres-global.ts'],
    exclude: [...configDefaults.exclude, 'src/db/sqlite/**'],
    outputFile: { json: 'reports/vitest-postgres.json' },
  },
});
