import type { AddOn } from '@tintforge/booking-core';

/** The extras. Ids are permanent. */
// @owner the extras, their prices and minutes
export const addOns: readonly AddOn[] = [
  {
    id: 'tint-removal',
    picture: 'tint-removal',
    name: 'Old Tint Removal',
    description: 'The film that is on the glass now comes off first.',
    priceCents: 15_000,
    minutes: 90,
    features: ['Film and glue come off', 'Care with the defroster lines'],
    recommended: false,
  },
  {
    id: 'glass-coating',
    picture: 'ceramic-coating',
    name: 'Glass Coating',
    description: 'Water beads on the outside of the glass.',
    priceCents: 12_000,
    minutes: 30,
    features: ['On the outside of the windows', 'Easier to clean'],
    recommended: false,
  },
];
