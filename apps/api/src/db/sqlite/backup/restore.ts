import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { makeFolder } from '../../../platform/data-folder';
import { installationFile } from '../../installation';
import { isBusy, isDamaged } from '../failures';
import { ownMigrations } from '../migrate-sqlite';
import { secretsBeside, stamp } from './backup-name';
import { checkShop } from './check-shop';
import { copyDurably, publish } from './durable-file';
import { type CopiedPhotos, copyPhotos, photosIn, putPhotosAside } from './photo-copies';

export interface RestoreRequest {
  /** A copy that was made by `backUp`. */
  from: string;
  dataDir: string;
  /** True when an existing database may be set aside. */
  replaces: boolean;
  /** True when the photos next to the copy are brought back, too. */
  withPhotos: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** A sentence on what was restored, or why it failed. */
export type Restored =
  | {
      ok: true;
      path: string;
      rows: number;
      setAside: string[];
      hasSecrets: boolean;
      photos: CopiedPhotos | undefined;
    }
  | { ok: false; problem: string };

/**
 * Puts a copy in the place of a shop's database, once it is read from its first page to its last. What was there before
 * is renamed and never deleted. Nothing is changed while a server is at work on the data folder.
 */
export function restore({ from, dataDir, replaces, withPhotos, now }: RestoreRequest): Restored {
  if (!existsSync(from)) return { ok: false, problem: `There is no file ${from}.` };
  makeFolder(dataDir);
  const path = join(dataDir, 'tintforge.sqlite');
  const secrets = join(dataDir, 'secrets.json');
  const obstacle = findObstacle({ from, path, secrets, replaces });
  if (obstacle !== undefined) return { ok: false, problem: obstacle };

  const draft = `${path}.restored`;
  try {
    copyDurably(from, draft);
    const checked = checkShop(draft);
    if (!checked.ok) return { ok: false, problem: checked.problem.replace(draft, from) };
    const known = readMigrationFiles({ migrationsFolder: ownMigrations }).length;
    if (checked.schema > known) {
      const problem = `${from} was made by a newer version (schema ${checked.schema}, this one knows ${known}).`;
      return { ok: false, problem };
    }
    // Last, because a server could have been started in the meantime.
    if (isAtWork(path)) return { ok: false, problem: atWork };
    // A damaged file may leave a write-ahead log, which does not belong to the copy.
    const logs = [`${path}-wal`, `${path}-shm`].flatMap((each) => putAside(each, now));
    const secretsAside = hasOtherSecrets(from, secrets) ? keepAside(secrets, now) : [];
    const setAside = [...keepAside(path, now), ...logs, ...secretsAside];
    if (existsSync(secretsBeside(from))) copyDurably(secretsBeside(from), secrets);
    const photos = withPhotos ? bringPhotos(draft, { from, dataDir, now, setAside }) : undefined;
    publish(draft, path);
    // The next start marks the folder as that of the shop that was brought back.
    rmSync(installationFile(dataDir), { force: true });
    const rows = Object.values(checked.counts).reduce((sum, count) => sum + count, 0);
    return { ok: true, path, rows, setAside, hasSecrets: existsSync(secretsBeside(from)), photos };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The folder holds the photos that the copy names and no others: what was there is set aside, and used where it has one. */
function bringPhotos(
  draft: string,
  { from, dataDir, now, setAside }: Pick<RestoreRequest, 'from' | 'dataDir' | 'now'> & { setAside: string[] },
): CopiedPhotos {
  const folder = photosIn(dataDir);
  const aside = putPhotosAside(folder, asideName(folder, now));
  if (aside !== undefined) setAside.push(aside);
  return copyPhotos(draft, {
    from: photosIn(dirname(resolve(from))),
    to: folder,
    ...(aside === undefined ? {} : { kept: aside }),
  });
}

const atWork = 'A server or another program is using the data folder. Stop it first.';

function findObstacle({
  from,
  path,
  secrets,
  replaces,
}: Pick<RestoreRequest, 'from' | 'replaces'> & { path: string; secrets: string }): string | undefined {
  if (isAtWork(path)) return atWork;
  if (replaces) return undefined;
  if (existsSync(path)) return `${path} already exists. --replace sets it aside.`;
  return hasOtherSecrets(from, secrets)
    ? `${secrets} belongs to another installation. --replace sets it aside.`
    : undefined;
}

function hasOtherSecrets(from: string, secrets: string): boolean {
  const ours = secretsBeside(from);
  return existsSync(secrets) && existsSync(ours) && !readFileSync(secrets).equals(readFileSync(ours));
}

/** To leave the write-ahead log SQLite has to have the file to itself: the lock is one of the operating system. */
function isAtWork(path: string): boolean {
  if (!existsSync(path)) return false;
  const sqlite = new Sqlite(path, { timeout: 0 });
  try {
    return sqlite.pragma('journal_mode = DELETE', { simple: true }) === 'wal';
  } catch (error) {
    if (isBusy(error)) return true;
    // A damaged file is what copies are for; no server starts on it.
    if (isDamaged(error)) return false;
    throw error;
  } finally {
    sqlite.close();
  }
}

/** Gives a file another name. */
function putAside(path: string, now: number): string[] {
  if (!existsSync(path)) return [];
  const aside = asideName(path, now);
  renameSync(path, aside);
  return [aside];
}

/** Adds a second name by a hard link; the file that replaces it takes the first: there is a file at every moment. */
function keepAside(path: string, now: number): string[] {
  if (!existsSync(path)) return [];
  const aside = asideName(path, now);
  linkSync(path, aside);
  return [aside];
}

function asideName(path: string, now: number): string {
  return `${path}.replaced-${stamp(now)}`;
}
