import { defineConfig } from 'tsup';

export default defineConfig({
  // Every module stays a file of its own, so that a bundler leaves out the pages and words that nobody asks for.
  entry: ['src/*.ts', 'src/pages/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' }, compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
  clean: true,
});
