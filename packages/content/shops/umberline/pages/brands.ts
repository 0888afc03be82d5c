import type { FilmBrand } from '@tintforge/content/shapes';

/** Samples, until the owner names manufacturers. */
// @owner the manufacturers of the films you install, without `isSample`, and their logos if you may show them
export const brands: readonly FilmBrand[] = [
  { name: 'Manufacturer of Shale', logo: [41, 35, 26, 19], description: 'Charcoal in six steps', isSample: true },
  { name: 'Manufacturer of Basalt', logo: [64, 44, 32, 16], description: 'Black in eight', isSample: true },
  { name: 'Manufacturer of Mica', logo: [64, 50, 37, 25], description: 'Seven, and no metal', isSample: true },
  { name: 'Paint film manufacturer', logo: [100, 95, 90], description: 'Clear, for 10 years', isSample: true },
];
