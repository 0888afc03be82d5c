import type { FilmBrand } from '@tintforge/content/shapes';

/** Samples, until the owner names manufacturers. */
// @owner the manufacturers of the films you install, without `isSample`, and their logos if you may show them
export const brands: readonly FilmBrand[] = [
  { name: 'Film manufacturer', logo: [70, 50, 35, 20, 5], description: 'Ceramic, hybrid and carbon film', isSample: true },
];
