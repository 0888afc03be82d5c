import type { ShopBrand } from '@tintforge/content/shapes';

/** The shop's name, tagline and founding year. The shop is invented: a second one that the product is tested with. */
// @owner the name, the tagline and the year
export const brand: ShopBrand = {
  name: 'Umberline',
  tagline: 'Good shade, a mile up.',
  foundedYear: 2019,
  // @owner the address customers write to
  email: 'shop@umberline.example',
  // @owner the letters in front of tracking codes and of quotes' codes
  codePrefix: 'UM',
  quotePrefix: 'UQ',
};
