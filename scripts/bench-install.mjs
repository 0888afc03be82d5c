/**
 * Measures a newcomer's wait: a clean copy of the sources is installed, built, and built again with nothing changed.
 * Writes reports/bench.json at the root. Packages come from the store of this machine where it has them, so the network
 * plays no part on a second run.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources } from './copy-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'tintforge-install-'));
const build = [
  'turbo',
  'run',
  'build',
  '--filter=@tintforge/api...',
  '--filter=@tintforge/web...',
  '--filter=@tintforge/office...',
];
try {
  copySources(root, folder);
  const row = (name, command) => [name, seconds(command), megabytes()];
  const rows = [
    row('`npm start` installs pnpm, and what it builds and serves with', ['--to-serve', 'true']),
    row('`npm start` builds, from nothing', ['--to-serve', ...build]),
    row('the same again, nothing changed', ['--to-serve', ...build]),
    row('`npm test` installs the rest', ['true']),
    row('`npm test` builds, with declarations', build),
  ];
  const table = {
    title: 'Installing and building',
    columns: ['', 'seconds', 'MB on the disk then'],
    rows,
    notes: [
      'A clean copy of the sources, one run each; packages, and native code once it was compiled, from the machine’s own store.',
    ],
  };
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', 'bench.json'), JSON.stringify([table], null, 2));
  console.log(rows.map((cells) => cells.join(' | ')).join('\n'));
} finally {
  rmSync(folder, { recursive: true });
}

/** Of the sources, the packages, the build and what Turbo keeps of it. */
function megabytes() {
  return Number(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0]);
}

function seconds(command) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', ...command], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return ((performance.now() - began) / 1000).toFixed(1);
}
