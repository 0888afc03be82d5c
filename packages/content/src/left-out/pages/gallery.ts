import { leftOut } from '../../left-out';
import type { GalleryPage } from '../../page-shapes';

export const galleryPage: GalleryPage = leftOut;
