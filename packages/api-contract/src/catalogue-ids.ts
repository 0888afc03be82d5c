/** The vehicle types and the films that a shop's catalog has. */
export interface CatalogueIds {
  vehicleTypes: readonly string[];
  filmTypes: readonly string[];
}

let known: CatalogueIds | undefined;

/**
 * Refuses requests and responses with a vehicle type or a film that isn't among these. A server calls it once, for its
 * shop; where no one has, as in a browser, every well-formed one is accepted.
 */
export function acceptOnly(ids: CatalogueIds | undefined): void {
  known = ids;
}

/** True for the id of a vehicle type. */
export function isVehicleType(id: string): boolean {
  return known === undefined ? /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) : known.vehicleTypes.includes(id);
}

/** True for the name of a film. */
export function isFilmType(name: string): boolean {
  return known === undefined ? name.trim() !== '' && name.length <= 60 : known.filmTypes.includes(name);
}

/** Said of any other: "Invalid option: expected one of "sedan"|"suv"", as of every choice. */
export function expected(kind: keyof CatalogueIds): string {
  return known === undefined
    ? 'Invalid option'
    : `Invalid option: expected one of ${known[kind].map((id) => `"${id}"`).join('|')}`;
}
