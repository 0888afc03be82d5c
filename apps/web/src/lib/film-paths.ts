import { paths } from '@tintforge/app-base/paths';
import type { FilmType } from '@tintforge/booking-core';
import { seriesOf } from '@tintforge/content';

/** The page of a film, with its measured table. */
export function filmPath(filmType: FilmType): string {
  return paths[seriesOf(filmType)];
}
