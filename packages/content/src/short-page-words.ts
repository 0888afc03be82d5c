import { brand } from '@tintforge/shop/brand';

/** The films' pages under their short addresses: names, and titles, which are fixed (docs/product.md of the repository, Pages). */
export const shortPageWords = {
  ceramicTint: { name: 'Ceramic Window Tint', title: `Ceramic Window Tint - ${brand.name}` },
  carbonTint: { name: 'Carbon Window Tint', title: `Carbon Window Tint - ${brand.name}` },
  hybridTint: { name: 'Hybrid Window Tint', title: `Hybrid Window Tint - ${brand.name}` },
} as const;
