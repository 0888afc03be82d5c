import { zipsOfCities } from '@tintforge/shop/zip-cities';

const cities = new Map(
  Object.entries(zipsOfCities).flatMap(([city, zips]) => zips.split(' ').map((zip) => [zip, city] as const)),
);

/** The usual city of a five-digit ZIP code (more digits may follow); undefined where the table names none. */
export function cityOfZip(zip: string): string | undefined {
  const code = zip.trim().slice(0, 5);
  return code.length < 5 ? undefined : (cities.get(code) ?? cities.get(code.slice(0, 3)));
}

/** True when a city is written like another, "Saint Paul" like "St. Paul" and "Ft Wayne" like "Fort Wayne". */
export function isSameCity(one: string, other: string): boolean {
  return plainCity(one) === plainCity(other);
}

function plainCity(city: string): string {
  const letters = city
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return letters.replace(/^saint /, 'st ').replace(/\bft /, 'fort ');
}
