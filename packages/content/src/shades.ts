import type { FilmShade } from '@tintforge/booking-core';
import { statedShades } from './film-shades';
import { inForce } from './regions';

export { filmTypes } from './film-shades';

/**
 * Every product of the film tables as a shade that a customer may choose, with what the tint rule needs of it; dark to
 * light within each film.
 */
export const shades: readonly FilmShade[] = inForce('shades', statedShades);
