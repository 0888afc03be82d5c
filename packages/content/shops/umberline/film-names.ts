import type { FilmNames } from '@tintforge/content/shapes';

/**
 * The films' names by their looks, as menus and the titles of pages have them: stones of the Front Range. The tables are in
 * films.ts.
 */
export const filmNames: FilmNames = {
  ceramic: 'Mica Film',
  hybrid: 'Shale Film',
  carbon: 'Basalt Film',
};
