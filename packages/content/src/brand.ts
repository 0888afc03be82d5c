/** The shop's name, stated here once; the tagline and the founding year stand in the marketing specification, section 1. */
// @owner the name, the tagline and the year
export const brand = {
  name: 'Tintforge',
  tagline: 'Precision Tint. Forged to Last.',
  foundedYear: 2015,
  /** Where customers write; the owner's to replace (product.md: addresses use tintforge.example). */
  // @owner the address customers write to
  email: 'hello@tintforge.example',
} as const;
