import type { PhotoSize } from '@tintforge/api-contract';
import type { CertificatePhotoRow, QuotePhotoRow } from './schema';

/** A photo as far as its files are named by it. */
export type FiledPhoto = Pick<QuotePhotoRow, 'quoteId' | 'id'> | Pick<CertificatePhotoRow, 'bookingId' | 'id'>;

/**
 * Name of a photo's file, in a store or below a folder of photos: the folder of its quote, or of its booking's certificates,
 * its own, and its size.
 */
export function photoFile(photo: FiledPhoto, size: PhotoSize): string {
  const folder = 'quoteId' in photo ? photo.quoteId : `certificate-${photo.bookingId}`;
  return `${folder}/${photo.id}-${size}.jpg`;
}
