import { defineConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';
import { conditions } from './vitest.config';

/** The same proofs with far greater numbers: `npm run test:long`. */
export default defineConfig({
  ...baseConfig,
  resolve: { ...baseConfig.resolve, conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...baseConfig.test,
    include: ['src/**/*.long.ts'],
    outputFile: { json: 'reports/vitest-long.json' },
    testTimeout: 7_200_000,
    fileParallelism: false,
  },
});
