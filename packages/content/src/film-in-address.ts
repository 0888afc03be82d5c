import type { FilmType } from '@tintforge/booking-core';

/** A film in a URL: "carbon" for Carbon Film. */
export function filmInAddress(filmType: FilmType): string {
  return filmType
    .toLowerCase()
    .replace(/ film$/, '')
    .replaceAll(' ', '-');
}
