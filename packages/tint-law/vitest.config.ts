import { defineConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';

export default defineConfig(baseConfig);
