/** The shop's name, stated here once; the tagline and the founding year stand in the marketing specification, section 1. */
export const brand = {
  name: 'Tintforge',
  tagline: 'Precision Tint. Forged to Last.',
  foundedYear: 2015,
  /** Where customers write; the owner's to replace (product.md: addresses use tintforge.example). */
  email: 'hello@tintforge.example',
} as const;
