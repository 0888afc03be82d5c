import type { FilmNames } from '@tintforge/content/shapes';

/** The films' names by their looks, as menus and the titles of pages have them; the tables are in films.ts. */
export const filmNames: FilmNames = {
  ceramic: 'Ceramic Film',
  hybrid: 'Hybrid Film',
  carbon: 'Carbon Film',
};
