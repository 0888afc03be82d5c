import type { FilmType } from '@tintforge/booking-core';
import type { HomeVerdict } from '@tintforge/content/shapes';

/**
 * The verdict on each shade by its id, on typical glass and by the rule that decides about an order (C.R.S. 42-4-227):
 * what lets less than 27% through is for behind the driver only, and only with 70% in front. Written down, so that a table
 * carries no law; the tests hold it to the rule.
 */
export const verdictOfShade: Readonly<Record<string, HomeVerdict>> = {
  'ceramic-ir-5': 'rear-clear-front',
  'ceramic-ir-16': 'rear-clear-front',
  'ceramic-ir-25': 'rear-clear-front',
  'ceramic-ir-30': 'rear-clear-front',
  'hybrid-5': 'rear-clear-front',
  'hybrid-15': 'rear-clear-front',
  'hybrid-20': 'rear-clear-front',
  'hybrid-30': 'rear-clear-front',
  'carbon-5': 'rear-clear-front',
  'carbon-15': 'rear-clear-front',
  'carbon-25': 'rear-clear-front',
};

/** Films whose tables have no reflectance, and so no finish: not verified until the owner states it. */
export const unpublished: readonly FilmType[] = ['Mica Film'];
