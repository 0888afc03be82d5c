import { type Catalogue, type FilmType, offeredPackages, type VehicleType } from '@tintforge/booking-core';

/** The lowest price (cents) and the shortest and longest job (minutes) among a vehicle's packages. */
export function vehicleFacts(catalogue: Catalogue, vehicleType: VehicleType) {
  const offered = offeredPackages(catalogue, vehicleType);
  // Pages name a vehicle whose packages are all switched off, too.
  const offers = offered.length > 0 ? offered : catalogue.packages.filter((item) => item.vehicleType === vehicleType);
  const minutes = offers.map((item) => item.minutes);
  return {
    fromCents: Math.min(...offers.map((item) => item.priceCents)),
    shortest: Math.min(...minutes),
    longest: Math.max(...minutes),
  };
}

/** The shades of a film from clear to dark, in percent of visible light. */
export function shadesOf(catalogue: Pick<Catalogue, 'shades'>, filmType: FilmType): number[] {
  return catalogue.shades
    .filter((shade) => shade.filmType === filmType)
    .map((shade) => shade.vltPercent)
    .toSorted((left, right) => right - left);
}

/** A film as the packages offer it. */
export interface FilmFacts {
  filmType: FilmType;
  /** From clear to dark, percent of visible light. */
  shades: readonly number[];
  tiers: readonly string[];
  warranties: readonly string[];
}

/** The films with their shades, packages and warranties. */
export function filmFacts(catalogue: Catalogue): FilmFacts[] {
  return catalogue.filmTypes.map((filmType) => {
    const packages = offeredPackages(catalogue).filter((item) => item.filmType === filmType);
    return {
      filmType,
      shades: shadesOf(catalogue, filmType),
      tiers: [...new Set(packages.map((item) => item.tier))],
      warranties: [...new Set(packages.map((item) => item.warranty))],
    };
  });
}
