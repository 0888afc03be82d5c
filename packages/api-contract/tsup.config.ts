import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** What package.json gives an address. */
const doors = { index: 'src/index.ts', client: 'src/client/index.ts', 'staff-client': 'src/staff-client/index.ts' };

/** Every module stays a file of its own, so that a bundler leaves out the schemas that nobody asks for. */
const modules = ['', 'staff/'].flatMap((folder) =>
  readdirSync(`src/${folder}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
    .map((file) => [`modules/${folder}${file.slice(0, -'.ts'.length)}`, `src/${folder}${file}`]),
);

export default defineConfig({
  entry: { ...doors, ...Object.fromEntries(modules) },
  format: 'esm',
  target: 'es2022',
  dts: { entry: doors, compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
  clean: true,
});
