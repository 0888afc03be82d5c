import { defineConfig } from 'tsup';
import { bundleDeclarations } from '../../tsup.base';

export default defineConfig({
  // Every module stays a separate file, so that bundlers leave out unused pages and words.
  entry: ['src/*.ts', 'src/pages/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  dts: bundleDeclarations({ index: 'src/index.ts' }),
  clean: true,
});
