import { defineConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';

/** Tests that need a page say so in their first line. */
export default defineConfig(baseConfig);
