import type { FilmShade, FilmType } from '@tintforge/booking-core';
import * as published from '@tintforge/shop/films';

/** The films from the lowest price tier to the highest. */
export const filmTypes: readonly FilmType[] = published.filmTypes;

/**
 * Every product of the film tables as a shade that a customer may choose, with what the tint rule needs of it; dark to
 * light within each film.
 */
export const shades: readonly FilmShade[] = published.films.flatMap(({ filmType, vltBasis, finish, rows }) =>
  rows.map(({ id, product, vltPercent, vlrExteriorPercent }) => ({
    id,
    name: product,
    filmType,
    vltPercent,
    vltBasis,
    ...(vlrExteriorPercent === undefined ? {} : { vlrExteriorPercent }),
    ...(finish === undefined ? {} : { finish }),
  })),
);
