import type { FilmType } from '@tintforge/booking-core';

/** The films in the order in which they are compared, under their short names. */
export const comparedFilms: readonly { filmType: FilmType; name: string }[] = [
  { filmType: 'Ceramic Film', name: 'Ceramic' },
  { filmType: 'Hybrid Film', name: 'Hybrid' },
  { filmType: 'Carbon Film', name: 'Carbon' },
];
