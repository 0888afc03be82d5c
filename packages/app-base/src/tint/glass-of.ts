import {
  type FilmShade,
  type FilmType,
  type GlassZone,
  glassVltPercentOf,
  type TintDraft,
} from '@tintforge/booking-core';
import { tintCatalogue, usualGlass } from '@tintforge/content';

// A separate file: a picture needs the glass and the shades before any law.

/** The bare glass of a zone, percent: the entered one, else the usual one; undefined for an impossible reading. */
export function glassOf({ glass }: Pick<TintDraft, 'glass'>, zone: GlassZone): number | undefined {
  return glassVltPercentOf(tintCatalogue.glassPresets, { zone, glass: glass[zone] ?? usualGlass });
}

/** The shades of a film, dark to light. */
export function shadesOfFilm(filmType: FilmType): FilmShade[] {
  return tintCatalogue.shades.filter((shade) => shade.filmType === filmType);
}
