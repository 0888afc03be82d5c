import { parseZip } from '@tintforge/booking-core';
import { zipsOfCities } from '@tintforge/shop/zip-cities';

const cities = new Map(
  Object.entries(zipsOfCities).flatMap(([city, zips]) => zips.split(' ').map((zip) => [zip, city] as const)),
);

/** The usual city of a ZIP code as it was typed; undefined where the table names none. */
export function cityOfZip(zip: string): string | undefined {
  const code = parseZip(zip);
  return code === undefined ? undefined : (cities.get(code) ?? cities.get(code.slice(0, 3)));
}

/** True when a city is written like another: with "Saint" for "St." or "Ft" for "Fort". */
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
