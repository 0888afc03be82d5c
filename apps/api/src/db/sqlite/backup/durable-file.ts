import { closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Files with persons or secrets in them are their owner's alone. */
const ownersOnly = 0o600;

/** Makes an empty file that only its owner can read. Throws when there is one. */
export function createPrivate(path: string): void {
  closeSync(openSync(path, 'wx', ownersOnly));
}

/** A copy that only its owner can read, on the disk before it has its name: it is whole, or not there. */
export function copyDurably(from: string, to: string): void {
  const draft = `${to}.partial`;
  rmSync(draft, { force: true });
  createPrivate(draft);
  try {
    copyFileSync(from, draft);
    publish(draft, to);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Renames a finished file once it is flushed to disk, replacing any file of that name. */
export function publish(draft: string, path: string): void {
  flush(draft, 'r+');
  rename(draft, path);
}

/** Gives a file, a link or a folder another name, replacing any file of that name; the name is on the disk then. */
export function rename(draft: string, path: string): void {
  renameSync(draft, path);
  flushFolder(dirname(path));
}

/** Names that were given in a folder are on the disk then. Windows knows no such thing. */
function flushFolder(folder: string): void {
  if (process.platform !== 'win32') flush(folder, 'r');
}

/** Writes a file's content to the disk. */
export function flush(path: string, mode: 'r' | 'r+'): void {
  const file = openSync(path, mode);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
