import { type FilmType, type Package, type VehicleType, vehicleTypes } from '@tintforge/booking-core';
import { packages } from '../packages';

/** The package of lowest price with a film, for a vehicle; undefined where none is sold. */
export function packageWith(filmType: FilmType, vehicleType: VehicleType): Package | undefined {
  const offers: readonly Package[] = packages;
  return offers
    .filter((offer) => offer.filmType === filmType && offer.vehicleType === vehicleType)
    .toSorted((left, right) => left.priceCents - right.priceCents)[0];
}

/** The vehicles for which a package with a film is sold. */
export function vehiclesWith(filmType: FilmType): VehicleType[] {
  return vehicleTypes.filter((vehicleType) => packageWith(filmType, vehicleType) !== undefined);
}
