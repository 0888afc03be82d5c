export { type Album, addToAlbum, type PhotoShelf, photosIn, removeFromAlbum } from './album';
export { openPhotos } from './open-photos';
export { noSuchPhoto } from './problems';
export { showFile } from './show-file';
export { photoById, updatePhoto } from './store';
export { tidyPhotos } from './tidy-photos';
