import { existsSync, linkSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { photoSizes } from '@tintforge/api-contract';
import Sqlite from 'better-sqlite3';
import { type FiledPhoto, photoFile } from '../../photo-files';
import { copyDurably, rename } from './durable-file';

/** The photos of a shop as far as a folder has them. */
export interface CopiedPhotos {
  /** Photos of which both sizes are there. */
  photos: number;
  /** Of these, how many were not there before. */
  added: number;
  /** Photos of which a file is nowhere. */
  missing: number;
}

/** The folder of photos in a data folder, and next to copies of its database. */
export function photosIn(folder: string): string {
  return join(folder, 'photos');
}

/**
 * Copies the photos that a database names from one folder to another that may have some of them. A file never changes
 * under its name, so each goes once. Those that `kept` has get a second name, a hard link, instead of a copy.
 */
export function copyPhotos(database: string, { from, to, kept }: { from: string; to: string; kept?: string }) {
  const result: CopiedPhotos = { photos: 0, added: 0, missing: 0 };
  for (const row of photoRows(database)) {
    const names = photoSizes.map((size) => photoFile(row, size));
    const absent = names.filter((name) => !existsSync(join(to, name)));
    const isWhole = absent.map((name) => bring(name, { from, to, kept })).every((isThere) => isThere);
    if (!isWhole) result.missing += 1;
    else if (absent.length > 0) result.added += 1;
    if (isWhole) result.photos += 1;
  }
  return result;
}

function bring(name: string, { from, to, kept }: { from: string; to: string; kept: string | undefined }): boolean {
  const source = [kept, from].flatMap((folder) => (folder === undefined ? [] : [join(folder, name)])).find(existsSync);
  if (source === undefined) return false;
  const path = join(to, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (kept !== undefined && source === join(kept, name)) linkSync(source, path);
  else copyDurably(source, path);
  return true;
}

/** Gives a folder of photos another name; undefined where there is none. */
export function putPhotosAside(folder: string, aside: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  rename(folder, aside);
  return aside;
}

/**
 * Deletes photos next to copies of a database that none of these copies names: they were removed from the shop, and the
 * last copy that knew them is gone. A copy that can't be read may name any of them, so then nothing is deleted.
 */
export function deleteUnknownPhotos(folder: string): number {
  const place = photosIn(folder);
  if (!existsSync(place)) return 0;
  const copies = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
  const known = new Set<string>();
  try {
    for (const copy of copies)
      for (const row of photoRows(join(folder, copy))) for (const size of photoSizes) known.add(photoFile(row, size));
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return 0;
    throw error;
  }
  let deleted = 0;
  for (const owner of readdirSync(place)) {
    const names = readdirSync(join(place, owner));
    const unknown = names.filter((name) => !known.has(`${owner}/${name}`));
    for (const name of unknown) rmSync(join(place, owner, name));
    if (unknown.length === names.length) rmdirSync(join(place, owner));
    deleted += unknown.length;
  }
  return deleted;
}

/** The tables of photos, and what a file's folder is named by. */
const photoTables = { quote_photos: 'quote_id as quoteId', certificate_photos: 'booking_id as bookingId' };

/** The photos that a database says are stored; none of a table that one of an older version doesn't know. */
function photoRows(path: string): FiledPhoto[] {
  const sqlite = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    const isKnown = sqlite.prepare<[string]>('select 1 from sqlite_master where name = ?');
    return Object.entries(photoTables).flatMap(([table, owner]) => {
      if (isKnown.get(table) === undefined) return [];
      const stored = `select ${owner}, id from ${table} where status = 'stored' order by 1, 2`;
      return sqlite.prepare<[], FiledPhoto>(stored).all();
    });
  } finally {
    sqlite.close();
  }
}
