import type { ShopBrand } from '@tintforge/content/shapes';

/** The shop's name, tagline and founding year. */
// @owner the tagline and the year
export const brand: ShopBrand = {
  name: '{{name}}',
  tagline: 'Window tint that comes to you.',
  foundedYear: {{year}},
  // @owner the address customers write to
  email: '{{email}}',
  // @owner the letters in front of tracking codes and of quotes' codes
  codePrefix: '{{codePrefix}}',
  quotePrefix: '{{quotePrefix}}',
};
