import type { ShopSite } from '@tintforge/content/shapes';

/** The pages below the menus, in their order. A page that isn't here isn't built, and nothing leads there. */
export const site = {
  services: ['automotive', 'commercial', 'residential', 'ppf'],
  products: ['ceramic', 'carbon', 'hybrid', 'comparison', 'explorer'],
  resources: ['about', 'gallery', 'contact', 'privacy'],
  others: ['ppfBenefits'],
} as const satisfies ShopSite;

/** The title of the start page. */
export const homeTitle = 'Mobile Window Tinting and PPF';
/** The shop's work in a sentence. */
export const workInWords = 'Mobile window tinting and paint protection film';

/** A question about work without a price online; the link after it leads to the request for a quote. */
export const quoteQuestion = 'Home, office or full PPF?';
