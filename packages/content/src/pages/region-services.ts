import type { QuoteKind } from '@tintforge/booking-core';
import { filmNames } from '@tintforge/shop/film-names';
import type { RegionServiceId } from '../shapes';

/** The six service cards of every regional page, in their order; with `quote`, work that has no price online. */
export const regionServices = [
  { id: 'automotive', title: 'Automotive Window Tinting' },
  { id: 'ppf', title: 'Paint Protection Film (PPF)', quote: 'ppf' },
  { id: 'commercial', title: 'Commercial Window Tinting', quote: 'commercial' },
  { id: 'residential', title: 'Residential Window Tinting', quote: 'residential' },
  { id: 'ceramic', title: `${filmNames.ceramic} Installation` },
  { id: 'luxury', title: 'Luxury Vehicle Specialists' },
] as const satisfies readonly { id: RegionServiceId; title: string; quote?: QuoteKind }[];
