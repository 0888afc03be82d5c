import { paths } from '@tintforge/app-base/paths';
import type { FilmType } from '@tintforge/booking-core';

/** The page of each film, with its measured table. */
export const filmPaths: Readonly<Record<FilmType, string>> = {
  'Ceramic Film': paths.ceramic,
  'Hybrid Film': paths.hybrid,
  'Carbon Film': paths.carbon,
};
