import { configDefaults, defineConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';
import base from './vitest.config';

/** The same tests on the other engine: all but those that reach no database, or that are about SQLite's own files. */
export default defineConfig({
  ...base,
  test: {
    ...baseConfig.test,
    env: { TEST_ENGINE: 'postgres' },
    globalSetup: ['src/testing/slice.ts', 'src/testing/postgres-global.ts'],
    exclude: [
      ...configDefaults.exclude,
      'src/command/**',
      'src/db/sqlite/**',
      'src/platform/**',
      'src/config.test.ts',
      'src/server.test.ts',
      'src/start.test.ts',
      'src/proofs/kills.test.ts',
      'src/proofs/mail-kills.test.ts',
      'src/proofs/mistakes.test.ts',
      'src/proofs/quote-kills.test.ts',
      'src/proofs/roles-document.test.ts',
      'src/proofs/security-document.test.ts',
      'src/proofs/security-errors.test.ts',
      'src/proofs/sqlite-*.test.ts',
      'src/proofs/upgrade-kills.test.ts',
      'src/proofs/write-kills.test.ts',
    ],
    outputFile: { json: 'reports/vitest-postgres.json' },
  },
});
