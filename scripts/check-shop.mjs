/**
 * Says what the folder of a shop lacks or contradicts: `SHOP=<name> npm run shop:check`. First the files that the rest of
 * the code imports from it, then what is in them (`packages/content/src/shop-faults.ts`), then whether its colors can be
 * seen (`packages/ui/src/styles/palettes.test.ts`).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const shop = process.env.SHOP ?? 'tintforge';
const folder = join(root, 'packages/content/shops', shop);

if (!/^[a-z][a-z0-9-]*$/.test(shop) || !existsSync(folder)) {
  const all = readdirSync(join(root, 'packages/content/shops'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  process.stderr.write(`There is no folder packages/content/shops/${shop}. There is: ${all.join(', ')}.\n`);
  process.exit(1);
}

const sources = execFileSync('git', ['ls-files', 'packages/content/src', 'apps/web/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(join(root, file)));
const imported = new Set(
  sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'@tintforge\/shop\/([^']+)'/g)].map(([, module]) => module),
  ),
);
/** Pages that a shop may leave out: what reads the folder says whether it does. */
const leftOut = join(root, 'packages', 'content', 'src', 'left-out');
const missing = [...imported].filter(
  (module) =>
    !['.ts', '.tsx'].some((ending) => existsSync(join(folder, module + ending))) &&
    !existsSync(join(leftOut, `${module}.ts`)),
);
for (const module of missing.sort()) process.stderr.write(`packages/content/shops/${shop} has no ${module}.ts\n`);
if (missing.length > 0) process.exit(1);

/** Runs tests of a package that say what is wrong; true when there is nothing. */
function isWhole(folder, ...filters) {
  const config = join(root, 'packages', 'content', 'vitest.config.ts');
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', config, '--root', '.', ...filters], {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, SHOP: shop },
  });
  return status === 0;
}

const results = [
  isWhole('packages/content', 'src/shop-faults.test.ts'),
  isWhole('packages/ui', 'src/styles/palettes.test.ts', '-t', `packages/content/shops/${shop}/`),
];
process.exit(results.every(Boolean) ? 0 : 1);
