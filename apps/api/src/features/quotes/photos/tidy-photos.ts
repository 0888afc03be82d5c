import { photoSizes } from '@tintforge/api-contract';
import { photoFile } from '../../../db/photo-files';
import { commit } from '../../../db/unit-of-work';
import type { QuoteContext } from '../ports';
import { deletePhoto, endReservations, leavingPhotos } from './store';

/** A browser that was cut off sends its photo again within the hour. */
const reservedMs = 60 * 60_000;

/** Photos of one read. */
const batch = 50;

/** Removes the files of photos that are leaving, and of those that were never sent to the end. It may stop anywhere. */
export async function tidyPhotos({ database, clock, photos }: QuoteContext, signal?: AbortSignal): Promise<void> {
  const before = clock.now() - reservedMs;
  await commit(database, (transaction) => endReservations(transaction, before));
  for (;;) {
    const rows = await leavingPhotos(database.connection, batch);
    for (const row of rows) {
      if (signal?.aborted === true) return;
      for (const size of photoSizes) await photos.store.remove(photoFile(row, size));
      await commit(database, (transaction) => deletePhoto(transaction, row.id));
    }
    if (rows.length < batch) return;
  }
}
