import type { ShopLegal } from '@tintforge/content/page-shapes';

/** Version of the terms: raised with every change of the text that customers accept, or of the Terms that it names. */
export const termsVersion = '2026-11-23';

// @owner have the terms and the privacy policy read by a lawyer
/** The parts of the legal texts that are the shop's own (docs/product.md of the repository, Ratings, people and brands). */
export const legal: ShopLegal = {
  terms: {
    lastUpdated: 'November 23, 2026',
    warranty: [
      'Each package names its own warranty, which covers the film and our work. “Lifetime” means for as long as you own the car. The film’s manufacturer may give its own warranty; that one is between you and the manufacturer.',
    ],
    liability: [
      'As far as the law allows, our liability is capped at what you paid us in the six months before the claim.',
    ],
    sections: [],
  },
  privacy: {
    lastUpdated: 'November 25, 2026',
    children: ['Our services aren’t for people under 16, and we don’t knowingly keep data about them.'],
    sections: [],
  },
};
