import type { PhotoSize } from '@tintforge/api-contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection, Database, Transaction } from '../../db/client';
import { photoFile } from '../../db/photo-files';
import { commit, retryOnConflict } from '../../db/unit-of-work';
import type { Clock } from '../../platform/clock';
import { isProblem, type Problem, problem } from '../../platform/problem';
import type { PhotoStore } from './photo-store';
import { noSuchPhoto, photoBusy } from './problems';
import { ReaderBusy, type ReadImage, readImage } from './read-image';
import {
  insertPhoto,
  leaving,
  noFiles,
  type PhotoRow,
  type PhotoTable,
  photoById,
  photosWhere,
  updatePhoto,
} from './store';

/** The files of photos. */
export interface PhotoShelf {
  store: PhotoStore;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Context of adding photos, showing them and tidying up. */
export interface AlbumContext {
  database: Database;
  clock: Clock;
  photos: PhotoShelf;
}

/** Owner of photos: a request, or a certificate. */
interface Owned<Table extends PhotoTable> {
  table: Table;
  /** The columns that make a photo one of it. */
  owner: Partial<Table['$inferSelect']>;
}

/** The photos of one request, or of one certificate. */
export interface Album<Table extends PhotoTable> extends Owned<Table> {
  most: number;
  /** Its owner, at the beginning of a sentence. */
  name: string;
}

/** A photo that is sent, under an id that its browser has chosen. */
export interface SentPhoto<Table extends PhotoTable> {
  id: string;
  bytes: Buffer;
  /** Its album, as long as it takes photos. */
  open: (connection: Connection) => Promise<Album<Table> | Problem>;
  /** Called in the transaction in which it is there. */
  onStored: (transaction: Transaction, row: Table['$inferSelect'], at: number) => Promise<void>;
}

/**
 * Adds a photo to an album. The same id again is the same photo, however often it is sent. A place is reserved before the files
 * are written, and the photo is there once both are, so that whatever is cut off can be repeated or is tidied.
 */
export async function addToAlbum<Table extends PhotoTable>(
  { database, clock, photos }: AlbumContext,
  { id, bytes, open, onStored }: SentPhoto<Table>,
): Promise<Table['$inferSelect'] | Problem> {
  const known = await find(database.connection, { id, open });
  if (isProblem(known)) return known;
  if (known.photo?.status === 'stored') return known.photo;

  const image = await read(bytes);
  if (isProblem(image)) return image;
  const { width, height } = image;
  const reserved = await retryOnConflict(() =>
    commit(database, async (transaction) => {
      const found = await find(transaction, { id, open });
      if (isProblem(found) || found.photo !== undefined) return found;
      const { album } = found;
      const place = await freePlace(transaction, album);
      if (place === undefined) return tooManyPhotos(album);
      const photo = { id, ...album.owner, place, status: 'reserved', width, height, at: clock.now() } as PhotoRow;
      await insertPhoto(transaction, album.table, photo);
      return { album, photo };
    }),
  );
  if (isProblem(reserved)) return reserved;
  const { album, photo: row } = reserved;
  if (row === undefined) throw new Error('A photo has no row');

  try {
    for (const size of sizes) await photos.store.put(photoFile(row, size), image[size]);
  } catch (error) {
    photos.log.warn({ err: error }, 'a photo couldn’t be stored');
    return photoBusy('We couldn’t store this photo just now. Try again in a moment.');
  }
  const stored = await commit(database, async (transaction) => {
    const present = await photoById(transaction, album.table, id);
    // Removed or tidied away since.
    if (present === undefined || present.status === 'leaving') return noSuchPhoto();
    if (present.status === 'stored') return present;
    await updatePhoto(transaction, album.table, { id, changes: { status: 'stored', width, height } });
    await onStored(transaction, present, clock.now());
    return { ...present, width, height };
  });
  if (!isProblem(stored)) return stored;
  // The files may have come after those that were tidied away.
  for (const size of sizes) await photos.store.remove(photoFile(row, size));
  return stored;
}

const sizes = ['large', 'small'] as const satisfies readonly PhotoSize[];

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The open album, and the photo of an id in it if it was sent before. */
async function find<Table extends PhotoTable>(
  connection: Connection,
  { id, open }: Pick<SentPhoto<Table>, 'id' | 'open'>,
): Promise<{ album: Album<Table>; photo: Table['$inferSelect'] | undefined } | Problem> {
  const album = await open(connection);
  if (isProblem(album)) return album;
  // A file is named by it.
  if (!uuidForm.test(id)) return noSuchPhoto();
  const photo = await photoById(connection, album.table, id);
  const isOurs = photo === undefined || (isOf(album, photo) && photo.status !== 'leaving');
  return isOurs ? { album, photo } : noSuchPhoto();
}

function isOf<Table extends PhotoTable>({ owner }: Album<Table>, photo: Table['$inferSelect']): boolean {
  const columns: Record<string, unknown> = photo;
  return Object.entries(owner).every(([column, value]) => columns[column] === value);
}

/** The condition of an album's rows. */
function rowsOf<Table extends PhotoTable>({ table, owner }: Owned<Table>): SQL | undefined {
  return and(...Object.entries(owner).map(([column, value]) => eq(table[column as 'id'], value as string)));
}

async function read(bytes: Buffer): Promise<ReadImage | Problem> {
  try {
    return (await readImage(bytes)) ?? unreadable();
  } catch (error) {
    if (error instanceof ReaderBusy) return photoBusy('We couldn’t store this photo just now. Try again in a moment.');
    throw error;
  }
}

function unreadable(): Problem {
  return problem('photo_unreadable', {
    message: 'We can’t open this file as a photo. Send a JPEG, PNG, WebP or HEIC, or email it to us.',
  });
}

function tooManyPhotos({ name, most }: { name: string; most: number }): Problem {
  return problem('too_many_photos', {
    message: `${name} can have ${most} photos. Remove one first, or email us the others.`,
    details: { most },
  });
}

/** The first free place of an album; undefined when all are taken. */
async function freePlace<Table extends PhotoTable>(
  connection: Connection,
  album: Album<Table>,
): Promise<number | undefined> {
  const rows = await photosWhere(connection, album.table, rowsOf(album));
  const taken = new Set(rows.map(({ place }) => place));
  return Array.from({ length: album.most }, (_, place) => place).find((place) => !taken.has(place));
}

/** The photos of an album that are there, in their order. */
export function photosIn<Table extends PhotoTable>(
  connection: Connection,
  album: Owned<Table>,
): Promise<Table['$inferSelect'][]> {
  return photosWhere(connection, album.table, and(rowsOf(album), eq(album.table.status, 'stored')));
}

/**
 * A photo that was removed is removed. One that was never there may still be on its way: its removal is remembered, so that it
 * doesn't come after. Returns the photo that was there.
 */
export async function removeFromAlbum<Table extends PhotoTable>(
  transaction: Transaction,
  { album, id, at }: { album: Album<Table>; id: string; at: number },
): Promise<Table['$inferSelect'] | undefined> {
  const { table, owner } = album;
  const photo = await photoById(transaction, table, id);
  if (photo === undefined) {
    // More than these are no one's photos.
    const mostRemembered = 4 * album.most;
    const isPhotoId = uuidForm.test(id) && (await countLeaving(transaction, album)) < mostRemembered;
    if (isPhotoId) await insertPhoto(transaction, table, { id, ...owner, at, ...leaving, ...noFiles } as PhotoRow);
    return undefined;
  }
  if (!isOf(album, photo) || photo.status === 'leaving') return undefined;
  await updatePhoto(transaction, table, { id, changes: { ...leaving, at } });
  return photo.status === 'stored' ? photo : undefined;
}

/** Number of photos of an album whose rows refuse a later upload. */
async function countLeaving<Table extends PhotoTable>(connection: Connection, album: Album<Table>): Promise<number> {
  const isLeaving = and(rowsOf(album), eq(album.table.status, 'leaving'));
  return (await photosWhere(connection, album.table, isLeaving)).length;
}
