import type { PhotoSize } from '@tintforge/api-contract';
import { photoFile } from '../../db/photo-files';
import type { Problem } from '../../platform/problem';
import type { PhotoShelf } from './album';
import { noSuchPhoto, photoBusy } from './problems';
import type { PhotoRow } from './store';

/** The file of a photo in one of its sizes. */
export async function showFile(
  { store, log }: PhotoShelf,
  { row, size }: { row: PhotoRow; size: PhotoSize },
): Promise<Buffer | Problem> {
  try {
    return (await store.get(photoFile(row, size))) ?? noSuchPhoto();
  } catch (error) {
    log.warn({ err: error }, 'a photo couldn’t be read');
    return photoBusy('This photo can’t be shown just now. Try again in a moment.');
  }
}
