import type { QuotePriceItem } from '@tintforge/content/shapes';

/** The price list from which staff write quotes. Ids are permanent; an entry without a price gets one in each quote. */
// @owner the entries of the price list and their prices
export const quotePriceList: readonly QuotePriceItem[] = [
  { id: 'fleet-tint', kinds: ['fleet'], name: 'Window tint', unit: 'each', unitCents: null },
  { id: 'fleet-removal', kinds: ['fleet'], name: 'Old tint removal', unit: 'each', unitCents: null },
  { id: 'labor', kinds: ['fleet'], name: 'Labor', unit: 'hour', unitCents: null },
];
