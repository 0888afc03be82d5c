import type { FilmType } from '@tintforge/booking-core';
import type { ComparedClaim } from '@tintforge/content/page-shapes';

/** The manufacturers' claims about each film’s interference with radio signals (docs/film.md of the repository, Claims). */
export const signalClaims: Readonly<Record<FilmType, ComparedClaim>> = {
  'Ceramic Film': { value: 'None' },
  'Hybrid Film': { value: 'Minimal' },
  'Carbon Film': { value: 'Very low' },
};
