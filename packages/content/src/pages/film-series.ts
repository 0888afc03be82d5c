import type { FilmType } from '@tintforge/booking-core';
import { films } from '@tintforge/shop/films';
import type { FilmSeries } from '../shapes';

/** The look of a film in drawings and the page that it has. */
export function seriesOf(filmType: FilmType): FilmSeries {
  return films.find((film) => film.filmType === filmType)?.series ?? 'ceramic';
}
