import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Sqlite from 'better-sqlite3';
import { backupName, isBackupName, secretsBeside } from './backup-name';
import { checkShop, countRows, type RowCounts, schemaOf } from './check-shop';
import { copyDurably, createPrivate, publish } from './durable-file';
import { type CopiedPhotos, copyPhotos, deleteUnknownPhotos, photosIn } from './photo-copies';

export interface BackUpRequest {
  /** The database to copy. A server may be running on it. */
  dataDir: string;
  /** An existing folder, in which the copy gets a generated name; or the path of the file to create. */
  to: string;
  /** Number of backups to keep; older ones are deleted. Keeps all by default. */
  keep?: number | undefined;
  /** True when photos are files of the data folder. They are copied next to a copy in a folder, each once. */
  hasPhotos: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** A sentence on what was copied, or why it failed. */
export type BackedUp =
  | {
      ok: true;
      path: string;
      rows: number;
      bytes: number;
      secrets: string | undefined;
      photos: CopiedPhotos | undefined;
      deleted: string[];
    }
  | { ok: false; problem: string };

/** Copies the rest in one step: an incremental copy restarts on every write, and on a busy day never ends. */
const allPages = 0x7fffffff;

/**
 * Backs up a shop while it is running. The copy is consistent: no transaction is in it by half. It gets its name once
 * it is complete, verified page by page, has the shop's rows, and is flushed to disk.
 */
export async function backUp({ dataDir, to, keep, hasPhotos, now }: BackUpRequest): Promise<BackedUp> {
  const source = join(dataDir, 'tintforge.sqlite');
  if (!existsSync(source)) return { ok: false, problem: `There is no database ${source}.` };
  const isFolder = to.endsWith('/') || to.endsWith(sep) || (existsSync(to) && statSync(to).isDirectory());
  if (!isFolder && keep !== undefined) return { ok: false, problem: '--keep needs a folder in --to.' };
  const folder = isFolder ? resolve(to) : dirname(resolve(to));
  if (!existsSync(folder)) return { ok: false, problem: `There is no folder ${folder}.` };

  const sqlite = new Sqlite(source);
  try {
    // From here on this connection sees one moment.
    sqlite.exec('begin');
    const schema = schemaOf(sqlite);
    if (schema === undefined) return { ok: false, problem: `${source} isn’t a shop database.` };
    const path = isFolder ? join(folder, backupName({ now, schema })) : resolve(to);
    if (existsSync(path)) return { ok: false, problem: `${path} already exists.` };
    const counts = countRows(sqlite);
    const problem = await copyTo(path, { sqlite, counts, dataDir });
    if (problem !== undefined) return { ok: false, problem };
    // After the database: a photo that it calls stored has its files, unless it was removed since.
    const photos =
      hasPhotos && isFolder ? copyPhotos(path, { from: photosIn(dataDir), to: photosIn(folder) }) : undefined;
    const deleted = keep === undefined ? [] : deleteOlder(folder, keep);
    if (deleted.length > 0) deleteUnknownPhotos(folder);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const secrets = existsSync(secretsBeside(path)) ? secretsBeside(path) : undefined;
    return { ok: true, path, rows, bytes: statSync(path).size, secrets, photos, deleted };
  } finally {
    sqlite.close();
  }
}

/** The reason why there is no copy; undefined when there is one. */
async function copyTo(
  path: string,
  { sqlite, counts, dataDir }: { sqlite: Sqlite.Database; counts: RowCounts; dataDir: string },
): Promise<string | undefined> {
  const draft = `${path}.partial`;
  rmSync(draft, { force: true });
  createPrivate(draft);
  try {
    await sqlite.backup(draft, { progress: () => allPages });
    const checked = checkShop(draft);
    if (!checked.ok) return checked.problem;
    if (!isDeepStrictEqual(checked.counts, counts))
      return 'The copy doesn’t have the same rows as the shop. Try again.';
    // First: without them, a database opens none of the issued links.
    const secrets = join(dataDir, 'secrets.json');
    if (existsSync(secrets)) copyDurably(secrets, secretsBeside(path));
    publish(draft, path);
    return undefined;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Only what has the name of a copy is ever deleted. */
function deleteOlder(folder: string, keep: number): string[] {
  const older = readdirSync(folder).filter(isBackupName).sort().reverse().slice(keep);
  for (const name of older) {
    rmSync(join(folder, name));
    rmSync(secretsBeside(join(folder, name)), { force: true });
  }
  return older;
}
