import type { FilmType } from '@tintforge/booking-core';

/** What the makers claim of each film’s interference with radio signals (docs/film.md of the repository, Claims). */
export const signalClaims: Readonly<Record<FilmType, { value: string }>> = {
  'Ceramic Film': { value: 'None' },
  'Hybrid Film': { value: 'Minimal' },
  'Carbon Film': { value: 'Very low' },
};
