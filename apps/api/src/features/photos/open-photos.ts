import type { PhotoPlace } from '../../config';
import { openDiskPhotos } from './disk-photos';
import type { PhotoStore } from './photo-store';
import { openS3Photos } from './s3-photos';

/** The store that an installation has chosen. Nothing is asked of it before the first photo. */
export function openPhotos(place: PhotoPlace): PhotoStore {
  return place.kind === 'disk' ? openDiskPhotos(place.folder) : openS3Photos(place);
}
