#!/usr/bin/env node
/**
 * `npm run release`: one archive with everything that a machine of this kind needs to be the shop, in `releases` at the
 * root: this Node, server, pages, installer, a list of what is within, and all licenses. Native code is built
 * for the Node and the system that make the archive, so each platform's is made on that platform.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLicenses } from './write-licenses.mjs';

/** Bytes: a download of half a minute at 16 Mbit/s. */
const largest = 60_000_000;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(readFileSync(join(root, 'apps/api/package.json'), 'utf8'));
const { platform, arch } = process;
const name = `tintforge-${version}-${platform}-${arch}`;
const work = mkdtempSync(join(tmpdir(), 'tintforge-release-'));
const folder = join(work, name);

try {
  run('sh', ['deploy/assemble.sh', folder]);
  copyFileSync(process.execPath, join(folder, 'node'));
  for (const file of [
    'tintforge',
    'install.sh',
    'Caddyfile',
    'tintforge.service',
    'tintforge-backup.service',
    'tintforge-backup.timer',
  ])
    copyFileSync(join(root, 'deploy', file), join(folder, file));
  for (const file of ['node', 'tintforge', 'install.sh']) chmodSync(join(folder, file), 0o755);
  rmSync(join(folder, 'dist/testing'), { recursive: true, force: true });
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeLicenses(join(folder, 'LICENSES.txt'), { root, node: licenseOfNode() });
  const { entries } = JSON.parse(readFileSync(join(folder, 'dist/migrations/meta/_journal.json'), 'utf8'));
  const release = { name: 'tintforge', version, platform, arch, node: process.versions.node, schema: entries.length };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  writeFileSync(
    join(folder, 'SHA256SUMS'),
    filesIn(folder)
      .map((file) => `${sumOf(file)}  ${relative(folder, file)}\n`)
      .join(''),
  );

  const archive = join(root, 'releases', `${name}.tar.gz`);
  mkdirSync(dirname(archive), { recursive: true });
  // The same files give the same archive.
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${timeOfCommit()}`];
  run('tar', ['--create', '--use-compress-program=gzip -9n', '--file', archive, ...same, '--directory', work, name]);
  const bytes = statSync(archive).size;
  writeFileSync(`${archive}.sha256`, `${sumOf(archive)}  ${basename(archive)}\n`);
  console.log(`${archive}: ${(bytes / 1e6).toFixed(1)} MB, Node ${release.node}`);
  if (bytes > largest) throw new Error(`It must not be larger than ${largest / 1e6} MB`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Node's license is next to it, in an archive of nodejs.org and in a package of Debian's. */
function licenseOfNode() {
  const prefix = dirname(dirname(process.execPath));
  const places = [join(prefix, 'LICENSE'), join(prefix, 'share/doc/nodejs/LICENSE'), '/usr/share/doc/nodejs/LICENSE'];
  const path = places.find((each) => existsSync(each));
  if (path === undefined) throw new Error(`There is no license of Node at ${places.join(' or ')}`);
  return readFileSync(path, 'utf8');
}

function filesIn(path) {
  if (lstatSync(path).isSymbolicLink()) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((each) => filesIn(join(path, each)));
}

function sumOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Seconds since 1970. */
function timeOfCommit() {
  return spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).stdout.trim();
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ended with ${status}`, { cause: error });
}
