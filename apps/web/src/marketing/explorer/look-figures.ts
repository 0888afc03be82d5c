import type { FilmType, GlassZone, Package } from '@tintforge/booking-core';
import { type FilmRow, filmRowsOf, packages, tintCatalogue } from '@tintforge/content';
import { explorerZones, isAgreedAtCar, type Look, type LookName, shadesOf } from './look';

/** A shade of a look with its film's measurements, and its zones. */
export interface ShadeFigures {
  row: FilmRow;
  filmType: FilmType;
  zones: readonly GlassZone[];
}

/** The different shades of a look, in order from front to back. */
export function figuresOf(look: Look, name: LookName): ShadeFigures[] {
  const shades = shadesOf(look, name);
  const zones = explorerZones(look.vehicleType);
  const worn = new Set(zones.flatMap((zone) => shades[zone] ?? []));
  return [...worn].flatMap((shadeId) => {
    const filmType = tintCatalogue.shades.find(({ id }) => id === shadeId)?.filmType;
    const row = filmType === undefined ? undefined : filmRowsOf(filmType).find(({ id }) => id === shadeId);
    if (filmType === undefined || row === undefined) return [];
    return [{ row, filmType, zones: zones.filter((zone) => shades[zone] === shadeId) }];
  });
}

/** The films on the glass that a package covers; the strip and the roof are settled at the car and don't count. */
export function coveredFilms(look: Look, name: LookName): FilmType[] {
  const films = figuresOf(look, name)
    .filter(({ zones }) => zones.some((zone) => !isAgreedAtCar(zone)))
    .map(({ filmType }) => filmType);
  return [...new Set(films)];
}

/** The packages with a film for the vehicle of a look; several where two tiers have it. */
export function packagesWith({ vehicleType }: Pick<Look, 'vehicleType'>, filmType: FilmType): Package[] {
  return packages.filter((offer) => offer.vehicleType === vehicleType && offer.filmType === filmType);
}
