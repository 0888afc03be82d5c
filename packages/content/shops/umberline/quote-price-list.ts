import type { QuotePriceItem } from '@tintforge/content/shapes';

/** The price list from which staff write quotes; coverages cost what their page begins with. An entry without a price gets one in each quote. */
// @owner the entries of the price list and their prices
export const quotePriceList: readonly QuotePriceItem[] = [
  { id: 'partial-front', kinds: ['ppf'], name: 'Partial Front, clear film', unit: 'each', unitCents: 97_500 },
  { id: 'full-front', kinds: ['ppf'], name: 'Full Front, clear film', unit: 'each', unitCents: 167_500 },
  { id: 'full-vehicle', kinds: ['ppf'], name: 'Full Vehicle, clear film', unit: 'each', unitCents: 449_500 },
  { id: 'hood-film', kinds: ['ppf', 'fleet'], name: 'Clear hood film', unit: 'each', unitCents: 54_500 },
  { id: 'bumper-film', kinds: ['ppf', 'fleet'], name: 'Clear bumper film', unit: 'each', unitCents: 38_500 },
  { id: 'fleet-tint', kinds: ['fleet'], name: 'Window tint', unit: 'each', unitCents: null },
  { id: 'labor', kinds: ['ppf', 'fleet'], name: 'Labor', unit: 'hour', unitCents: null },
];
