import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from './places';
import { ownerOf, type Ran, runProgram } from './run-program';

/**
 * Runs a task with a separate folder in the backup folder, which the shop's user can write to. Whatever a task that
 * was killed left in it is deleted by the next one, and by this one at its end.
 */
export async function inScratchFolder<Value>(
  places: Places,
  { name, task }: { name: string; task: (folder: string) => Promise<Value> },
): Promise<Value> {
  const folder = join(places.backupDir, `.${name}`);
  rmSync(folder, { recursive: true, force: true });
  makeBackupFolder(places);
  makeOwned(folder, places);
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates the folder of the copies, unless it is there. */
export function makeBackupFolder(places: Places): void {
  if (!existsSync(places.backupDir)) makeOwned(places.backupDir, places);
}

function makeOwned(folder: string, { dataDir }: Places): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = ownerOf(dataDir);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/**
 * Brings a copy back into an empty folder and starts a version's server on it, without jobs and out of reach: only then
 * is it known that the copy can be relied on. `args` are more words for `restore`, which an older version may not know.
 */
export async function tryBackup(
  places: Places,
  { backup, version, folder, args = [] }: { backup: string; version: string; folder: string; args?: readonly string[] },
): Promise<Ran> {
  const dataDir = join(folder, 'data');
  const restored = await runProgram(places, { version, name: 'restore', args: ['--from', backup, ...args], dataDir });
  return restored.isDone ? await runProgram(places, { version, name: 'trial', dataDir }) : restored;
}
