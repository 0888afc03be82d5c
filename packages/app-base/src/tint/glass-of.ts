import {
  type FilmShade,
  type FilmType,
  type GlassZone,
  glassVltPercentOf,
  type TintDraft,
  type VehicleType,
} from '@tintforge/booking-core';
import { tintCatalogue, usualGlassOf } from '@tintforge/content';

// A separate file: a picture needs the glass and the shades before any law.

/** The glass of a car as far as it was entered, and the type of vehicle by which the rest is assumed. */
export interface GlassOfCar extends Pick<TintDraft, 'glass'> {
  vehicleType?: VehicleType | null | undefined;
}

/** The bare glass of a zone, percent: the entered one, else the one that such vehicles usually have; undefined for an impossible reading. */
export function glassOf({ glass, vehicleType }: GlassOfCar, zone: GlassZone): number | undefined {
  return glassVltPercentOf(tintCatalogue.glassPresets, { zone, glass: glass[zone] ?? usualGlassOf(vehicleType)(zone) });
}

/** The shades of a film, dark to light. */
export function shadesOfFilm(filmType: FilmType): FilmShade[] {
  return tintCatalogue.shades.filter((shade) => shade.filmType === filmType);
}
