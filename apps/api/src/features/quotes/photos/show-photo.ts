import type { PhotoSize } from '@tintforge/api-contract';
import { quotePhotos } from '../../../db/schema';
import type { Problem } from '../../../platform/problem';
import { noSuchPhoto, photoById, showFile } from '../../photos';
import type { QuoteContext } from '../ports';
import { storedQuote } from '../store';
import { isPhotoTicket } from './photo-ticket';

/** A photo in one of its sizes, for anyone with a ticket for it that is still valid. */
export async function showPhoto(
  { database, clock, photos }: QuoteContext,
  address: { id: string; size: PhotoSize; ticket: string },
): Promise<Buffer | Problem> {
  const { id, size } = address;
  const row = await photoById(database.connection, quotePhotos, id);
  if (row?.status !== 'stored') return noSuchPhoto();
  const { tokenGeneration: generation } = await storedQuote(database.connection, row.quoteId);
  if (!isPhotoTicket(photos.ticketKey, { ...address, generation, now: clock.now() })) return noSuchPhoto();
  return showFile(photos, { row, size });
}
