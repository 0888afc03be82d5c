import { spawnSync } from 'node:child_process';

/** Copies the project's files, as they are in the work tree, into an existing folder. */
export function copySources(root, folder, as = {}) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const packed = spawnSync('tar', ['--create', '--null', '--files-from=-'], {
    cwd: root,
    input: listed.stdout,
    maxBuffer: 2 ** 30,
  });
  const { status } = spawnSync('tar', ['--extract'], { cwd: folder, input: packed.stdout, ...as });
  if (packed.status !== 0 || status !== 0) throw new Error(`The sources could not be copied to ${folder}`);
}
