import { defineConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';

/**
 * Tests that need a page say so in their first line. Files of one worker share that page, and a click on a link is lost now
 * and then for a reason that is not found yet: until it is, such a test has another try.
 */
export default defineConfig({ ...baseConfig, test: { ...baseConfig.test, retry: 2 } });
