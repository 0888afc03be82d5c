import { defineConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';

/** Tests that need a page say so in their first line; files of one worker share that page, so a test leaves it as it was. */
export default defineConfig(baseConfig);
