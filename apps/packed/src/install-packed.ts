import { cp, mkdir, mkdtemp, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedPackages } from './published-packages';
import { run } from './run';

const repository = join(import.meta.dirname, '..', '..', '..');

/** Dependencies of a third-party project in addition to our packages, in the versions that we test. */
const companions = {
  '@types/node': 'catalog:',
  '@types/react': 'catalog:',
  '@types/react-dom': 'catalog:',
  react: 'catalog:',
  'react-dom': 'catalog:',
  stripe: 'catalog:',
  typescript: 'catalog:native',
  vite: 'catalog:',
};

/**
 * Packs every published package and installs the tarballs in a new project outside of the workspace, which starts as a
 * copy of `consumer`. Returns that project's folder. Everything else comes in the versions of our lockfile, which are
 * in the store already: no network is needed. Throws when packing or installing fails.
 */
export async function installPacked(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'tintforge-consumer-')));
  const tarballs = join(folder, 'tarballs');
  await Promise.all([cp(join(repository, 'apps', 'packed', 'consumer'), folder, { recursive: true }), mkdir(tarballs)]);
  await Promise.all(
    publishedPackages.map((name) =>
      run(join(repository, 'packages', name), 'pnpm', ['pack', '--pack-destination', tarballs]),
    ),
  );
  await writeProject(folder, await addresses(tarballs));
  await run(folder, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']);
  return folder;
}

/** Name of package → address of its tarball. */
async function addresses(tarballs: string): Promise<Record<string, string>> {
  const files = await readdir(tarballs);
  return Object.fromEntries(
    publishedPackages.map((name) => {
      const file = files.find((candidate) => candidate.startsWith(`tintforge-${name}-`));
      if (file === undefined) throw new Error(`No tarball of ${name} among ${files.join(', ')}`);
      return [`@tintforge/${name}`, `file:${join(tarballs, file)}`];
    }),
  );
}

/** The settings of pnpm are those of the workspace, so that `catalog:` means our versions and build scripts may run. */
async function writeProject(folder: string, tarballs: Record<string, string>): Promise<void> {
  const dependencies = { ...tarballs, ...companions };
  const manifest = { name: 'consumer', private: true, type: 'module', dependencies };
  const settings = await readFile(join(repository, 'pnpm-workspace.yaml'), 'utf8');
  // Patches are for tools of the workspace.
  const ownSettings = settings.replace(/\npatchedDependencies:\n(?: .*\n)*/, '\n');
  // A tarball that depends on another of ours gets its tarball too, and nothing from the registry.
  const overrides = Object.entries(tarballs).map(
    (entry) => `  ${entry.map((text) => JSON.stringify(text)).join(': ')}\n`,
  );
  await Promise.all([
    writeFile(join(folder, 'package.json'), JSON.stringify(manifest)),
    writeFile(
      join(folder, 'pnpm-workspace.yaml'),
      ownSettings.replace('\noverrides:\n', `\noverrides:\n${overrides.join('')}`),
    ),
    cp(join(repository, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml')),
  ]);
}
