import { photoSizes, type QuotePhoto } from '@tintforge/api-contract';
import type { Connection } from '../../../db/client';
import { type QuotePhotoRow, type QuoteRow, quotePhotos } from '../../../db/schema';
import { photosIn } from '../../photos';
import type { QuoteContext } from '../ports';
import { photoAddress } from './photo-ticket';

/** Context of showing photos. */
export type PhotoViewContext = Pick<QuoteContext, 'clock' | 'photos'>;

/** A photo that is there, with addresses for the next minutes, or until its quote's links are ended. */
export function photoView(
  { clock, photos }: PhotoViewContext,
  { id, caption, width, height }: QuotePhotoRow,
  { tokenGeneration: generation }: Pick<QuoteRow, 'tokenGeneration'>,
): QuotePhoto {
  const now = clock.now();
  const [small, large] = photoSizes.map((size) => photoAddress(photos.ticketKey, { id, size, generation, now }));
  return { id, caption, width, height, small: small ?? '', large: large ?? '' };
}

/** The photos of a quote. */
export async function photoViews(
  context: PhotoViewContext & { connection: Connection },
  quote: Pick<QuoteRow, 'id' | 'tokenGeneration'>,
): Promise<QuotePhoto[]> {
  const rows = await photosIn(context.connection, { table: quotePhotos, owner: { quoteId: quote.id } });
  return rows.map((row) => photoView(context, row, quote));
}
