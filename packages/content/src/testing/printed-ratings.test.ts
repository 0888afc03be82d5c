import { expect, test } from 'vitest';
import { printsRating } from './printed-ratings';

test.each(['4.9 of 5', 'Rated 4.9/5', '★★★★★', 'Five-star service', '4.5 stars', 'From 97 ratings', '200+ reviews'])(
  '“%s” is a rating that nobody stands behind',
  (text) => {
    expect(printsRating(text)).toBe(true);
  },
);

test.each(['What customers say', '3 of 4 answered', 'Wait 3–5 days', 'Ultimate, 5 years'])('“%s” is none', (text) => {
  expect(printsRating(text)).toBe(false);
});
