import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the licenses of everything that a release contains: of Node, of the fonts and icons, and of every library of the server
 * and the pages with its own text. Throws when a library has no license.
 */
export function writeLicenses(file, { root, node }) {
  const listed = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', 'pnpm', '-r', '--filter', '!tintforge', 'licenses', 'list', '--prod', '--json'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    },
  );
  if (listed.status !== 0) throw new Error(`The licenses could not be listed: ${listed.stderr}`);
  const libraries = Object.values(JSON.parse(listed.stdout))
    .flat()
    .filter(({ name }) => !name.startsWith('@tintforge/'))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const unknown = libraries.filter(({ license }) => /unknown/i.test(license ?? 'unknown'));
  if (unknown.length > 0) throw new Error(`No license: ${unknown.map(({ name }) => name).join()}`);
  const texts = [
    `Node.js\n\n${node}`,
    `The fonts\n\n${readFileSync(join(root, 'packages/ui/src/styles/fonts/OFL.txt'), 'utf8')}`,
    `The icons\n\n${readFileSync(join(root, 'packages/ui/src/icon/lucide-license.txt'), 'utf8')}`,
    ...libraries.map(
      ({ name, versions, license, paths }) => `${name} ${versions.join(', ')} (${license})\n\n${textIn(paths[0])}`,
    ),
  ];
  writeFileSync(file, texts.map((text) => text.trim()).join(`\n\n${'-'.repeat(80)}\n\n`));
}

/** The texts of a package's license files; empty where it only names one. */
function textIn(folder) {
  const names = readdirSync(folder).filter((name) => /^(lic|copying|notice)/i.test(name));
  return names.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
}
