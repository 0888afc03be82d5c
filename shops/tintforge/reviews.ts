import type { Reviews } from '@tintforge/content/shapes';

/**
 * The average of our ratings, as the shop states it: 4.9 of 5 from 97. It is marked up for search engines only once
 * `source` is `verified`: an owner sets it when the ratings can be shown to be real (16 CFR 465).
 */
// @owner the ratings, and `verified` once they can be shown to be real
export const reviews: Reviews = {
  rating: 4.9,
  count: 97,
  source: 'stated-by-the-shop',
};
