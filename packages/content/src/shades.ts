import type { Shade } from '@tintforge/booking-core';
import { films } from './films';

/** Every product of the three film tables as a shade that a customer may prefer; dark to light within each film. */
export const shades: readonly Shade[] = films.flatMap(({ filmType, rows }) =>
  rows.map(({ product, vltPercent }) => ({ name: product, filmType, vltPercent })),
);
