import { defineConfig, mergeConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';

export default mergeConfig(defineConfig(baseConfig), { test: { environment: 'jsdom' } });
