import type { PhotoSize } from '@tintforge/api-contract';
import { photoFile } from '../../../db/photo-files';
import { type Problem, problem } from '../../../platform/problem';
import type { QuoteContext } from '../ports';
import { noSuchPhoto } from '../problems';
import { isPhotoTicket } from './photo-ticket';
import { photoById } from './store';

/** A photo in one of its sizes, for anyone with a ticket for it that is still valid. */
export async function showPhoto(
  { database, clock, photos }: QuoteContext,
  address: { id: string; size: PhotoSize; ticket: string },
): Promise<Buffer | Problem> {
  const { id, size } = address;
  if (!isPhotoTicket(photos.ticketKey, { ...address, now: clock.now() })) return noSuchPhoto();
  const row = await photoById(database.connection, id);
  if (row?.status !== 'stored') return noSuchPhoto();
  try {
    return (await photos.store.get(photoFile(row, size))) ?? noSuchPhoto();
  } catch (error) {
    photos.log.warn({ err: error }, 'a photo couldn’t be read');
    return problem('busy', { message: 'This photo can’t be shown just now. Try again in a moment.' });
  }
}
