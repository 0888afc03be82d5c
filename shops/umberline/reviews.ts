import type { Reviews } from '@tintforge/content/shapes';

/** An invented average, as a shop would state it. It is marked up for search engines only once `source` is `verified` (16 CFR 465). */
// @owner the ratings, and `verified` once they can be shown to be real
export const reviews: Reviews = {
  rating: 4.8,
  count: 61,
  source: 'stated-by-the-shop',
};
