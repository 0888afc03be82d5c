import { oneFilm, panesOf } from '@tintforge/app-base/tint/film-of';
import { glassOf } from '@tintforge/app-base/tint/glass-of';
import { netVlt, type TintDraft, type VehicleType } from '@tintforge/booking-core';
import { tintCatalogue, vehicleTypeOf } from '@tintforge/content';
import type { VehicleProps } from '@tintforge/ui';

/** The chosen film on a car in the picture, on its own glass; a common film if none is chosen. */
export function filmOfDraft(tint: TintDraft, vehicleType: VehicleType): VehicleProps['vlt'] {
  const { shades } = tint;
  if (shades === null || Object.keys(shades).length === 0) return oneFilm();
  const light = vehicleTypeOf(vehicleType).zones.flatMap((zone) => {
    const glassVltPercent = glassOf({ ...tint, vehicleType }, zone);
    if (glassVltPercent === undefined) return [];
    const shade = tintCatalogue.shades.find(({ id }) => id === shades[zone]);
    return [[zone, shade === undefined ? glassVltPercent : netVlt(shade, glassVltPercent).judgedPercent] as const];
  });
  return panesOf(Object.fromEntries(light));
}
