import * as own from '@tintforge/shop/pages/brands';
import * as said from '@tintforge/shop/pages/testimonials';
import * as rated from '@tintforge/shop/reviews';
import * as accounts from '@tintforge/shop/social-links';
import { showsSamples } from './film-statements';
import type { FilmBrand, MaybeSample, Reviews, SocialLink, Testimonial } from './shapes';

function shown<Item extends MaybeSample>(items: readonly Item[]): readonly Item[] {
  return showsSamples ? items : items.filter(({ isSample }) => isSample !== true);
}

/** The manufacturers that the start page names. */
export const brands: readonly FilmBrand[] = shown(own.brands);

/** Customers' words. */
export const testimonials: readonly Testimonial[] = shown(said.testimonials);

/** The ratings; none in a live shop that has only samples. */
export const reviews: Reviews = shown([rated.reviews])[0] ?? { rating: 0, count: 0 };

/** The shop's accounts elsewhere: in a demo also those without an address yet. */
export const socialLinks: readonly SocialLink[] = showsSamples
  ? accounts.socialLinks
  : accounts.socialLinks.filter(({ href }) => href !== undefined);
