import type { FilmType, GlassZone } from '@tintforge/booking-core';
import { type FilmRow, filmRowsOf } from '@tintforge/content';
import { explorerZones, type Look, type LookName, shadeOf, shadesOf } from './look';

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
    const filmType = shadeOf(shadeId)?.filmType;
    const row = filmType === undefined ? undefined : filmRowsOf(filmType).find(({ id }) => id === shadeId);
    if (filmType === undefined || row === undefined) return [];
    return [{ row, filmType, zones: zones.filter((zone) => shades[zone] === shadeId) }];
  });
}
