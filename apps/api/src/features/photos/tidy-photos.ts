import { photoSizes } from '@tintforge/api-contract';
import { photoFile } from '../../db/photo-files';
import { commit } from '../../db/unit-of-work';
import type { AlbumContext } from './album';
import {
  deletePhoto,
  endReservations,
  leavingPhotos,
  noFiles,
  type PhotoTable,
  photoTables,
  updatePhoto,
} from './store';

/** A browser that was cut off sends its photo again within the hour, and no upload is under way for longer. */
const uploadMs = 60 * 60_000;

/** Photos of one read. */
const batch = 50;

/**
 * Removes the files of photos that are leaving, and of those that were never sent to the end. The row of a photo that has
 * just left stays for an hour, and its files are removed once more then: an upload may have been slower than the removal.
 * It may stop anywhere.
 */
export async function tidyPhotos(context: AlbumContext, signal?: AbortSignal): Promise<void> {
  for (const table of photoTables) await tidyTable(context, { table, signal });
}

async function tidyTable(
  { database, clock, photos }: AlbumContext,
  { table, signal }: { table: PhotoTable; signal: AbortSignal | undefined },
): Promise<void> {
  const before = clock.now() - uploadMs;
  await commit(database, (transaction) => endReservations(transaction, table, before));
  for (;;) {
    const rows = await leavingPhotos(database.connection, table, { before, limit: batch });
    for (const row of rows) {
      if (signal?.aborted === true) return;
      for (const size of photoSizes) await photos.store.remove(photoFile(row, size));
      await commit(database, (transaction) =>
        row.at <= before
          ? deletePhoto(transaction, table, row.id)
          : updatePhoto(transaction, table, { id: row.id, changes: noFiles }),
      );
    }
    if (rows.length < batch) return;
  }
}
