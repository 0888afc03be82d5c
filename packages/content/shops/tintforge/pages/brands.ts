import type { FilmBrand } from '@tintforge/content/shapes';

/** Samples, until the owner names manufacturers (docs/product.md of the repository, Ratings, people and brands). */
// @owner the manufacturers of the films you install, without `isSample`, and their logos if you may show them
export const brands: readonly FilmBrand[] = [
  {
    name: 'Ceramic film manufacturer',
    logo: [64, 50, 37, 25, 5],
    description: 'Seven shades, no metal',
    isSample: true,
  },
  {
    name: 'Hybrid film manufacturer',
    logo: [41, 35, 26, 19, 12],
    description: 'Six shades in charcoal',
    isSample: true,
  },
  { name: 'Carbon film manufacturer', logo: [64, 51, 37, 22, 5], description: 'Eight shades of black', isSample: true },
  { name: 'Paint film manufacturer', logo: [100, 90, 80], description: 'Clear film, 10-year warranty', isSample: true },
];
