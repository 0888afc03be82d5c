import { photoSizes, type QuotePhoto } from '@tintforge/api-contract';
import type { Connection } from '../../../db/client';
import type { QuotePhotoRow } from '../../../db/schema';
import type { QuoteContext } from '../ports';
import { photoAddress } from './photo-ticket';
import { photosOf } from './store';

/** Context of showing photos. */
export type PhotoViewContext = Pick<QuoteContext, 'clock' | 'photos'>;

/** A photo that is there, with addresses for the next minutes. */
export function photoView(
  { clock, photos }: PhotoViewContext,
  { id, caption, width, height }: QuotePhotoRow,
): QuotePhoto {
  const now = clock.now();
  const [small, large] = photoSizes.map((size) => photoAddress(photos.ticketKey, { id, size, now }));
  return { id, caption, width, height, small: small ?? '', large: large ?? '' };
}

/** The photos of a quote. */
export async function photoViews(
  context: PhotoViewContext & { connection: Connection },
  quoteId: string,
): Promise<QuotePhoto[]> {
  return (await photosOf(context.connection, quoteId)).map((row) => photoView(context, row));
}
