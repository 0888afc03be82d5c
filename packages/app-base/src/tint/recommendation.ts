import {
  carFactsOf,
  type FilmType,
  recommendedShades,
  type VehicleType,
  type ZoneShades,
} from '@tintforge/booking-core';
import { tintCatalogue, usualGlassOf, vehicleTypeOf, vehicleTypes } from '@tintforge/content';
import type { JudgedDraft } from './judge-zone';
import { everyLaw, lawOf } from './state-laws';

/** Input of the recommendation: the car, as far as its price class describes it, and the film of its package. */
export interface FilmedCar {
  vehicleType: VehicleType;
  filmType: FilmType;
}

/** The shades that we would put on this car: the darkest that are legal with room to spare. */
export function recommendationFor(tint: JudgedDraft, { vehicleType, filmType }: FilmedCar): ZoneShades {
  return recommendedShades(tintCatalogue, {
    ...tint,
    car: carFactsOf(tint.answers, { ...tint, vehicleType }, vehicleTypes),
    law: lawOf(tint),
    everyLaw: everyLaw(tint),
    ...tint.days,
    filmType,
    zones: vehicleTypeOf(vehicleType).zones,
    usualGlass: usualGlassOf(vehicleType),
  });
}

/** True when both have the same shade on every zone. */
export function areSameShades(one: ZoneShades | null, other: ZoneShades | null): boolean {
  const textOf = (shades: ZoneShades | null) => JSON.stringify(Object.entries(shades ?? {}).toSorted());
  return textOf(one) === textOf(other);
}
