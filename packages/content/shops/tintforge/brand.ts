import type { ShopBrand } from '@tintforge/content/shapes';

/** The shop's name, tagline and founding year, stated here once. */
// @owner the name, the tagline and the year
export const brand: ShopBrand = {
  name: 'Tintforge',
  tagline: 'Precision Tint. Forged to Last.',
  foundedYear: 2015,
  /** The shop's public email address; the owner's to replace (docs/product.md of the repository, Modes). */
  // @owner the address customers write to
  email: 'hello@tintforge.example',
  // @owner the letters in front of tracking codes and of quotes' codes
  codePrefix: 'TF',
  quotePrefix: 'TQ',
};
