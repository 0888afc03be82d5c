/**
 * Compiles what reads a shop's folder (content, site, staff area, api) with each folder of `packages/content/shops` in turn, tests left out.
 * The default shop is compiled by every package's own `types`, with its tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

/** Programs by the package whose tsconfig they have: a browser's and a server's. */
const programs = {
  'apps/web': ['packages/content/src', 'packages/app-base/src', 'apps/web/src', 'apps/office/src'],
  'apps/api': ['apps/api/src'],
};

const shops = readdirSync(join(root, 'packages/content/shops'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'tintforge')
  .map(({ name }) => name);

let wrong = 0;
for (const shop of shops) {
  for (const [home, sources] of Object.entries(programs)) {
    const cache = join(root, home, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    const config = join(cache, `tsconfig.${shop}.json`);
    const at = (path) => join(root, path);
    writeFileSync(
      config,
      JSON.stringify({
        extends: at(`${home}/tsconfig.json`),
        compilerOptions: {
          paths: {
            '@tintforge/shop/*': [at(`packages/content/shops/${shop}/*`), at('packages/content/src/left-out/*')],
          },
        },
        include: sources.map(at),
        exclude: ['test.ts', 'test.tsx', 'stories.tsx'].map((ending) => at(`**/*.${ending}`)),
      }),
    );
    const { status } = spawnSync(process.execPath, [compiler, '--noEmit', '--project', config], { stdio: 'inherit' });
    if (status !== 0) wrong += 1;
    process.stdout.write(`packages/content/shops/${shop} ${status === 0 ? 'fits' : 'does not fit'} ${home}\n`);
  }
}
if (wrong > 0) process.exitCode = 1;
