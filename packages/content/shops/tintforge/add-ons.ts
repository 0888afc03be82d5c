import type { AddOn } from '@tintforge/booking-core';

/** The five add-ons. Ids, names, prices, minutes and notice: docs/product.md of the repository, Catalog. */
export const addOns: readonly AddOn[] = [
  {
    id: 'tint-removal',
    picture: 'tint-removal',
    name: 'Existing Tint Removal',
    description: 'Old film steamed off, glue and all.',
    priceCents: 14_999,
    minutes: 90,
    features: [
      'Steam lifts the old film',
      'Glue residue cleaned from the glass',
      'Rear defroster lines treated with care',
    ],
    recommended: false,
  },
  {
    id: 'ppf-hood',
    picture: 'ppf-hood',
    name: 'Paint Protection Film (Hood)',
    description: 'Clear, self-healing film where stones land first.',
    priceCents: 49_999,
    minutes: 120,
    features: [
      'Optically clear film over the hood',
      'Light scratches heal in the sun',
      '10-year manufacturer warranty on the hood film',
    ],
    recommended: false,
  },
  {
    id: 'ppf-bumper',
    picture: 'ppf-bumper',
    name: 'Paint Protection Film (Bumper)',
    description: 'The front bumper wrapped to its edges.',
    priceCents: 34_999,
    minutes: 120,
    features: [
      'Pattern cut by computer for your bumper',
      'Resists stains and chemicals',
      '10-year manufacturer warranty on the bumper film',
    ],
    recommended: false,
  },
  {
    id: 'headlight-tinting',
    picture: 'headlight-tinting',
    name: 'Headlight Tinting',
    description: 'Clear protection or show tint.',
    priceCents: 9_999,
    minutes: 30,
    features: ['Both headlights', 'Clear film against stone chips', 'Tinted film for show use'],
    // Florida Statutes 316.220, 316.221, 316.237.
    notice: 'Film that dims a headlight is not road-legal in Florida. We apply it clear, or for show use.',
    recommended: false,
  },
  {
    id: 'ceramic-coating',
    picture: 'ceramic-coating',
    name: 'Window Ceramic Coating',
    description: 'Rain beads off and glass cleans with a wipe.',
    priceCents: 14_999,
    minutes: 30,
    features: ['Applied to the outside of the glass', 'Water beads and runs off', 'Salt and pollen wipe away'],
    recommended: true,
  },
];
