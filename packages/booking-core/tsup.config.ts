import { defineConfig } from 'tsup';
import { bundleDeclarations } from '../../tsup.base';

const entry = { index: 'src/index.ts', time: 'src/time/index.ts' };

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  dts: bundleDeclarations(entry),
  clean: true,
});
