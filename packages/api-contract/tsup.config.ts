import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { bundleDeclarations } from '../../tsup.base';

/** The public entry points of package.json. */
const doors = { index: 'src/index.ts', client: 'src/client/index.ts', 'staff-client': 'src/staff-client/index.ts' };

/** Every module stays a separate file, so that bundlers leave out unused schemas. */
const modules = ['', 'staff/'].flatMap((folder) =>
  readdirSync(`src/${folder}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
    .map((file) => [`modules/${folder}${file.slice(0, -'.ts'.length)}`, `src/${folder}${file}`]),
);

export default defineConfig({
  entry: { ...doors, ...Object.fromEntries(modules) },
  format: 'esm',
  target: 'es2022',
  dts: bundleDeclarations(doors),
  clean: true,
});
