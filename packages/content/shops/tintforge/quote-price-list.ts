import type { QuotePriceItem } from '@tintforge/content/shapes';

const glass = ['residential', 'commercial'] as const;

/**
 * The price list from which staff write quotes. Coverages of paint protection film begin at the prices of the page about it;
 * an entry without a price gets one in each quote.
 */
// @owner the prices of film on buildings and by the hour, and what a coverage costs on large or curved cars
export const quotePriceList: readonly QuotePriceItem[] = [
  {
    id: 'ppf-partial-front',
    kinds: ['ppf'],
    name: 'Partial Front, paint protection film',
    unit: 'each',
    unitCents: 89_900,
  },
  { id: 'ppf-full-front', kinds: ['ppf'], name: 'Full Front, paint protection film', unit: 'each', unitCents: 149_900 },
  {
    id: 'ppf-full-vehicle',
    kinds: ['ppf'],
    name: 'Full Vehicle, paint protection film',
    unit: 'each',
    unitCents: 399_900,
  },
  { id: 'ppf-panel', kinds: ['ppf'], name: 'One more panel, paint protection film', unit: 'each', unitCents: null },
  { id: 'film-ceramic', kinds: glass, name: 'Ceramic film', unit: 'sq-ft', unitCents: null },
  { id: 'film-decorative', kinds: glass, name: 'Decorative film', unit: 'sq-ft', unitCents: null },
  { id: 'film-security', kinds: glass, name: 'Security film', unit: 'sq-ft', unitCents: null },
  { id: 'film-removal', kinds: glass, name: 'Old film removal', unit: 'sq-ft', unitCents: null },
  { id: 'lift', kinds: glass, name: 'Lift', unit: 'hour', unitCents: null },
  { id: 'fleet-tint', kinds: ['fleet'], name: 'Window tint', unit: 'each', unitCents: null },
  { id: 'fleet-removal', kinds: ['fleet'], name: 'Old tint removal', unit: 'each', unitCents: null },
  { id: 'labor', kinds: ['residential', 'commercial', 'ppf', 'fleet'], name: 'Labor', unit: 'hour', unitCents: null },
];
