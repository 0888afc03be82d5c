import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const ownersOnly = 0o600;

/** Our files in a data folder, including those that SQLite creates next to its databases. */
const ownFiles = /^(tintforge|stripe-emulator)\.sqlite(-wal|-shm|-journal)?$|^[\w-]+\.(json|lock)(-journal)?$/;

/**
 * Creates a data folder that only its owner can access, and restricts access to our files in it. Returns a sentence
 * when nothing can be written there.
 */
export function prepareDataFolder(dataDir: string): string | undefined {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '', { mode: ownersOnly });
    rmSync(probe);
    for (const name of readdirSync(dataDir).filter((each) => ownFiles.test(each))) closeToOthers(join(dataDir, name));
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return `DATA_DIR ${dataDir} can't be used (${error.code}): it must be a folder in which this user can write files. Fix that, or set DATA_DIR to another one.`;
  }
}

/**
 * Creates a folder that only its owner can access. Step by step: where nothing can be created, such as below /proc,
 * Node's own recursive way retries forever.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process that started concurrently was first.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Creates a file that only its owner can access before a database is opened in it. SQLite gives the files next to it
 * the same permissions.
 */
export function makePrivateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', ownersOnly));
}

function closeToOthers(path: string): void {
  const { mode } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0 };
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    // Of another user, who decides about it; or gone by now.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
