import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { rename } from '../db/sqlite/backup/durable-file';
import { type Release, readRelease, versionFolder } from './release';

/** A version in its folder, or why it was not taken in, a sentence. */
export type TakenIn = { ok: true; release: Release } | { ok: false; problem: string };

/**
 * Unpacks an archive next to the other versions. The folder gets its name once every file is as SHA256SUMS in it says,
 * and on the disk. A version that is there already is checked again and stays.
 */
export function takeIn(home: string, archive: string): TakenIn {
  if (!existsSync(archive)) return { ok: false, problem: `There is no file ${archive}.` };
  const draft = join(home, 'versions', '.unpacking');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  // The shop's own user runs what is in it, however strict the mask is.
  chmodSync(draft, 0o755);
  try {
    const unpacking = [
      '--extract',
      '--no-same-owner',
      '--same-permissions',
      '--strip-components=1',
      '--file',
      resolve(archive),
    ];
    const { status, stderr } = spawnSync('tar', unpacking, { cwd: draft, encoding: 'utf8' });
    if (status !== 0) return { ok: false, problem: `${archive} can’t be unpacked: ${stderr.trim()}` };
    const release = readRelease(draft);
    if (release === undefined) return { ok: false, problem: `${archive} is no release of the site.` };
    const { version, platform, arch } = release;
    if (platform !== process.platform || arch !== process.arch)
      return {
        ok: false,
        problem: `${archive} is for ${platform}-${arch}; this machine is ${process.platform}-${process.arch}.`,
      };
    const folder = versionFolder(home, version);
    const isThere = existsSync(folder);
    const damaged = firstDamaged(isThere ? folder : draft);
    if (damaged !== undefined) return { ok: false, problem: `${damaged} isn’t as it was released.` };
    if (!isThere) rename(draft, folder);
    return { ok: true, release };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The first file that is not what SHA256SUMS says; flushes the others to the disk on the way. */
function firstDamaged(folder: string): string | undefined {
  const list = join(folder, 'SHA256SUMS');
  if (!existsSync(list)) return list;
  const lines = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => ({ sum: line.slice(0, 64), path: join(folder, line.slice(66)) })).find(isDamaged)?.path;

  function isDamaged({ sum, path }: { sum: string; path: string }): boolean {
    if (!path.startsWith(folder + sep) || !existsSync(path)) return true;
    const file = openSync(path, 'r');
    try {
      fsyncSync(file);
      return createHash('sha256').update(readFileSync(file)).digest('hex') !== sum;
    } finally {
      closeSync(file);
    }
  }
}
