#!/usr/bin/env node
/**
 * Runs the tests of the packages without native code on the other Node that `engines` allows: on the one that the image
 * has when this is an older one, else on the oldest. Its binary is a package of npm's, kept in .tools.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The floor of `engines`, and the long-term support of deploy/Dockerfile. */
const [oldest, current] = ['20.19.0', '24.21.0'];
const packages = ['tint-law', 'booking-core', 'api-contract', 'content'];

const isCurrent = Number.parseInt(process.versions.node, 10) >= Number.parseInt(current, 10);
const version = isCurrent ? oldest : current;
const platform = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${platform}-${process.arch}`;
const folder = join(root, '.tools', `node-${version}`);
const binary = join(folder, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');

/** True when a program exited with 0. */
function ran(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
}

// Forty megabytes: a broken download is retried.
const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
for (let tries = 0; tries < 3 && !existsSync(binary); tries += 1) {
  ran('npm', ['install', ...options, `${name}@${version}`], { shell: platform === 'win' });
}
if (!existsSync(binary)) {
  console.error(`Node ${version} is not to be had: npm did not install ${name}@${version}.`);
  process.exit(1);
}
for (const each of packages) {
  const cwd = join(root, 'packages', each);
  const vitest = join(cwd, 'node_modules', 'vitest', 'vitest.mjs');
  // A separate report: that of the package's own tests stays.
  const report = ['--reporter=json', '--outputFile.json=reports/vitest-other-node.json'];
  if (!ran(binary, [vitest, 'run', '--reporter=dot', ...report], { cwd })) process.exit(1);
}
