import type { FilmType } from '@tintforge/booking-core';
import type { ComparedClaim } from '@tintforge/content/page-shapes';

/** The manufacturers' claims about each film’s interference with radio signals. */
export const signalClaims: Readonly<Record<FilmType, ComparedClaim>> = {
  'Shale Film': { value: 'Minimal' },
  'Basalt Film': { value: 'Very low' },
  'Mica Film': { value: 'None' },
};
