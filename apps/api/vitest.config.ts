import { configDefaults, defineConfig } from 'vitest/config';
import { aboutOtherShops, baseConfig } from '../../vitest.base';

/** The conditions reach Node's own loader too, where `import` would give an ES module to those who `require` one. */
export const conditions = ['tintforge-source', 'module', 'node'];

export default defineConfig({
  ...baseConfig,
  resolve: { ...baseConfig.resolve, conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...baseConfig.test,
    globalSetup: ['src/testing/slice.ts'],
    exclude: [
      ...configDefaults.exclude,
      'src/db/postgres/**',
      'src/**/*.postgres.test.ts',
      ...aboutOtherShops(import.meta.dirname),
    ],
  },
});
