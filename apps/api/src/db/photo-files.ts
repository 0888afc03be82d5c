import type { PhotoSize } from '@tintforge/api-contract';
import type { QuotePhotoRow } from './schema';

/** Name of a photo's file, in a store or below a folder of photos: that of its quote, its own, and its size. */
export function photoFile({ quoteId, id }: Pick<QuotePhotoRow, 'quoteId' | 'id'>, size: PhotoSize): string {
  return `${quoteId}/${id}-${size}.jpg`;
}
