import { type FilmType, offeredPackages, type Package, type VehicleType } from '@tintforge/booking-core';
import { catalogue } from '../catalogue';
import { vehicleTypes } from '../vehicle-types';

/** The package of lowest price with a film, for a vehicle; undefined where none is sold. */
export function packageWith(filmType: FilmType, vehicleType: VehicleType): Package | undefined {
  return offeredPackages(catalogue, vehicleType)
    .filter((offer) => offer.filmType === filmType)
    .toSorted((left, right) => left.priceCents - right.priceCents)[0];
}

/** The vehicles for which a package with a film is sold. */
export function vehiclesWith(filmType: FilmType): VehicleType[] {
  return vehicleTypes.map(({ id }) => id).filter((id) => packageWith(filmType, id) !== undefined);
}
