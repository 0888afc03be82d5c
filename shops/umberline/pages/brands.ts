import type { FilmBrand } from '@tintforge/content/shapes';

/** Neutral stand-ins until the owner may name manufacturers. */
// @owner the manufacturers of the films you install, and their logos if you may show them
export const brands: readonly FilmBrand[] = [
  { name: 'Manufacturer of Shale', logo: [41, 35, 26, 19], description: 'Charcoal in six steps' },
  { name: 'Manufacturer of Basalt', logo: [64, 44, 32, 16], description: 'Black in eight' },
  { name: 'Manufacturer of Mica', logo: [64, 50, 37, 25], description: 'Seven, and no metal' },
  { name: 'Paint film manufacturer', logo: [100, 95, 90], description: 'Clear, for 10 years' },
];
