/**
 * Run inside a published package after its build: packs it as it would be published and lets publint and attw judge the
 * tarball.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'tintforge-pack-'));

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  process.exitCode = 1;
}

run('pnpm', ['pack', '--pack-destination', folder]);
const [tarball] = readdirSync(folder);
run('publint', ['run', join(folder, tarball), '--strict']);
run('attw', [join(folder, tarball), '--profile', 'esm-only', '--exclude-entrypoints', './styles.css', './fonts/*']);
rmSync(folder, { recursive: true });
