#!/usr/bin/env node
/**
 * The one door to every root script: `node scripts/bootstrap.mjs [--to-serve] <command> [arguments]`.
 *
 * A machine with Node and npm is enough. It installs the pnpm that package.json names into .tools (once), installs the
 * workspace's packages when the lockfile has changed since the last time, and then runs the command with pnpm and the
 * workspace's own executables on PATH. With nothing to do, this costs a few milliseconds.
 *
 * With `--to-serve` it installs what building and serving needs, a third of everything: the packages' dependencies and the
 * root's, not those for development, and builds without declarations. Where everything is installed it stays so.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpmVersion = packageManager.slice('pnpm@'.length);
const tools = join(root, '.tools');
const toolsBin = join(tools, 'node_modules', '.bin');
const marker = join(root, 'node_modules', '.tintforge-installed');
const words = process.argv.slice(2);
const wantsLess = words[0] === '--to-serve';
const [command, ...args] = wantsLess ? words.slice(1) : words;

/** In the marker, after the fingerprint, where not everything is installed. */
const toServe = 'to-serve';

/** Native packages compile where no prebuilt one can be had; pnpm does not read where Node's headers are. */
function nodeHeaders() {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, 'include', 'node', 'node.h')) ? { npm_config_nodedir: prefix } : {};
}

const environment = {
  ...process.env,
  ...nodeHeaders(),
  PATH: [toolsBin, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  // Our vitest configurations share a base file, imported as all TypeScript is here: without an extension.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
};

function runOrExit(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function installedPnpm() {
  const manifest = join(tools, 'node_modules', 'pnpm', 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

/** Everything that decides what an install would do. */
function installFingerprint() {
  const hash = createHash('sha256').update(process.version).update(process.arch);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    const path = join(root, file);
    hash.update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

if (installedPnpm() !== pnpmVersion) {
  mkdirSync(tools, { recursive: true });
  runOrExit('npm', ['install', '--prefix', tools, '--no-save', '--no-package-lock', '--silent', packageManager]);
}
const [knownFingerprint, extent] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
const isLess = wantsLess && (extent === toServe || !existsSync(join(root, 'node_modules')));
if (knownFingerprint !== installFingerprint() || (extent === toServe && !isLess)) {
  const lockfile = process.env.CI ? '--frozen-lockfile' : '--prefer-frozen-lockfile';
  runOrExit('pnpm', ['install', lockfile, ...(isLess ? ['--prod'] : [])]);
  writeFileSync(marker, `${installFingerprint()} ${isLess ? toServe : 'all'}`);
}
if (isLess) environment.DECLARATIONS = 'none';

if (command !== undefined) {
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
