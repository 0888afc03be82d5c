import type { Shade } from '@tintforge/booking-core';
import { films } from './films';

/** Every product of the three film tables as a shade that a customer may choose; dark to light within each film. */
export const shades: readonly Shade[] = films.flatMap(({ filmType, rows }) =>
  rows.map(({ id, product, vltPercent }) => ({ id, name: product, filmType, vltPercent })),
);
