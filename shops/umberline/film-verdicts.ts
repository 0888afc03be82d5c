import type { FilmType } from '@tintforge/booking-core';
import type { HomeVerdict } from '@tintforge/content/shapes';

/**
 * The verdict on each shade by its id, on typical glass and by the rule that decides about an order (C.R.S. 42-4-227):
 * what lets less than 27% through is for behind the driver only, and only with 70% in front. Written down, so that a table
 * carries no law; the tests hold it to the rule.
 */
export const verdictOfShade: Readonly<Record<string, HomeVerdict>> = {
  'hybrid-5': 'rear-clear-front',
  'hybrid-15': 'rear-clear-front',
  'hybrid-20': 'rear-clear-front',
  'hybrid-30': 'rear-clear-front',
  'carbon-5': 'rear-clear-front',
  'carbon-15': 'rear-clear-front',
  'carbon-25': 'rear-clear-front',
};

/** Films of which no reflectance is published, and so no finish known: their shades are not verified. */
export const unpublished: readonly FilmType[] = ['Mica Film'];
