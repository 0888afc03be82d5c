import type { FilmType } from '@tintforge/booking-core';
import type { HomeVerdict } from '@tintforge/content/shapes';

/**
 * The verdict on each shade by its id, on typical glass and by the rule that decides about an order: a table that can be
 * read in two ways counts by the darker, and shades that meet a limit by less than the meter's margin of error are metered
 * first. Written down, so that a table carries no law; the tests hold it to the rule. The others are for all sides.
 */
export const verdictOfShade: Readonly<Record<string, HomeVerdict>> = {
  'ceramic-ir-5': 'none',
  'ceramic-ir-16': 'multipurpose',
  'ceramic-ir-25': 'rear',
  'ceramic-ir-30': 'rear',
  'ceramic-ir-37': 'rear',
  'hybrid-5': 'none',
  'hybrid-15': 'multipurpose',
  'hybrid-20': 'rear',
  'hybrid-30': 'rear',
  'carbon-5': 'none',
  'carbon-15': 'rear-metered',
  'carbon-25': 'rear',
};

/** Films whose tables have no reflectance: not verified, except what is too dark, until the owner states one. */
export const unpublished: readonly FilmType[] = ['Ceramic Film'];
