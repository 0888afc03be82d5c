import type { AddOn, Catalogue, FilmType, Package, VehicleType } from './catalogue';

/** The switches above packages. */
type Switches = Pick<Catalogue, 'inactiveVehicleTypes' | 'inactiveFilmTypes'>;

/** True when a package can be ordered: it, its vehicle type and its film are switched on. */
export function isPackageOffered(
  catalogue: Switches,
  { isActive = true, vehicleType, filmType }: Pick<Package, 'isActive' | 'vehicleType' | 'filmType'>,
): boolean {
  return isActive && isVehicleTypeActive(catalogue, vehicleType) && isFilmTypeActive(catalogue, filmType);
}

/** True when an extra can be ordered. */
export function isAddOnOffered({ isActive = true }: Pick<AddOn, 'isActive'>): boolean {
  return isActive;
}

/** The packages that can be ordered, of one vehicle type or of all, in the order of the catalog. */
export function offeredPackages(catalogue: Catalogue, vehicleType?: VehicleType): Package[] {
  return catalogue.packages.filter(
    (item) => isPackageOffered(catalogue, item) && (vehicleType === undefined || item.vehicleType === vehicleType),
  );
}

/** The extras that can be ordered, in the order of the catalog. */
export function offeredAddOns({ addOns }: Pick<Catalogue, 'addOns'>): AddOn[] {
  return addOns.filter(isAddOnOffered);
}

/** The vehicle types with a package that can be ordered. */
export function offeredVehicleTypes(catalogue: Catalogue): VehicleType[] {
  return catalogue.vehicleTypes
    .map(({ id }) => id)
    .filter((vehicleType) => offeredPackages(catalogue, vehicleType).length > 0);
}

/** The films of packages that can be ordered. */
export function offeredFilmTypes(catalogue: Catalogue): FilmType[] {
  return catalogue.filmTypes.filter((filmType) =>
    offeredPackages(catalogue).some((item) => item.filmType === filmType),
  );
}

/** False when a vehicle type is switched off. */
export function isVehicleTypeActive({ inactiveVehicleTypes = [] }: Switches, vehicleType: VehicleType): boolean {
  return !inactiveVehicleTypes.includes(vehicleType);
}

/** False when a film is switched off. */
export function isFilmTypeActive({ inactiveFilmTypes = [] }: Switches, filmType: FilmType): boolean {
  return !inactiveFilmTypes.includes(filmType);
}
