import type { ShopSite } from '@tintforge/content/shapes';

/** The pages below the menus, in their order. A page that isn't here isn't built, and nothing leads there. */
export const site = {
  services: ['automotive', 'ppf'],
  products: ['hybrid', 'carbon', 'ceramic', 'explorer', 'comparison'],
  resources: ['about', 'gallery', 'contact', 'privacy'],
  others: ['ppfBenefits'],
} as const satisfies ShopSite;

/** The title of the start page. */
export const homeTitle = 'Car Window Film at Your Garage';
/** The shop's work in a sentence. */
export const workInWords = 'Window film and clear paint film for cars';

/** A question about work without a price online; the link after it leads to the request for a quote. */
export const quoteQuestion = 'A whole car in paint film, or several cars?';
