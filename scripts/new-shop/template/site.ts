import type { ShopSite } from '@tintforge/content/shapes';

/**
 * The pages below the menus, in their order. A page that isn't here isn't built, and nothing leads there. To add one, write
 * its words in `pages` and its line in `page-descriptions.ts`; `npm run shop:check` says what is missing.
 */
export const site = {
  services: ['automotive'],
  products: ['comparison', 'explorer'],
  resources: ['contact', 'privacy'],
  others: [],
} as const satisfies ShopSite;

/** The shop's work, in the title of the start page and in a sentence. */
export const homeTitle = 'Mobile Window Tinting';
export const workInWords = 'Mobile window tinting for cars';

/** A question about work without a price online; the link after it leads to the request for a quote. */
export const quoteQuestion = 'Several cars?';
