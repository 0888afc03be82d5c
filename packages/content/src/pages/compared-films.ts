import type { FilmType } from '@tintforge/booking-core';
import { films } from '@tintforge/shop/films';

/** The films in the order in which they are compared, under their short names: "Ceramic" for Ceramic Film. */
export const comparedFilms: readonly { filmType: FilmType; name: string }[] = films.map(({ filmType }) => ({
  filmType,
  name: filmType.replace(/ Film$/, ''),
}));
