#!/usr/bin/env node
/**
 * Builds the default shop here and every other one in a copy of the work tree, then runs the browser stories of shops on
 * them (`apps/e2e/shops.config.ts`): nothing that one shop publishes is another's, and the other can be booked and worked.
 * `npm run test:shops`; further arguments go to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources } from './copy-sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const builds = ['packages/content', 'apps/web', 'apps/office', 'apps/api'];

function run(command, args, { cwd = root, env = {} } = {}) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Folders of the workspace that have their own `node_modules`. */
function workspaceFolders() {
  const inside = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(group, name)),
  );
  return ['shops', ...inside].filter((folder) => existsSync(join(root, folder, 'node_modules')));
}

/** A copy of the work tree with its links to libraries, in which another shop can be built. */
function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'tintforge-shop-'));
  copySources(root, copy);
  cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/node_modules\/(?:\.pnpm|\.cache)$/.test(source),
  });
  symlinkSync(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'));
  for (const folder of workspaceFolders()) {
    for (const part of ['node_modules', 'dist']) {
      const from = join(root, folder, part);
      if (existsSync(from)) cpSync(from, join(copy, folder, part), { recursive: true, verbatimSymlinks: true });
    }
  }
  return copy;
}

const others = readdirSync(join(root, 'shops'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
  .map(({ name }) => name)
  .filter((name) => name !== 'node_modules' && name !== 'tintforge');

const turbo = ['scripts/bootstrap.mjs', 'turbo', 'run', 'build', '--output-logs=errors-only'];
run('node', [...turbo, ...['api', 'web', 'office'].map((name) => `--filter=@tintforge/${name}...`)], {
  env: { SHOP: 'tintforge' },
});
const copies = others.map((shop) => ({ shop, folder: copyTree() }));
try {
  for (const { shop, folder } of copies) {
    for (const part of builds) {
      run('npm', ['run', '--silent', 'build'], { cwd: join(folder, part), env: { SHOP: shop } });
    }
  }
  const built = Object.fromEntries([['tintforge', root], ...copies.map(({ shop, folder }) => [shop, folder])]);
  run('npx', ['playwright', 'test', '--config', 'shops.config.ts', ...process.argv.slice(2)], {
    cwd: join(root, 'apps/e2e'),
    env: { BUILT_SHOPS: JSON.stringify(built) },
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  for (const { folder } of copies) rmSync(folder, { recursive: true, force: true });
}
