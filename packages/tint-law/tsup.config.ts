import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { bundleDeclarations } from '../../tsup.base';

/** A file for each state, so that bundlers fetch one when it is asked for. */
const states = readdirSync('src/states').map((file) => [`states/${file.replace('.ts', '')}`, `src/states/${file}`]);
const entry = { index: 'src/index.ts', all: 'src/all.ts', ...Object.fromEntries(states) };

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  dts: bundleDeclarations(entry),
  clean: true,
});
