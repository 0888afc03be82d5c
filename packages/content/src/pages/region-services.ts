import { filmNames } from '@tintforge/shop/film-names';

/** The six service cards of every regional page, in their order. */
export const regionServices = [
  { id: 'automotive', title: 'Automotive Window Tinting' },
  { id: 'ppf', title: 'Paint Protection Film (PPF)' },
  { id: 'commercial', title: 'Commercial Window Tinting' },
  { id: 'residential', title: 'Residential Window Tinting' },
  { id: 'ceramic', title: `${filmNames.ceramic} Installation` },
  { id: 'luxury', title: 'Luxury Vehicle Specialists' },
] as const;

/** The id of one of the six service cards. */
export type RegionServiceId = (typeof regionServices)[number]['id'];
