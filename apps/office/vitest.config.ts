import { configDefaults, defineConfig } from 'vitest/config';
import { aboutOtherShops, baseConfig } from '../../vitest.base';

/**
 * Tests that need a page say so in their first line; files of one worker share that page, so a test has to restore it.
 */
export default defineConfig({
  ...baseConfig,
  test: { ...baseConfig.test, exclude: [...configDefaults.exclude, ...aboutOtherShops(import.meta.dirname)] },
});
