import type { Reviews } from '@tintforge/content/shapes';

/** An invented average: a sample, until it is what real customers gave (16 CFR 465). */
// @owner the ratings, without `isSample` once they can be shown to be real
export const reviews: Reviews = {
  rating: 4.8,
  count: 61,
  isSample: true,
};
