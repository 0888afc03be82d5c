import { defineConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';

/** Tests that need a page say so in their first line; files of one worker share that page, which each test finds clean. */
export default defineConfig({
  ...baseConfig,
  test: { ...baseConfig.test, setupFiles: ['src/testing/clean-browser.ts'] },
});
