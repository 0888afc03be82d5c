import type { FilmShade } from '@tintforge/booking-core';
import { films } from '@tintforge/shop/films';

/**
 * Every product of the three film tables as a shade that a customer may choose, with what the tint rule needs of it; dark to
 * light within each film.
 */
export const shades: readonly FilmShade[] = films.flatMap(({ filmType, vltBasis, finish, rows }) =>
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
