/** Builds of all shops: the default one in the work tree, every other one in a copy of it, because a build's places are fixed. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources } from './copy-sources.mjs';

/** The work tree. */
export const root = fileURLToPath(new URL('..', import.meta.url));
const builds = ['packages/content', 'apps/web', 'apps/office', 'apps/api'];

/** Runs a command to its end with what it prints shown. Throws when it fails. */
export function run(command, args, { cwd = root, env = {} } = {}) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Folders of the workspace that have their own `node_modules`. */
function workspaceFolders() {
  return ['apps', 'packages']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(root, folder, 'node_modules')));
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

const others = readdirSync(join(root, 'packages/content/shops'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'tintforge')
  .map(({ name }) => name);

/** Builds a shop in a copy of the work tree. */
function build(shop, folder) {
  for (const part of builds) run('npm', ['run', '--silent', 'build'], { cwd: join(folder, part), env: { SHOP: shop } });
}

/**
 * Builds every shop, calls `use` with the folders in which they are built, by name, and removes the copies. With `made`, one more
 * is written first, by `shop:new` from its flags, under the name that they give its folder; `use` also gets the seconds that this
 * and its build took. Ends with a code of 1 when something fails.
 */
export function withBuiltShops(use, { made } = {}) {
  const copies = [];
  try {
    const turbo = ['scripts/bootstrap.mjs', 'turbo', 'run', 'build', '--output-logs=errors-only'];
    run('node', [...turbo, ...['api', 'web', 'office'].map((name) => `--filter=@tintforge/${name}...`)], {
      env: { SHOP: 'tintforge' },
    });
    for (const shop of others) {
      const folder = copyTree();
      copies.push({ shop, folder });
      build(shop, folder);
    }
    let madeSeconds = 0;
    if (made !== undefined) {
      const folder = copyTree();
      const begun = performance.now();
      copies.push({ shop: made.folder, folder });
      const flags = Object.entries(made).map(([flag, value]) => `--${flag}=${value}`);
      run('node', ['scripts/new-shop.mjs', ...flags], { cwd: folder });
      build(made.folder, folder);
      madeSeconds = (performance.now() - begun) / 1000;
    }
    use(Object.fromEntries([['tintforge', root], ...copies.map(({ shop, folder }) => [shop, folder])]), madeSeconds);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  } finally {
    for (const { folder } of copies) rmSync(folder, { recursive: true, force: true });
  }
}
