import { defineConfig } from 'tsup';

export default defineConfig({
  // Every module stays a separate file, so that bundlers leave out unused pages and words.
  entry: ['src/*.ts', 'src/pages/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' }, compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
  clean: true,
});
