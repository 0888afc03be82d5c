import type { AddOn } from '@tintforge/booking-core';

/** The four extras. */
// @owner the extras, their prices and minutes
export const addOns: readonly AddOn[] = [
  {
    id: 'old-film-off',
    picture: 'tint-removal',
    name: 'Old Film Removed',
    description: 'Purple, bubbled or just too dark: off with it.',
    priceCents: 16_500,
    minutes: 90,
    features: ['Steam, not scraping', 'Adhesive washed off the pane', 'Slow around the defroster lines'],
    recommended: false,
  },
  {
    id: 'hood-film',
    picture: 'ppf-hood',
    name: 'Clear Hood Film',
    description: 'Paint film against traction sand and pass gravel.',
    priceCents: 54_500,
    minutes: 120,
    features: [
      'The hood, edge to edge',
      'Heals light scratches when it warms',
      '10 years from the film’s manufacturer',
    ],
    recommended: false,
  },
  {
    id: 'bumper-film',
    picture: 'ppf-bumper',
    name: 'Clear Bumper Film',
    description: 'Paint film for the part that meets the road first.',
    priceCents: 38_500,
    minutes: 120,
    features: ['Cut to your model by plotter', 'Sensors left free', 'Covered by its manufacturer for 10 years'],
    recommended: false,
  },
  {
    id: 'glass-coat',
    picture: 'ceramic-coating',
    name: 'Winter Glass Coat',
    description: 'Slush and road salt let go more easily.',
    priceCents: 12_500,
    minutes: 30,
    features: [
      'On the outside of the side and rear glass',
      'Water beads and rolls off',
      'Frost scrapes off with less work',
    ],
    recommended: true,
  },
];
